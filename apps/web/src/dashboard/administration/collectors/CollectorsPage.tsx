import type {
  Collectors,
  ManagedCollector,
} from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import { joinValues } from '@wasl/domain/listed-values'
import { nameOf } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { paths } from '../../../base/paths.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import area from '../../../desk/form/Area.module.css'
import { bilingual, choice, toggle } from '../../../desk/resource/fields.tsx'
import { resource } from '../../../desk/resource/resource.ts'
import { useStaff } from '../../../desk/staff.ts'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import { LinkCode } from '../../../parts/LinkCode.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import { useCollectorsText } from './collectors.text.ts'

/** Whom payments at counters are credited to. */
export const CollectorsPage = resource({
  client: staffClient.administration.collectors,
  key: ['administration', 'collectors'],
  prefix: 'collectors',
  words: useCollectorsText,
  empty: { nameEn: '', nameAr: '', username: null, unitCode: null, active: true },
  fields: [
    bilingual('name', 80),
    choice('username', ({ users }: Collectors) => users, { hasHint: true }),
    choice('unitCode', ({ units }: Collectors) => units),
    toggle('active'),
  ],
  note: ({ username }, { t }) => (username === null ? t('collectors.shared') : <Ltr>{username}</Ltr>),
  columns: ({ t, page, locale }) => [
    {
      id: 'unit',
      label: t('collectors.unitCode'),
      cell: ({ unitCode }) => {
        const unit = page.units.find(({ value }) => value === unitCode)
        return <bdi>{unit ? nameOf(unit, locale) : t('collectors.unitCode.none')}</bdi>
      },
      width: 140,
    },
    {
      id: 'collected',
      label: t('collectors.collected'),
      cell: ({ collected }) => <Collected of={collected} />,
      width: 230,
      card: 'note',
    },
  ],
  Head: (props) => <AdministrationHead area="collectors" {...props} />,
  Notice: ({ page: { publicCollect } }) => <WhoOpensLinks isPublic={publicCollect} />,
  Details: ({ row }) => <CounterLink of={row} />,
})

function WhoOpensLinks({ isPublic }: { isPublic: boolean }) {
  const t = useCollectorsText()
  return (
    <Alert tone={isPublic ? 'info' : 'neutral'}>
      {t(isPublic ? 'collectors.open' : 'collectors.signIn')}
    </Alert>
  )
}

/** A line for each currency; what was promised in cash is told apart from what gateways took. */
function Collected({ of }: { of: ManagedCollector['collected'] }) {
  const t = useCollectorsText()
  if (of.length === 0) return t('collectors.nothing')
  return of.map(({ currencyCode: currency, payments, received, cash }) => (
    <div key={currency} className={area.wrap}>
      <Dots>
        {t('collectors.payments', { n: payments })}
        <span>
          {t.rich('collectors.received', { amount: <Amount of={{ amount: received, currency }} /> })}
        </span>
        {Number(cash) > 0 && (
          <span>{t.rich('collectors.cash', { amount: <Amount of={{ amount: cash, currency }} /> })}</span>
        )}
      </Dots>
    </div>
  ))
}

/** To print and put beside a till, or to send; and what was paid there. */
function CounterLink({ of: { active, initiator, id, ...names } }: { of: ManagedCollector }) {
  const t = useCollectorsText()
  const locale = useLocale()
  const { has } = useStaff()
  const name = nameOf(names, locale)
  const url = `${location.origin}${paths.counterOf(locale, id)}`
  const search = new URLSearchParams({ initiator: joinValues([initiator]) })
  return (
    <>
      {active && (
        <LinkCode url={url} label={t('collectors.code', { name })}>
          <CopyableValue text={url} label={t('collectors.copy')} copiedLabel={t('collectors.copied')} />
        </LinkCode>
      )}
      {has('customer_payment') && (
        <ButtonLink
          size="row"
          href={`${staffPaths.transactions(locale, 'customer-payment')}?${search.toString()}`}
        >
          {t('collectors.theirs')}
        </ButtonLink>
      )}
    </>
  )
}
