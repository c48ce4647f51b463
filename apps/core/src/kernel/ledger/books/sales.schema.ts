import { bigint, char, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at, sumOfMinors } from '../../../platform/db/columns.ts'

/** Sums of attempts, by the time when the payer began. Deleted transactions do not count. */
const sums = {
  /** Winning attempts: transactions paid, authorized or promised in cash. */
  paid: bigint({ mode: 'number' }).notNull(),
  /** Their amount without fees: captured, else promised. */
  amount: sumOfMinors('amount').notNull(),
  refunded: sumOfMinors('refunded').notNull(),
  /** Attempts that the gateway approved, and those that ended without money. */
  succeeded: bigint({ mode: 'number' }).notNull(),
  failed: bigint({ mode: 'number' }).notNull(),
}

/** Change of one attempt. */
const change = {
  ...sums,
  amount: minor('amount').notNull(),
  refunded: minor('refunded').notNull(),
}

const of = {
  plugin: text().notNull(),
  currency: char({ length: 3 }).notNull(),
}

/** By day in the merchant's time zone. */
export const saleDay = pgTable(
  'sale_day',
  {
    merchantId: integer('merchant_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    ...of,
    gatewayCode: text('gateway_code').notNull(),
    ...sums,
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.day, table.plugin, table.currency, table.gatewayCode] }),
  ],
)

/** By quarter of an hour, 0 to 95: the course of a day, and the day before up to the same time. */
export const saleQuarter = pgTable(
  'sale_quarter',
  {
    merchantId: integer('merchant_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    quarter: smallint().notNull(),
    ...of,
    ...sums,
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.day, table.quarter, table.plugin, table.currency] }),
  ],
)

/**
 * Appended by triggers with every change, so that payments do not wait for one row; the janitor folds them. They contain the
 * time, not the day, because the merchant's time zone may change before they are folded.
 */
export const saleChange = pgTable(
  'sale_change',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    at: at('at').notNull(),
    ...of,
    gatewayCode: text('gateway_code').notNull(),
    ...change,
  },
  (table) => [index('sale_change_of_merchant').on(table.merchantId)],
)
