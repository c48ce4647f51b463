import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { attempt } from './ledger.schema.ts'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import type { OperationKind, OperationState } from './operations/operation.domain.ts'
import type { Source } from './source.ts'

/**
 * Append-only: every amount that a gateway reported. A gateway's operation counts once. Reported again with other money,
 * it is quarantined beside the first. Quarantined money that counts later gets its own row.
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
      table.disposition,
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

/**
 * Operations of staff on an attempt's money (reliability B.7). The amount is reserved on the attempt in the commit that
 * writes the row, and stays reserved until the gateway answers.
 */
export const moneyOperation = pgTable(
  'money_operation',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
    /** Also our reference at the gateway and its idempotency key. */
    publicId: text('public_id').notNull().unique(),
    kind: text().$type<OperationKind>().notNull(),
    amount: minor('amount').notNull(),
    state: text().$type<OperationState>().notNull().default('submitting'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Hash of what was asked under the key; null in older rows. */
    wishHash: text('wish_hash'),
    actor: text().notNull(),
    /** The mismatched money that is refunded; null for the attempt's own money. */
    claimId: bigint('claim_id', { mode: 'number' }).references(() => moneyEvent.id),
    /** Currency of the claim; null: the attempt's. */
    currency: char({ length: 3 }),
    gatewayReference: text('gateway_reference'),
    messageEn: text('message_en'),
    messageAr: text('message_ar'),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** When the gateway is asked about the result; null once it is known. */
    nextInquiryAt: at('next_inquiry_at'),
    inquiries: integer().notNull().default(0),
    stateChangedAt: at('state_changed_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('money_operation_once').on(table.attemptId, table.idempotencyKey, table.merchantId),
    uniqueIndex('money_operation_one_of_hold')
      .on(table.attemptId, table.merchantId)
      .where(
        sql`${table.kind} in ('capture','void') and ${table.state} in ('submitting','unknown','queued')`,
      ),
    uniqueIndex('money_operation_one_of_claim')
      .on(table.claimId, table.merchantId)
      .where(sql`${table.claimId} is not null and ${table.state} <> 'failed'`),
    // For the janitor, across merchants.
    index('money_operation_due')
      .on(table.nextInquiryAt)
      .where(sql`${table.nextInquiryAt} is not null`),
    foreignKey({
      columns: [table.merchantId, table.attemptId],
      foreignColumns: [attempt.merchantId, attempt.id],
      name: 'money_operation_attempt',
    }),
    check('money_operation_amount', sql`${table.amount} > 0`),
    check(
      'money_operation_claim',
      sql`(${table.claimId} is null) = (${table.currency} is null) and (${table.claimId} is null or ${table.kind} = 'refund')`,
    ),
    check('money_operation_kind', sql`${table.kind} in ('refund','capture','void')`),
    check('money_operation_state', sql`${table.state} in ('submitting','unknown','queued','done','failed')`),
  ],
)

/** Append-only: staff released the request to be paid again, whatever happens to the mismatched money. */
export const moneyRelease = pgTable(
  'money_release',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
    /** Null if the gateway's money could not be read. */
    claimId: bigint('claim_id', { mode: 'number' }).references(() => moneyEvent.id),
    actor: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    uniqueIndex('money_release_of_claim')
      .on(table.claimId, table.merchantId)
      .where(sql`${table.claimId} is not null`),
    uniqueIndex('money_release_of_unreadable')
      .on(table.attemptId, table.merchantId)
      .where(sql`${table.claimId} is null`),
    foreignKey({
      columns: [table.merchantId, table.attemptId],
      foreignColumns: [attempt.merchantId, attempt.id],
      name: 'money_release_attempt',
    }),
  ],
)

/**
 * Money that is captured or held, counts nowhere and is not resolved (product.md 11.1): one row per gateway operation,
 * in its latest report. No claim means that the money could not be read.
 */
export const unresolvedMoney = pgView('unresolved_money', {
  merchantId: integer('merchant_id').notNull(),
  transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
  attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
  claimId: bigint('claim_id', { mode: 'number' }),
  kind: text().$type<'authorize' | 'capture'>(),
  operationId: text('operation_id'),
  amount: minor('amount'),
  currency: char({ length: 3 }).notNull(),
  since: at('since').notNull(),
}).existing()
