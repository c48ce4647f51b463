import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, minor, pointInTime as at } from '../../platform/db/columns.ts'
import { attempt } from '../ledger/ledger.schema.ts'
import type { OperationKind } from '../ledger/operations/operation.domain.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { staffUser } from '../people/people.schema.ts'
import type { OperationRequestStatus } from './operation-request.domain.ts'

/** Above which amounts an operation waits for colleagues; a currency without a row never does (payments B8). */
export const operationThreshold = pgTable(
  'operation_threshold',
  {
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchant.id),
    currency: char({ length: 3 }).notNull(),
    /** Above it one colleague checks. */
    oneAbove: minor('one_above').notNull(),
    /** Above it two do; null: never. */
    twoAbove: minor('two_above'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.currency] }),
    check(
      'operation_threshold_order',
      sql`${table.oneAbove} >= 0 and (${table.twoAbove} is null or ${table.twoAbove} >= ${table.oneAbove})`,
    ),
  ],
)

/** Users whose operations always wait for a colleague, whatever their amount. */
export const operationMaker = pgTable(
  'operation_maker',
  { merchantId: integer('merchant_id').notNull(), userId: integer('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.userId] }),
    foreignKey({
      name: 'operation_maker_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
  ],
)

/** An operation that waits for colleagues before its gateway hears of it. */
export const operationRequest = pgTable(
  'operation_request',
  {
    id: identity(),
    merchantId: integer('merchant_id').notNull(),
    publicId: text('public_id').notNull().unique(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
    kind: text().$type<OperationKind>().notNull(),
    /** Mismatched money, by the gateway's own name of the operation; null: the attempt's own. */
    claim: text(),
    amount: minor('amount').notNull(),
    currency: char({ length: 3 }).notNull(),
    /** How many colleagues have to say yes. */
    checkers: integer().notNull(),
    status: text().$type<OperationRequestStatus>().notNull().default('PENDING'),
    /** Who asked: a user, or a merchant's server by its key. */
    userId: integer('user_id'),
    keyId: text('key_id'),
    /** The maker's own. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** What was asked for under the key; null in what was written before it was kept. */
    wishHash: text('wish_hash'),
    /** In the words of the user who asks. */
    why: text(),
    /** Of a no. */
    reason: text(),
    /** Manual action required: why it was not done, and the bank's words where it had some. */
    problem: text(),
    messageEn: text('message_en'),
    messageAr: text('message_ar'),
    /** How often it was begun; each has an idempotency key of its own. */
    tries: integer().notNull().default(0),
    /** Who let the last try begin. */
    approvedBy: text('approved_by'),
    /** The public id of the operation that the last try made. */
    operationId: text('operation_id'),
    createdAt: at('created_at').notNull(),
    /** Pending, and manual action required: until when. */
    expiresAt: at('expires_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    /** Approved: when it is checked again, in case a worker died. */
    dueAt: at('due_at'),
  },
  (table) => [
    unique('operation_request_tenant').on(table.merchantId, table.id),
    unique('operation_request_key').on(table.merchantId, table.transactionId, table.idempotencyKey),
    uniqueIndex('operation_request_one_open')
      .on(table.merchantId, table.transactionId)
      .where(
        sql`${table.status} = 'PENDING' or (${table.status} = 'APPROVED' and ${table.operationId} is null)`,
      ),
    index('operation_request_newest').on(table.merchantId, table.status, table.createdAt),
    index('operation_request_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('operation_request_overdue')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('PENDING', 'MANUAL')`),
    foreignKey({
      name: 'operation_request_attempt',
      columns: [table.transactionId, table.attemptId, table.merchantId],
      foreignColumns: [attempt.transactionId, attempt.id, attempt.merchantId],
    }),
    foreignKey({
      name: 'operation_request_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
    check('operation_request_kind', sql`${table.kind} in ('refund', 'capture', 'void')`),
    check('operation_request_amount', sql`${table.amount} > 0`),
    check('operation_request_checkers', sql`${table.checkers} in (1, 2)`),
    check('operation_request_maker', sql`(${table.userId} is null) <> (${table.keyId} is null)`),
    check(
      'operation_request_status',
      sql`${table.status} in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED', 'DONE', 'MANUAL', 'EXPIRED')`,
    ),
    check('operation_request_decided', sql`(${table.status} = 'PENDING') = (${table.decidedAt} is null)`),
    check('operation_request_looked_at', sql`(${table.status} = 'APPROVED') = (${table.dueAt} is not null)`),
    check('operation_request_done', sql`${table.status} <> 'DONE' or ${table.operationId} is not null`),
  ],
)

/** A yes of one colleague. */
export const operationCheck = pgTable(
  'operation_check',
  {
    merchantId: integer('merchant_id').notNull(),
    requestId: bigint('request_id', { mode: 'number' }).notNull(),
    userId: integer('user_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.requestId, table.userId] }),
    foreignKey({
      name: 'operation_check_request',
      columns: [table.merchantId, table.requestId],
      foreignColumns: [operationRequest.merchantId, operationRequest.id],
    }),
    foreignKey({
      name: 'operation_check_user',
      columns: [table.merchantId, table.userId],
      foreignColumns: [staffUser.merchantId, staffUser.id],
    }),
  ],
)
