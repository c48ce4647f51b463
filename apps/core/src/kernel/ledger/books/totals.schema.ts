import { bigint, boolean, char, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, minor, sumOfMinors } from '../../../platform/db/columns.ts'

/** Totals of the lists: `received` is captured minus fees and refunds, `balance` is what payable rows still need. */
const sums = {
  count: bigint({ mode: 'number' }).notNull(),
  generated: sumOfMinors('generated').notNull(),
  received: sumOfMinors('received').notNull(),
  balance: sumOfMinors('balance').notNull(),
}

/** Change of one transaction. */
const change = {
  ...sums,
  generated: minor('generated').notNull(),
  received: minor('received').notNull(),
  balance: minor('balance').notNull(),
}

const key = {
  merchantId: integer('merchant_id').notNull(),
  plugin: text().notNull(),
  currency: char({ length: 3 }).notNull(),
  state: text().notNull(),
  isDeleted: boolean('is_deleted').notNull(),
}

export const transactionTotal = pgTable('transaction_total', { ...key, ...sums }, (table) => [
  primaryKey({ columns: [table.merchantId, table.plugin, table.currency, table.state, table.isDeleted] }),
])

/** Appended by triggers with every change, so that payments do not wait for one row; the janitor folds them. */
export const transactionTotalChange = pgTable(
  'transaction_total_change',
  { id: identity(), ...key, ...change },
  (table) => [index('transaction_total_change_of_merchant').on(table.merchantId, table.plugin)],
)
