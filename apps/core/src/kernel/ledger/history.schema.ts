import { sql } from 'drizzle-orm'
import { bigint, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { pointInTime as at } from './columns.ts'
import { attempt, paymentTransaction } from './ledger.schema.ts'

/** Numbers the steps of a history, which is kept and read by whose it is. */
const stepId = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity()

/** Append-only: every state a transaction went through, with the event that caused it. */
export const transactionEvent = pgTable(
  'transaction_event',
  {
    id: stepId(),
    merchantId: integer('merchant_id').notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    event: text().notNull(),
    source: text().notNull(),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
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

/** Append-only: every state an attempt went through. */
export const attemptEvent = pgTable(
  'attempt_event',
  {
    id: stepId(),
    merchantId: integer('merchant_id').notNull(),
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    event: text().notNull(),
    source: text().notNull(),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
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
