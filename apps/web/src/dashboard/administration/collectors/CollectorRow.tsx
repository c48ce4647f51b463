import type {
  Collectors,
  ManagedCollector,
} from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import { joinValues } from '@wasl/domain/listed-values'
import { nameOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/Button'
import { ButtonLink } from '@wasl/ui/ButtonLink'
import { Dots } from '@wasl/ui/Dots'
import { Switch } from '@wasl/ui/fields/Switch'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { ScanQrCodeIcon } from '@wasl/ui/icons/ScanQrCodeIcon'
import { Ltr } from '@wasl/ui/Ltr'
import { Pill } from '@wasl/ui/Pill'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import area from '../../../desk/form/Area.module.css'
import { useStaff } from '../../../desk/staff.ts'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { Collected } from './Collected.tsx'
import { useCollectorsText } from './collectors.text.ts'
import type { Open } from './CollectorsPage.tsx'
import { useCollectorSwitch } from './use-collector-switch.ts'

type Props = { collector: ManagedCollector; units: Collectors['units']; onOpen: (open: Open) => void }

export function CollectorRow({ collector, units, onOpen }: Props) {
  const t = useCollectorsText()
  const locale = useLocale()
  const { has } = useStaff()
  const { isSaving, turn } = useCollectorSwitch(collector)
  const { active, username, unitCode, initiator } = collector
  const name = nameOf(collector, locale)
  const unit = units.find(({ value }) => value === unitCode)
  const search = new URLSearchParams({ initiator: joinValues([initiator]) })
  return (
    <li className={area.item}>
      <div className={area.told}>
        <div className={area.head}>
          <h2 className={area.name}>
            <bdi>{name}</bdi>
          </h2>
          {!active && <Pill size="row">{t('collectors.off')}</Pill>}
        </div>
        <p className={area.quiet}>
          <Dots>
            {username === null ? t('collectors.shared') : <Ltr>{username}</Ltr>}
            <bdi>{unit ? nameOf(unit, locale) : t('collectors.defaultUnit')}</bdi>
          </Dots>
        </p>
        <Collected of={collector.collected} />
      </div>
      <div className={area.tools}>
        <Switch
          label={<VisuallyHidden>{t('collectors.isActive', { name })}</VisuallyHidden>}
          isOn={active}
          isSaving={isSaving}
          savingLabel={t('collectors.saving')}
          onChange={turn}
        />
        {active && (
          <Button
            size="row"
            icon={<ScanQrCodeIcon size={16} />}
            onClick={() => onOpen({ kind: 'link', collector })}
          >
            {t('collectors.link')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {has('customer_payment') && (
          <ButtonLink
            size="row"
            href={`${staffPaths.transactions(locale, 'customer-payment')}?${search.toString()}`}
          >
            {t('collectors.theirs')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
        <Button
          size="row"
          icon={<PencilIcon size={16} />}
          onClick={() => onOpen({ kind: 'edit', collector })}
        >
          {t('collectors.edit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
