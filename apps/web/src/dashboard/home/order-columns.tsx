import type { RecentOrder } from '@wasl/contracts/web/dashboard/home.contract'
import { pick, type Locale } from '@wasl/domain/locale'
import { Ltr } from '@wasl/ui/text/Ltr'
import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import { MoneyBadges } from '../../desk/MoneyBadges.tsx'
import { staffPaths } from '../../desk/staff-paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { Name } from '../../parts/Name.tsx'
import { TransactionBadge } from '../../parts/TransactionBadge.tsx'
import type { HomeText } from './home.text.ts'
import css from './Home.module.css'

type Facts = {
  t: HomeText
  locale: Locale
  /** Of today the hour is enough. */
  isToday: (instant: string) => boolean
}

export const orderColumns = ({ t, locale, isToday }: Facts): DataColumn<RecentOrder>[] => [
  {
    id: 'id',
    label: t('home.column.id'),
    cell: ({ id }) => (
      <a className={css.id} href={`${staffPaths.allTransactions(locale)}/${encodeURIComponent(id)}`}>
        <Ltr>{shortId(id)}</Ltr>
      </a>
    ),
    text: ({ id }) => id,
    width: 108,
    isPinned: true,
    card: 'title',
    namesRow: true,
  },
  {
    id: 'state',
    label: t('home.column.state'),
    cell: ({ state, moneyStates }) => (
      <span className={css.states}>
        <TransactionBadge state={state} />
        <MoneyBadges states={moneyStates} />
      </span>
    ),
    width: 148,
    card: 'badge',
    namesRow: true,
  },
  {
    id: 'customer',
    label: t('home.column.customer'),
    cell: ({ customerName, customerEmail }) =>
      customerName ? <Name of={customerName} /> : customerEmail ? <Ltr>{customerEmail}</Ltr> : '-',
    text: ({ customerName, customerEmail }) =>
      customerName ? pick(customerName, locale) : (customerEmail ?? '-'),
    width: 104,
    isFlexible: true,
    card: 'note',
  },
  {
    id: 'amount',
    label: t('home.column.amount'),
    cell: ({ amount }) => <Amount of={amount} />,
    width: 112,
    align: 'end',
    card: 'amount',
    namesRow: true,
  },
  {
    id: 'time',
    label: t('home.column.time'),
    cell: ({ created }) => <Instant at={created} show={isToday(created) ? 'time' : 'date'} />,
    width: 100,
    card: 'time',
  },
]

/** Ours are 22 signs that nobody reads. */
const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id)
