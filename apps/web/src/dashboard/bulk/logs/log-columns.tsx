import type { BulkLog } from '@wasl/contracts/web/dashboard/bulk.contract'
import type { Locale } from '@wasl/domain/locale'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { CellMoney } from '@wasl/ui/table/rows/CellMoney'
import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../Bulk.module.css'
import { bulkPaths } from '../bulk-paths.ts'
import type { BulkText } from '../bulk.text.ts'
import { BulkBadge } from '../BulkBadge.tsx'
import { joined } from '../../../parts/joined.ts'

const none = '-'

/** payments B5, the row log: number, state, customer, amount, channel, the request or why there is none, and its times. */
export const logColumns = (t: BulkText, locale: Locale): DataColumn<BulkLog>[] => [
  {
    id: 'row',
    label: t('bulk.column.row'),
    cell: ({ row }) => String(row),
    cardCell: ({ row }) => t('bulk.row', { n: row }),
    width: 72,
    isPinned: true,
    card: 'title',
    namesRow: true,
  },
  {
    id: 'state',
    label: t('bulk.column.state'),
    cell: (log) => <BulkBadge kind="row" state={shownState(log)} />,
    width: 132,
    card: 'badge',
    namesRow: true,
  },
  {
    id: 'customer',
    label: t('bulk.column.customer'),
    cell: ({ customer }) => <bdi>{customer}</bdi>,
    text: ({ customer }) => customer,
    cardCell: (log) => (
      <span className={css.stack}>
        <bdi>{log.customer}</bdi>
        {(log.transactionId ?? log.error) !== null && <RequestCell log={log} locale={locale} />}
        {log.sentAt !== null && <Instant at={log.sentAt} />}
      </span>
    ),
    width: 150,
    isFlexible: true,
    card: 'note',
  },
  {
    id: 'amount',
    label: t('bulk.column.amount'),
    cell: ({ money }) =>
      money === null ? none : <CellMoney value={money.amount} currency={money.currency} locale={locale} />,
    width: 124,
    align: 'end',
    card: 'amount',
  },
  {
    id: 'channel',
    label: t('bulk.column.channel'),
    cell: ({ channels }) =>
      channels.length === 0 ? (
        none
      ) : (
        <span className={css.stack}>
          {joined(
            channels.map((channel) => t(`bulk.channel.${channel}`)),
            locale,
          )}
        </span>
      ),
    width: 110,
  },
  {
    id: 'request',
    label: t('bulk.column.request'),
    cell: (log) => <RequestCell log={log} locale={locale} />,
    width: 176,
  },
  ...(['sentAt', 'openedAt', 'paidAt'] as const).map((at): DataColumn<BulkLog> => ({
    id: at,
    label: t(`bulk.column.${columnNames[at]}`),
    cell: (log) =>
      log[at] === null ? (
        none
      ) : (
        <span className={css.stack}>
          <Instant at={log[at]} />
        </span>
      ),
    width: 116,
  })),
]

const columnNames = { sentAt: 'sent', openedAt: 'opened', paidAt: 'paid' } as const

/** What a person wants to know first: paid, else opened, else how the message went. */
const shownState = ({ state, openedAt, paidAt }: BulkLog) =>
  paidAt !== null ? 'paid' : openedAt !== null && (state === 'sent' || state === 'created') ? 'opened' : state

function RequestCell({ log, locale }: { log: BulkLog; locale: Locale }) {
  const { transactionId, orderNo, error } = log
  if (transactionId === null && error === null) return none
  return (
    <span className={css.stack}>
      {transactionId !== null && (
        <Link href={bulkPaths.transaction(locale, transactionId)}>
          <Ltr>{orderNo ?? shortId(transactionId)}</Ltr>
        </Link>
      )}
      {error !== null && <span className={css.bad}>{error}</span>}
    </span>
  )
}

/** Ours are 22 signs that nobody reads. */
const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id)
