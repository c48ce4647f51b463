import type { ManagedUnit, UnitWish } from '@wasl/contracts/web/dashboard/administration/units.contract'
import { titleOf } from '@wasl/domain/locale'
import { Dots } from '@wasl/ui/text/Dots'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { ArrowDownIcon } from '@wasl/ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '@wasl/ui/icons/ArrowUpIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Pill } from '@wasl/ui/money/Pill'
import { staffClient } from '../../../base/session/staff-client.ts'
import { bilingual, line, once, own, toggle, type OwnField } from '../../../desk/resource/fields.tsx'
import { resource } from '../../../desk/resource/resource.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from './Appearance.module.css'
import { unitsKey } from './appearance.queries.ts'
import { useAppearanceText } from './appearance.text.ts'
import { ColourField } from './ColourField.tsx'
import { OtherPlace } from './OtherPlace.tsx'
import { PictureField } from './PictureField.tsx'
import { useUnitMoves } from './use-unit-moves.ts'

const empty: UnitWish & { key: string } = {
  key: '',
  titleEn: '',
  titleAr: '',
  headerColor: '#ffffff',
  logoUrl: '',
  showUnitTitle: true,
  website: '',
  instagramUrl: '',
  twitterUrl: '',
  facebookUrl: '',
}
const link = { dir: 'ltr', isOptional: true } as const

/** The merchant's shops and departments, in the order in which they are offered. */
export const UnitsPage = resource({
  client: staffClient.administration.units,
  key: unitsKey,
  id: 'key',
  prefix: 'appearance.unit',
  words: useAppearanceText,
  name: (unit, { locale }) => titleOf(unit, locale),
  empty,
  fields: [
    once(line('key', { dir: 'ltr', hasHint: true })),
    bilingual('title', 80),
    own(['headerColor', 'logoUrl'], HeaderOfUnit),
    toggle('showUnitTitle'),
    line('website', link),
    line('instagramUrl', link),
    line('twitterUrl', link),
    line('facebookUrl', link),
  ],
  mark: (unit, { locale }) =>
    unit.logoUrl ? (
      <img className={css.unitLogo} src={unit.logoUrl} alt="" width={32} height={32} />
    ) : (
      <span className={css.unitLetter} aria-hidden="true">
        {[...titleOf(unit, locale)][0]}
      </span>
    ),
  note: ({ key }) => <Ltr>{key}</Ltr>,
  columns: ({ t, page: { results: units } }) => [
    {
      id: 'requests',
      label: t('appearance.unit.requested'),
      cell: ({ requests }) => t('appearance.unit.requests', { n: requests }),
      width: 150,
    },
    {
      id: 'state',
      label: t('appearance.unit.state'),
      cell: (unit) => (
        <Dots>
          {unit === units[0] && <Pill size="row">{t('appearance.unit.default')}</Pill>}
          {unit.isPaused && (
            <Pill size="row" tone="warning">
              {t('appearance.unit.paused')}
            </Pill>
          )}
        </Dots>
      ),
      width: 130,
      card: 'badge',
    },
    ...(units.length > 1
      ? [
          {
            id: 'order',
            label: t('appearance.unit.order'),
            cell: (unit: ManagedUnit) => <UnitMoves unit={unit} units={units} />,
            width: 112,
            card: 'note' as const,
          },
        ]
      : []),
  ],
  Head: (props) => <AdministrationHead area="units" note={<OtherPlace area="brand" />} {...props} />,
})

function HeaderOfUnit({ draft, change, problemOf }: OwnField<UnitWish, unknown>) {
  const t = useAppearanceText()
  return (
    <>
      <ColourField
        label={t('appearance.unit.headerColor')}
        value={draft.headerColor}
        onChange={(headerColor) => change({ headerColor })}
        problem={problemOf('headerColor') ?? null}
      />
      <PictureField
        label={t('appearance.logoUrl')}
        hint={t('appearance.logoHint')}
        url={draft.logoUrl}
        onChange={(logoUrl) => change({ logoUrl })}
        problem={problemOf('logoUrl') ?? null}
      />
    </>
  )
}

function UnitMoves({ unit, units }: { unit: ManagedUnit; units: readonly ManagedUnit[] }) {
  const t = useAppearanceText()
  const name = titleOf(unit, useLocale())
  const move = useUnitMoves(units)
  const place = units.indexOf(unit)
  return (
    <span className={css.moves}>
      <IconButton
        label={t('appearance.unit.up', { name })}
        icon={<ArrowUpIcon size={16} />}
        aria-disabled={place === 0 || undefined}
        onClick={() => move(place, -1)}
      />
      <IconButton
        label={t('appearance.unit.down', { name })}
        icon={<ArrowDownIcon size={16} />}
        aria-disabled={place === units.length - 1 || undefined}
        onClick={() => move(place, 1)}
      />
    </span>
  )
}
