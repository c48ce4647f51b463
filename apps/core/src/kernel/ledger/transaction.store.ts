import { and, asc, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { merchant, unit } from '../merchants/merchants.schema.ts'
import { paymentTransaction } from './ledger.schema.ts'
import type { Source } from './source.ts'
import { transactionAfter, type TransactionEvent } from './transaction.domain.ts'

export type TransactionRow = typeof paymentTransaction.$inferSelect

export async function findTransaction(
  db: Db,
  { merchantId, publicId }: PublicRef,
): Promise<TransactionRow | null> {
  const [row] = await db.select().from(paymentTransaction).where(isPublic(merchantId, publicId))
  return row ?? null
}

const lockedColumns = {
  id: paymentTransaction.id,
  merchantId: paymentTransaction.merchantId,
  publicId: paymentTransaction.publicId,
  plugin: paymentTransaction.plugin,
  state: paymentTransaction.state,
  paidAttemptId: paymentTransaction.paidAttemptId,
  expiresAt: paymentTransaction.expiresAt,
  seenAt: paymentTransaction.seenAt,
  emailSeenAt: paymentTransaction.emailSeenAt,
  gatewayCode: paymentTransaction.gatewayCode,
  deletedAt: paymentTransaction.deletedAt,
  amount: paymentTransaction.amount,
  editableAmount: paymentTransaction.editableAmount,
  needsReview: paymentTransaction.needsReview,
  currency: paymentTransaction.currency,
  delivery: paymentTransaction.delivery,
  originalAmount: paymentTransaction.originalAmount,
}

/** Columns that decisions about a transaction need. */
export type LockedTransaction = Pick<TransactionRow, keyof typeof lockedColumns>

/** First in the lock order transaction → attempt → operation → outbox. */
export async function lockTransaction(tx: Tx, { merchantId, id }: Ref): Promise<LockedTransaction | null> {
  const [row] = await tx
    .select(lockedColumns)
    .from(paymentTransaction)
    .where(isRow(merchantId, id))
    .for('update')
  return row ?? null
}

export async function lockPublicTransaction(tx: Tx, ref: PublicRef): Promise<LockedTransaction | null> {
  const [row] = await tx
    .select(lockedColumns)
    .from(paymentTransaction)
    .where(isPublic(ref.merchantId, ref.publicId))
    .for('update')
  return row ?? null
}

const payTermsColumns = {
  transaction: {
    ...lockedColumns,
    unitKey: paymentTransaction.unitKey,
    minimumAmount: paymentTransaction.minimumAmount,
    maximumAmount: paymentTransaction.maximumAmount,
    pgCodes: paymentTransaction.pgCodes,
    operation: paymentTransaction.operation,
    orderNo: paymentTransaction.orderNo,
    extra: paymentTransaction.extra,
    terms: paymentTransaction.terms,
    linkId: paymentTransaction.linkId,
  },
  unitPause: {
    paused: unit.paused,
    pausedUntil: unit.pausedUntil,
    pausedMessageEn: unit.pausedMessageEn,
    pausedMessageAr: unit.pausedMessageAr,
  },
  merchantPause: {
    paused: merchant.paused,
    pausedUntil: merchant.pausedUntil,
    pausedMessageEn: merchant.pausedMessageEn,
    pausedMessageAr: merchant.pausedMessageAr,
  },
  merchant: {
    titleEn: merchant.titleEn,
    titleAr: merchant.titleAr,
    termsRequired: merchant.termsRequired,
    hasTerms: sql<boolean>`(${merchant.termsEn} is not null or ${merchant.termsAr} is not null)`,
    termsVersion: merchant.termsVersion,
  },
}

export type PayTermsRow = NonNullable<Awaited<ReturnType<typeof lockPayTerms>>>

/** Locks the transaction and reads the payment settings of its unit and merchant. */
export async function lockPayTerms(tx: Tx, { merchantId, publicId }: PublicRef) {
  const [row] = await tx
    .select(payTermsColumns)
    .from(paymentTransaction)
    .innerJoin(
      unit,
      and(eq(unit.merchantId, paymentTransaction.merchantId), eq(unit.key, paymentTransaction.unitKey)),
    )
    .innerJoin(merchant, eq(merchant.id, paymentTransaction.merchantId))
    .where(isPublic(merchantId, publicId))
    .for('update', { of: paymentTransaction })
    .prepare('lockPayTerms')
    .execute()
  return row ?? null
}

export async function insertTransaction(
  tx: Tx,
  values: typeof paymentTransaction.$inferInsert,
): Promise<{ id: number }> {
  const [row] = await tx.insert(paymentTransaction).values(values).returning({ id: paymentTransaction.id })
  if (!row) throw new Error('the transaction was not stored')
  return row
}

export type TransactionUpdate = Partial<
  Pick<
    typeof paymentTransaction.$inferInsert,
    | 'paidAttemptId'
    | 'needsReview'
    | 'seenAt'
    | 'emailSeenAt'
    | 'gatewayCode'
    | 'expiresAt'
    | 'expiryDueAt'
    | 'deletedAt'
    | 'invalidMessageEn'
    | 'invalidMessageAr'
    | 'amount'
    | 'originalAmount'
    | 'delivery'
  >
>

/** Changes columns. The state is moved by `moveTransaction` alone. */
export async function changeTransaction(
  tx: Tx,
  { merchantId, id }: Ref,
  set: TransactionUpdate,
): Promise<void> {
  await tx.update(paymentTransaction).set(set).where(isRow(merchantId, id))
}

export type TransactionMove = { event: TransactionEvent; source: Source; now: Date; set?: TransactionUpdate }

/** Makes a move of the edge table. Only `moveTransaction` calls it, which also informs what depends on the transaction. */
export async function writeTransactionMove(
  tx: Tx,
  row: Pick<TransactionRow, 'merchantId' | 'id' | 'state'>,
  { event, set, ...by }: TransactionMove,
): Promise<TransactionRow['state']> {
  const moved = movedBy(row.state, event, by)
  await tx
    .update(paymentTransaction)
    .set({ ...set, ...moved })
    .where(isRow(row.merchantId, row.id))
  return moved.state
}

/** Due transactions, postponed to `until` before anything is asked: that is the lease. */
export async function leaseDueExpiries(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Ref[]> {
  const due = tx
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(and(isNotNull(paymentTransaction.expiryDueAt), lte(paymentTransaction.expiryDueAt, now)))
    .orderBy(asc(paymentTransaction.expiryDueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(paymentTransaction)
    .set({ expiryDueAt: until })
    .where(inArray(paymentTransaction.id, due))
    .returning({ merchantId: paymentTransaction.merchantId, id: paymentTransaction.id })
}

export type Ref = { merchantId: number; id: number }
export type PublicRef = { merchantId: number; publicId: string }

function movedBy(
  from: TransactionRow['state'],
  event: TransactionEvent,
  { source, now }: { source: Source; now: Date },
) {
  const state = transactionAfter(from, event)
  if (!state) throw new Error(`${event} does not lead anywhere from the transaction state ${from}`)
  return {
    state,
    stateEvent: event,
    stateSource: source,
    stateChangedAt: now,
    ...(state !== 'created' && state !== 'pending' && state !== 'attempted' && { expiryDueAt: null }),
  }
}

const isRow = (merchantId: number | SQL, id: number | SQL) =>
  and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.id, id))

const isPublic = (merchantId: number | SQL, publicId: string | SQL) =>
  and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.publicId, publicId))
