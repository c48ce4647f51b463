import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
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

/** The first lock of the order transaction → attempt → refund → outbox. */
export async function lockTransaction(tx: Tx, { merchantId, id }: Ref): Promise<TransactionRow | null> {
  const [row] = await tx.select().from(paymentTransaction).where(isRow(merchantId, id)).for('update')
  return row ?? null
}

export async function lockPublicTransaction(tx: Tx, ref: PublicRef): Promise<TransactionRow | null> {
  const [row] = await tx
    .select()
    .from(paymentTransaction)
    .where(isPublic(ref.merchantId, ref.publicId))
    .for('update')
  return row ?? null
}

export type PayTermsRow = NonNullable<Awaited<ReturnType<typeof lockPayTerms>>>

/** The transaction locked, with what its unit and merchant say about paying. */
export async function lockPayTerms(tx: Tx, { merchantId, publicId }: PublicRef) {
  const [row] = await tx
    .select({
      transaction: paymentTransaction,
      unitPause: {
        paused: unit.paused,
        pausedUntil: unit.pausedUntil,
        pausedMessageEn: unit.pausedMessageEn,
        pausedMessageAr: unit.pausedMessageAr,
      },
      merchant: {
        titleEn: merchant.titleEn,
        titleAr: merchant.titleAr,
        termsRequired: merchant.termsRequired,
        termsVersion: merchant.termsVersion,
      },
    })
    .from(paymentTransaction)
    .innerJoin(
      unit,
      and(eq(unit.merchantId, paymentTransaction.merchantId), eq(unit.key, paymentTransaction.unitKey)),
    )
    .innerJoin(merchant, eq(merchant.id, paymentTransaction.merchantId))
    .where(isPublic(merchantId, publicId))
    .for('update', { of: paymentTransaction })
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
    | 'expiresAt'
    | 'expiryDueAt'
    | 'deletedAt'
    | 'invalidMessageEn'
    | 'invalidMessageAr'
  >
>

/** Pulls an arrow of the edge table, or only changes columns where there is no event. */
export async function changeTransaction(
  tx: Tx,
  row: Pick<TransactionRow, 'merchantId' | 'id' | 'state'>,
  change: { event?: TransactionEvent | undefined; source: Source; now: Date; set?: TransactionUpdate },
): Promise<void> {
  const moved = change.event === undefined ? {} : movedBy(row.state, change.event, change)
  await tx
    .update(paymentTransaction)
    .set({ ...change.set, ...moved })
    .where(isRow(row.merchantId, row.id))
}

/** Due transactions, put off until `until` before anything is asked about them: that is the lease. */
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

const isRow = (merchantId: number, id: number) =>
  and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.id, id))

const isPublic = (merchantId: number, publicId: string) =>
  and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.publicId, publicId))
