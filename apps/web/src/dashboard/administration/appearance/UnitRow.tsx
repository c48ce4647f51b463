import type { ManagedUnit } from '@wasl/contracts/web/dashboard/administration/units.contract'
import { Button } from '@wasl/ui/Button'
import { Dots } from '@wasl/ui/Dots'
import { IconButton } from '@wasl/ui/IconButton'
import { ArrowDownIcon } from '@wasl/ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '@wasl/ui/icons/ArrowUpIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { Pill } from '@wasl/ui/Pill'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import { titleOf } from '@wasl/domain/locale'
import { useLocale } from '../../../i18n/language.tsx'
import area from '../../../desk/form/Area.module.css'
import css from './Appearance.module.css'
import { useAppearanceText } from './appearance.text.ts'

type Props = {
  unit: ManagedUnit
  place: number
  count: number
  onMove: (by: 1 | -1) => void
  onEdit: () => void
}

export function UnitRow({ unit, place, count, onMove, onEdit }: Props) {
  const t = useAppearanceText()
  const name = titleOf(unit, useLocale())
  return (
    <li className={area.item}>
      <div className={css.unit}>
        {unit.logoUrl ? (
          <img className={css.unitLogo} src={unit.logoUrl} alt="" width={40} height={40} />
        ) : (
          <span className={css.unitLetter} aria-hidden="true">
            {[...name][0]}
          </span>
        )}
        <div className={area.told}>
          <div className={area.head}>
            <h2 className={area.name}>
              <bdi>{name}</bdi>
            </h2>
            {place === 0 && <Pill size="row">{t('appearance.unit.default')}</Pill>}
            {unit.isPaused && (
              <Pill size="row" tone="warning">
                {t('appearance.unit.paused')}
              </Pill>
            )}
          </div>
          <p className={area.quiet}>
            <Dots>
              <bdi dir="ltr">{unit.key}</bdi>
              {t('appearance.unit.requests', { n: unit.requests })}
            </Dots>
          </p>
        </div>
      </div>
      <div className={area.tools}>
        {count > 1 && (
          <>
            <IconButton
              label={t('appearance.unit.up', { name })}
              icon={<ArrowUpIcon size={16} />}
              aria-disabled={place === 0 || undefined}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={t('appearance.unit.down', { name })}
              icon={<ArrowDownIcon size={16} />}
              aria-disabled={place === count - 1 || undefined}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <Button size="row" icon={<PencilIcon size={16} />} onClick={onEdit}>
          {t('appearance.unit.edit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
