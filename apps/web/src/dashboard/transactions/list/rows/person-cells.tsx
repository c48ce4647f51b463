import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { byName } from '@wasl/domain/by-name'
import { pick } from '@wasl/domain/locale'
import { dayIn } from '@wasl/domain/wall-clock'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Instant } from '../../../../parts/Instant.tsx'
import type { CellFacts, ColumnCell } from './column-cell.ts'
import { Marked } from './Marked.tsx'

/** Codes, addresses and numbers read from left to right in both languages. */
const latin = (read: (row: TransactionRow) => string | null, width: number): ColumnCell => ({
  cell: (row, { t, q }) => {
    const value = read(row)
    return value ? (
      <Ltr>
        <Marked text={value} q={q} />
      </Ltr>
    ) : (
      t('list.none')
    )
  },
  text: (row) => read(row) ?? '',
  width,
  group: 'person',
})

const time = (read: (row: TransactionRow) => string | null, look: Partial<ColumnCell> = {}): ColumnCell => ({
  cell: (row, { t }) => {
    const at = read(row)
    return at ? <Instant at={at} /> : t('list.none')
  },
  width: 172,
  group: 'person',
  ...look,
})

const customerOf = (row: TransactionRow, { locale }: CellFacts) =>
  row.customerName ? pick(row.customerName, locale) : (row.customerEmail ?? row.customerPhone ?? '')

const customer: ColumnCell = {
  cell: (row, facts) => (
    <bdi>
      <Marked text={customerOf(row, facts) || facts.t('list.none')} q={facts.q} />
    </bdi>
  ),
  text: customerOf,
  width: 106,
  isFlexible: true,
  card: 'note',
  group: 'person',
}

export const personCells: Readonly<Record<string, ColumnCell>> = byName({
  customer_name: customer,
  customer_email: latin((row) => row.customerEmail, 208),
  customer_phone: latin((row) => row.customerPhone, 148),
  initiator: latin((row) => row.initiator, 136),
  created: time((row) => row.created, {
    card: 'time',
    // A card has room for one of them: the time of today's, the day of the others.
    cardCell: (row, { today, timeZone }) => (
      <Instant at={row.created} show={dayIn(timeZone, new Date(row.created)) === today ? 'time' : 'date'} />
    ),
  }),
  state_changed_at: time((row) => row.stateChanged),
  expires: time((row) => row.expires),
  seen_at: time((row) => row.seenAt),
  email_seen_at: time((row) => row.emailSeenAt),
  paid_at: time((row) => row.paidAt),
})
