import { bigint, char, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at, sumOfMinors } from '../../platform/db/columns.ts'

/** Sums of attempts to pay, by the moment the payer began. What was deleted is not among them. */
const sums = {
  /** Transactions paid, authorized or promised in cash: the attempts that won them. */
  paid: bigint({ mode: 'number' }).notNull(),
  /** Of those, without fees: what was captured, else what was promised. */
  amount: sumOfMinors('amount').notNull(),
  refunded: sumOfMinors('refunded').notNull(),
  /** Attempts the gateway said yes to, and those that ended without money. */
  succeeded: bigint({ mode: 'number' }).notNull(),
  failed: bigint({ mode: 'number' }).notNull(),
}

/** Of one attempt. */
const change = {
  ...sums,
  amount: minor('amount').notNull(),
  refunded: minor('refunded').notNull(),
}

const of = {
  plugin: text().notNull(),
  currency: char({ length: 3 }).notNull(),
}

/** By day of the merchant's time zone. */
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

/** The same by quarter of an hour, 0 to 95: how a day went, and how far the day before was by then. */
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
 * Appended by triggers with every change, so that no two payments wait for one row; the janitor folds them. They carry the
 * moment and not the day: a merchant's time zone may change before they are folded.
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
