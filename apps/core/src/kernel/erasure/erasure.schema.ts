import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, pointInTime as at } from '../../platform/db/columns.ts'
import { merchant } from '../merchants/merchants.schema.ts'

/** Append-only: that a person's data were erased, by whom, and how much. Not whose. */
export const customerErasure = pgTable(
  'customer_erasure',
  {
    id: identity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    publicId: text('public_id').notNull().unique(),
    /** It was asked for, or the merchant's retention time was over. */
    reason: text().$type<'asked' | 'retention'>().notNull(),
    actor: text().notNull(),
    /** What was changed, by kind: customers, requests, messages, files, entries of the history. */
    counts: jsonb().$type<Record<string, number>>().notNull(),
    /** The transaction it is written in: only that one may take words off the history. */
    writtenBy: text('written_by')
      .notNull()
      .default(sql`pg_current_xact_id()::text`),
    at: at('at').notNull(),
  },
  (table) => [
    unique('customer_erasure_tenant').on(table.id, table.merchantId),
    index('customer_erasure_newest').on(table.merchantId, table.id),
    check('customer_erasure_reason', sql`${table.reason} in ('asked','retention')`),
  ],
)

/** Which rows of `customer` an erasure emptied: after a backup is put back, they are emptied again. */
export const erasedCustomer = pgTable(
  'erased_customer',
  {
    merchantId: integer('merchant_id').notNull(),
    erasureId: bigint('erasure_id', { mode: 'number' }).notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('erased_customer_once').on(table.merchantId, table.customerId),
    foreignKey({
      columns: [table.merchantId, table.erasureId],
      foreignColumns: [customerErasure.merchantId, customerErasure.id],
      name: 'erased_customer_erasure',
    }),
  ],
)
