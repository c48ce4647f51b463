import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { attempt, paymentTransaction as transaction } from '../../../kernel/ledger/ledger.schema.ts'
import { moneyOperation as operation } from '../../../kernel/ledger/money.schema.ts'
import { customer, gateway, unit } from '../../../kernel/merchants/merchants.schema.ts'
import { isOpen } from '../../../kernel/operation-requests/operation-requests.store.ts'
import { operationRequest } from '../../../kernel/operation-requests/operation-requests.schema.ts'
import { isToActive } from '../../../kernel/webhooks/delivery-joins.ts'
import { webhookDelivery } from '../../../kernel/webhooks/webhooks.schema.ts'
import type { Db } from '../../../platform/db/db.ts'

/** Database ids. */
export type RowsRef = { merchantId: number; transactionIds: readonly number[] }

type ReadRow = Awaited<ReturnType<typeof readRows>>[number]
type FoundOperation = NonNullable<ReadRow['operation']>

export type FoundAttempt = NonNullable<ReadRow['attempt']> & {
  adapter: string
  /** The oldest first. */
  operations: FoundOperation[]
}

export type FoundRow = Omit<ReadRow, 'attempt' | 'adapter' | 'operation'> & {
  /** The newest first. */
  attempts: FoundAttempt[]
}

/** What is shown of transactions and what may be done with them depends on, in the order of their ids and in one trip. */
export async function findRows(db: Db, ref: RowsRef): Promise<FoundRow[]> {
  if (ref.transactionIds.length === 0) return []
  const found = new Map<number, FoundRow>()
  for (const { attempt: tried, adapter, operation: done, ...row } of await readRows(db, ref)) {
    const { id } = row.transaction
    const one = found.get(id) ?? { ...row, attempts: [] }
    found.set(id, one)
    const { attempts } = one
    if (tried === null || adapter === null) continue
    if (attempts.at(-1)?.id !== tried.id) attempts.push({ ...tried, adapter, operations: [] })
    if (done) attempts.at(-1)?.operations.push(done)
  }
  return ref.transactionIds.flatMap((id) => found.get(id) ?? [])
}

const ofTransaction = {
  id: transaction.id,
  publicId: transaction.publicId,
  plugin: transaction.plugin,
  unitKey: transaction.unitKey,
  orderNo: transaction.orderNo,
  currency: transaction.currency,
  amount: transaction.amount,
  originalAmount: transaction.originalAmount,
  state: transaction.state,
  stateChangedAt: transaction.stateChangedAt,
  pgCodes: transaction.pgCodes,
  language: transaction.language,
  initiator: transaction.initiator,
  descriptionEn: transaction.descriptionEn,
  descriptionAr: transaction.descriptionAr,
  remarks: transaction.remarks,
  extra: transaction.extra,
  merchantFields: transaction.merchantFields,
  expiresAt: transaction.expiresAt,
  needsReview: transaction.needsReview,
  gatewayCode: transaction.gatewayCode,
  productType: transaction.productType,
  bulkId: transaction.bulkId,
  bulkName: transaction.bulkName,
  seenAt: transaction.seenAt,
  emailSeenAt: transaction.emailSeenAt,
  disclosedAt: transaction.disclosedAt,
  deletedAt: transaction.deletedAt,
  createdAt: transaction.createdAt,
}

const ofAttempt = {
  id: attempt.id,
  publicId: attempt.publicId,
  isWinner: attempt.isWinner,
  trackId: attempt.trackId,
  state: attempt.state,
  stateChangedAt: attempt.stateChangedAt,
  gatewayCode: attempt.gatewayCode,
  currency: attempt.currency,
  fee: attempt.fee,
  charge: attempt.charge,
  authorized: attempt.authorized,
  captureReserved: attempt.captureReserved,
  voided: attempt.voided,
  captured: attempt.captured,
  feeCaptured: attempt.feeCaptured,
  refundReserved: attempt.refundReserved,
  refunded: attempt.refunded,
  quarantined: attempt.quarantined,
}

const ofOperation = {
  id: operation.id,
  publicId: operation.publicId,
  kind: operation.kind,
  state: operation.state,
  amount: operation.amount,
  currency: operation.currency,
  gatewayReference: operation.gatewayReference,
  messageEn: operation.messageEn,
  messageAr: operation.messageAr,
  actor: operation.actor,
  createdAt: operation.createdAt,
  stateChangedAt: operation.stateChangedAt,
}

/** The gateway of an attempt, beside that of the transaction. */
const tried = alias(gateway, 'tried_gateway')

const isDisclosable = sql<boolean>`exists (
  select from ${webhookDelivery}
  where ${webhookDelivery.aggregate} = 'transaction:' || ${transaction.id}
    and ${webhookDelivery.merchantId} = ${transaction.merchantId} and ${isToActive})`

/** A row for each operation of each attempt, or one without. A transaction has one open request at most. */
const readRows = (db: Db, { merchantId, transactionIds }: RowsRef) =>
  db
    .select({
      transaction: ofTransaction,
      unit: { titleEn: unit.titleEn, titleAr: unit.titleAr },
      gateway: { nameEn: gateway.nameEn, nameAr: gateway.nameAr },
      customer: {
        nameEn: customer.nameEn,
        nameAr: customer.nameAr,
        email: customer.email,
        phone: customer.phone,
      },
      /** What keeps its actions waiting. */
      open: {
        kind: operationRequest.kind,
        amount: operationRequest.amount,
        currency: operationRequest.currency,
      },
      isDisclosable,
      attempt: ofAttempt,
      adapter: tried.adapter,
      operation: ofOperation,
    })
    .from(transaction)
    .innerJoin(unit, and(eq(unit.merchantId, transaction.merchantId), eq(unit.key, transaction.unitKey)))
    .leftJoin(
      customer,
      and(eq(customer.merchantId, transaction.merchantId), eq(customer.id, transaction.customerId)),
    )
    .leftJoin(
      gateway,
      and(eq(gateway.merchantId, transaction.merchantId), eq(gateway.code, transaction.gatewayCode)),
    )
    .leftJoin(
      operationRequest,
      and(
        eq(operationRequest.merchantId, transaction.merchantId),
        eq(operationRequest.transactionId, transaction.id),
        isOpen,
      ),
    )
    .leftJoin(
      attempt,
      and(eq(attempt.merchantId, transaction.merchantId), eq(attempt.transactionId, transaction.id)),
    )
    .leftJoin(tried, and(eq(tried.merchantId, attempt.merchantId), eq(tried.code, attempt.gatewayCode)))
    .leftJoin(
      operation,
      and(eq(operation.merchantId, attempt.merchantId), eq(operation.attemptId, attempt.id)),
    )
    .where(
      and(
        eq(transaction.merchantId, merchantId),
        sql`${transaction.id} = any(${sql.param([...transactionIds])}::bigint[])`,
      ),
    )
    .orderBy(desc(attempt.id), asc(operation.id))
    .prepare('findRows')
    .execute()
