import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { place, prepared } from '../../../platform/db/prepared.ts'
import { attempt, paymentTransaction } from '../../../kernel/ledger/ledger.schema.ts'
import { moneyOperation } from '../../../kernel/ledger/money.schema.ts'
import { customer, gateway } from '../../../kernel/merchants/merchants.schema.ts'
import { webhookDelivery } from '../../../kernel/webhooks/webhooks.schema.ts'

/** Database ids. */
export type RowsRef = { merchantId: number; transactionIds: readonly number[] }

export type TransactionFacts = Awaited<ReturnType<typeof findTransactionFacts>>[number]

export async function findTransactionFacts(db: Db, ref: RowsRef) {
  if (ref.transactionIds.length === 0) return []
  return prepared(db, 'findTransactionFacts', (name) => transactionFacts(db).prepare(name)).execute(ref)
}

const transactionFacts = (db: Db) =>
  db
    .select({
      id: paymentTransaction.id,
      publicId: paymentTransaction.publicId,
      plugin: paymentTransaction.plugin,
      state: paymentTransaction.state,
      isDeleted: sql<boolean>`${paymentTransaction.deletedAt} is not null`,
      currency: paymentTransaction.currency,
      email: customer.email,
      phone: customer.phone,
      isDisclosable: sql<boolean>`exists (
        select 1 from ${webhookDelivery}
        where ${webhookDelivery.aggregate} = 'transaction:' || ${paymentTransaction.id}
          and ${webhookDelivery.merchantId} = ${paymentTransaction.merchantId})`,
    })
    .from(paymentTransaction)
    .leftJoin(
      customer,
      and(
        eq(customer.merchantId, paymentTransaction.merchantId),
        eq(customer.id, paymentTransaction.customerId),
      ),
    )
    .where(
      and(
        eq(paymentTransaction.merchantId, place('merchantId')),
        sql`${paymentTransaction.id} = any(${sql.placeholder('transactionIds')}::bigint[])`,
      ),
    )

export type AttemptFacts = Awaited<ReturnType<typeof findAttemptFacts>>[number]

/** Newest first. */
export async function findAttemptFacts(db: Db, ref: RowsRef) {
  if (ref.transactionIds.length === 0) return []
  return prepared(db, 'findAttemptFacts', (name) => attemptFacts(db).prepare(name)).execute(ref)
}

const attemptFacts = (db: Db) =>
  db
    .select({
      id: attempt.id,
      quarantined: attempt.quarantined,
      transactionId: attempt.transactionId,
      publicId: attempt.publicId,
      adapter: gateway.adapter,
      currency: attempt.currency,
      state: attempt.state,
      isWinner: attempt.isWinner,
      charge: attempt.charge,
      authorized: attempt.authorized,
      captureReserved: attempt.captureReserved,
      captured: attempt.captured,
      feeCaptured: attempt.feeCaptured,
      refundReserved: attempt.refundReserved,
      refunded: attempt.refunded,
      hasOpenOperation: sql<boolean>`exists (
        select 1 from ${moneyOperation}
        where ${moneyOperation.attemptId} = ${attempt.id} and ${moneyOperation.merchantId} = ${attempt.merchantId}
          and ${moneyOperation.state} in ('submitting', 'unknown', 'queued'))`,
    })
    .from(attempt)
    .innerJoin(
      gateway,
      and(eq(gateway.merchantId, attempt.merchantId), eq(gateway.code, attempt.gatewayCode)),
    )
    .where(
      and(
        eq(attempt.merchantId, place('merchantId')),
        sql`${attempt.transactionId} = any(${sql.placeholder('transactionIds')}::bigint[])`,
      ),
    )
    .orderBy(sql`${attempt.id} desc`)

/** The database ids of public ones, in no order; another merchant's are not there. */
export async function findRowIds(
  db: Db,
  { merchantId, publicIds }: { merchantId: number; publicIds: readonly string[] },
): Promise<{ id: number; publicId: string; plugin: string }[]> {
  if (publicIds.length === 0) return []
  return db
    .select({
      id: paymentTransaction.id,
      publicId: paymentTransaction.publicId,
      plugin: paymentTransaction.plugin,
    })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.merchantId, merchantId),
        inArray(paymentTransaction.publicId, [...publicIds]),
      ),
    )
}

export type ChildRecord = Awaited<ReturnType<typeof findChildRecords>>[number]

/** Every refund, and the captures and voids that were done; oldest first. */
export async function findChildRecords(db: Db, ref: RowsRef) {
  if (ref.transactionIds.length === 0) return []
  return prepared(db, 'findChildRecords', (name) => childRecords(db).prepare(name)).execute(ref)
}

const childRecords = (db: Db) =>
  db
    .select({
      transactionId: attempt.transactionId,
      publicId: moneyOperation.publicId,
      kind: moneyOperation.kind,
      operationState: moneyOperation.state,
      amount: moneyOperation.amount,
      currency: sql<string>`coalesce(${moneyOperation.currency}, ${attempt.currency})`,
      attemptId: attempt.publicId,
      gatewayCode: attempt.gatewayCode,
      reference: moneyOperation.gatewayReference,
      messageEn: moneyOperation.messageEn,
      messageAr: moneyOperation.messageAr,
      actor: moneyOperation.actor,
      createdAt: moneyOperation.createdAt,
      stateChangedAt: moneyOperation.stateChangedAt,
    })
    .from(moneyOperation)
    .innerJoin(
      attempt,
      and(eq(attempt.merchantId, moneyOperation.merchantId), eq(attempt.id, moneyOperation.attemptId)),
    )
    .where(
      and(
        eq(attempt.merchantId, place('merchantId')),
        sql`${attempt.transactionId} = any(${sql.placeholder('transactionIds')}::bigint[])`,
        sql`(${moneyOperation.kind} = 'refund' or ${moneyOperation.state} = 'done')`,
      ),
    )
    .orderBy(asc(moneyOperation.id))
