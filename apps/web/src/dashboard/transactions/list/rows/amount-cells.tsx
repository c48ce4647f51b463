import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { byName } from '@wasl/domain/by-name'
import { CellMoney } from '@wasl/ui/table/rows/CellMoney'
import type { ColumnCell } from './column-cell.ts'

const zero = /^-?0*(\.0*)?$/

type Amount = (row: TransactionRow) => string | null

const amount = (read: Amount, look: Partial<ColumnCell> = {}): ColumnCell => ({
  cell: (row, { locale, t }) => {
    const value = read(row)
    return value === null ? (
      t('list.none')
    ) : (
      <CellMoney value={value} currency={row.currency} locale={locale} />
    )
  },
  align: 'end',
  width: 120,
  group: 'payment',
  ...look,
})

/** S2 §2: a fee of zero is '-'. */
const fee = (read: Amount): ColumnCell =>
  amount(
    (row) => {
      const value = read(row)
      return value === null || zero.test(value) ? null : value
    },
    { width: 92 },
  )

export const amountCells: Readonly<Record<string, ColumnCell>> = byName({
  amount: amount((row) => row.amount, { card: 'amount', namesRow: true }),
  original_amount: amount((row) => row.originalAmount),
  paid_amount: amount((row) => row.paidAmount),
  refunded_amount: amount((row) => row.refundedAmount),
  // Nobody pays again while money that came waits for a decision (product 11.1).
  remaining_amount: amount((row) => (row.unresolved ? null : row.remainingAmount)),
  fee: fee((row) => row.fee),
  paid_attempt_fee: fee((row) => row.paidAttemptFee),
})
