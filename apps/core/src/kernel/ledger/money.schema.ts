import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  foreignKey,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { attempt } from './ledger.schema.ts'
import { identity, minor, pointInTime as at } from './columns.ts'
import type { Source } from './source.ts'

/**
 * Append-only: every unit of money a gateway told us about. One operation of a gateway counts once; told again with other
 * money it is quarantined beside it.
 */
export const moneyEvent = pgTable(
  'money_event',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
    kind: text().$type<'authorize' | 'capture' | 'refund' | 'void'>().notNull(),
    amount: minor('amount').notNull(),
    currency: char({ length: 3 }).notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    disposition: text().$type<'counted' | 'surplus' | 'quarantined'>().notNull(),
    source: text().$type<Source>().notNull(),
    at: at('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('money_event_once').on(
      table.attemptId,
      table.kind,
      table.dedupeKey,
      table.currency,
      table.amount,
      table.merchantId,
    ),
    uniqueIndex('money_event_counted_once')
      .on(table.attemptId, table.kind, table.dedupeKey, table.merchantId)
      .where(sql`${table.disposition} <> 'quarantined'`),
    foreignKey({
      columns: [table.merchantId, table.attemptId],
      foreignColumns: [attempt.merchantId, attempt.id],
      name: 'money_event_attempt',
    }),
    check('money_event_amount', sql`${table.amount} > 0`),
    check('money_event_kind', sql`${table.kind} in ('authorize','capture','refund','void')`),
    check('money_event_disposition', sql`${table.disposition} in ('counted','surplus','quarantined')`),
  ],
)

export const refund = pgTable(
  'refund',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
    publicId: text('public_id').notNull().unique(),
    amount: minor('amount').notNull(),
    state: text()
      .$type<'reserved' | 'submitting' | 'unknown' | 'done' | 'failed'>()
      .notNull()
      .default('reserved'),
    idempotencyKey: text('idempotency_key').notNull(),
    gatewayRefundId: text('gateway_refund_id'),
    nextInquiryAt: at('next_inquiry_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('refund_once').on(table.attemptId, table.idempotencyKey, table.merchantId),
    foreignKey({
      columns: [table.merchantId, table.attemptId],
      foreignColumns: [attempt.merchantId, attempt.id],
      name: 'refund_attempt',
    }),
    check('refund_amount', sql`${table.amount} > 0`),
    check('refund_state', sql`${table.state} in ('reserved','submitting','unknown','done','failed')`),
  ],
)
