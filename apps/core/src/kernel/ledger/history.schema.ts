import { sql } from 'drizzle-orm'
import { bigint, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { pointInTime as at } from '../../platform/db/columns.ts'
import { attempt, paymentTransaction } from './ledger.schema.ts'

/** Columns of every step. Histories are keyed and read by their owner. */
const step = () => ({
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  merchantId: integer('merchant_id').notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  event: text().notNull(),
  source: text().notNull(),
  at: at('at')
    .notNull()
    .default(sql`clock_timestamp()`),
})

/** Append-only: every state of a transaction, with the event that caused it. */
export const transactionEvent = pgTable(
  'transaction_event',
  {
    ...step(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.id] }),
    foreignKey({
      columns: [table.merchantId, table.transactionId],
      foreignColumns: [paymentTransaction.merchantId, paymentTransaction.id],
      name: 'transaction_event_transaction',
    }),
  ],
)

/** Append-only: every state of an attempt. */
export const attemptEvent = pgTable(
  'attempt_event',
  {
    ...step(),
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.id] }),
    foreignKey({
      columns: [table.merchantId, table.attemptId],
      foreignColumns: [attempt.merchantId, attempt.id],
      name: 'attempt_event_attempt',
    }),
  ],
)
