import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { ActedOn } from '../actions/acted-on.ts'

/** What the actions need to know of a row. */
export const actedOn = (row: TransactionRow): ActedOn => ({
  id: row.id,
  plugin: row.plugin,
  state: row.state,
  amount: { amount: row.amount, currency: row.currency },
  refunded: { amount: row.refundedAmount, currency: row.currency },
  customer: row.customerName,
  gateway: row.gateway,
})
