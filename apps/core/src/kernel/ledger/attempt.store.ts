import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/db/db.ts'
import { attemptAfter, liveStates, type AttemptEvent } from './attempt.domain.ts'
import { attempt } from './ledger.schema.ts'
import type { Source } from './source.ts'
import type { PublicRef, Ref } from './transaction.store.ts'

export type AttemptRow = typeof attempt.$inferSelect

export async function findAttempt(db: Db, { merchantId, publicId }: PublicRef): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.publicId, publicId)))
  return row ?? null
}

export async function findAttemptById(db: Db, { merchantId, id }: Ref): Promise<AttemptRow | null> {
  const [row] = await db.select().from(attempt).where(isRow(merchantId, id))
  return row ?? null
}

/** Newest first. */
export async function findAttemptsOf(
  db: Db,
  { merchantId, transactionId }: { merchantId: number; transactionId: number },
): Promise<AttemptRow[]> {
  return db
    .select()
    .from(attempt)
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.transactionId, transactionId)))
    .orderBy(desc(attempt.id))
}

export type TrackedAttempt = { id: number; transactionId: number; trackId: string }

/** Finds an attempt by track id, only among the merchant's attempts at that gateway. */
export async function findByTrack(
  tx: Tx,
  track: { merchantId: number; gatewayCode: string; trackId: string },
): Promise<TrackedAttempt | null> {
  const [row] = await tx
    .select({ id: attempt.id, transactionId: attempt.transactionId, trackId: attempt.trackId })
    .from(attempt)
    .where(
      and(
        eq(attempt.trackId, track.trackId),
        eq(attempt.gatewayCode, track.gatewayCode),
        eq(attempt.merchantId, track.merchantId),
      ),
    )
  return row ?? null
}

export async function hasAttempts(
  tx: Tx,
  { merchantId, transactionId }: { merchantId: number; transactionId: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.transactionId, transactionId)))
    .limit(1)
  return rows.length > 0
}

export async function lockAttempt(tx: Tx, { merchantId, id }: Ref): Promise<AttemptRow | null> {
  const [row] = await tx.select().from(attempt).where(isRow(merchantId, id)).for('update')
  return row ?? null
}

/** Also says if the gateway's payment id belongs to another attempt. */
export async function lockAttemptFor(
  tx: Tx,
  { merchantId, id, paymentId }: Ref & { paymentId: string | null },
): Promise<{ attempt: AttemptRow; foreignPaymentId: boolean } | null> {
  const [row] = await tx
    .select({
      attempt,
      foreignPaymentId: sql<boolean>`exists (${otherHolders(tx, { merchantId, paymentId })})`,
    })
    .from(attempt)
    .where(isRow(merchantId, id))
    .for('update', { of: attempt })
  return row ?? null
}

function otherHolders(tx: Tx, { merchantId, paymentId }: { merchantId: number; paymentId: string | null }) {
  const other = alias(attempt, 'other')
  return tx
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.merchantId, merchantId),
        eq(other.gatewayCode, attempt.gatewayCode),
        sql`${other.gatewayPaymentId} = ${paymentId}`,
        ne(other.id, attempt.id),
      ),
    )
}

/** The caller holds the transaction's lock. */
export async function lockLiveAttempt(
  tx: Tx,
  { merchantId, transactionId }: { merchantId: number; transactionId: number },
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(
      and(
        eq(attempt.merchantId, merchantId),
        eq(attempt.transactionId, transactionId),
        inArray(attempt.state, [...liveStates]),
      ),
    )
    .for('update')
  return row ?? null
}

export async function findAttemptByKey(
  tx: Tx,
  { merchantId, transactionId, key }: { merchantId: number; transactionId: number; key: string },
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(
      and(
        eq(attempt.merchantId, merchantId),
        eq(attempt.transactionId, transactionId),
        eq(attempt.idempotencyKey, key),
      ),
    )
  return row ?? null
}

/** Returns the stored row. */
export async function insertAttempt(tx: Tx, values: NewAttempt): Promise<AttemptRow> {
  const [row] = await tx.insert(attempt).values(values).returning()
  if (!row) throw new Error('the attempt was not stored')
  return row
}

export type NewAttempt = typeof attempt.$inferInsert

export type AttemptUpdate = Partial<
  Pick<
    typeof attempt.$inferInsert,
    | 'isWinner'
    | 'authorized'
    | 'captureReserved'
    | 'voided'
    | 'captured'
    | 'feeCaptured'
    | 'refundReserved'
    | 'refunded'
    | 'quarantined'
    | 'provenUnpaid'
    | 'gatewayPaymentId'
    | 'redirectUrl'
    | 'sessionExpiresAt'
    | 'messageEn'
    | 'messageAr'
    | 'details'
    | 'cardToken'
    | 'checkedAt'
    | 'notFoundAt'
    | 'nextInquiryAt'
    | 'inquiries'
  >
>

/** Makes a move of the edge table, or only changes columns if there is no event. Returns the new row. */
export async function changeAttempt(
  tx: Tx,
  row: AttemptRow,
  change: { event?: AttemptEvent | undefined; source: Source; now: Date; set?: AttemptUpdate },
): Promise<AttemptRow> {
  const moved = change.event === undefined ? {} : movedBy(row.state, change.event, change)
  const set = { ...change.set, ...moved }
  const { rowCount } = await tx.update(attempt).set(set).where(isRow(row.merchantId, row.id))
  if (rowCount !== 1) throw new Error('the attempt is gone')
  return { ...row, ...set, version: row.version + 1 }
}

export type DueInquiry = Pick<AttemptRow, 'merchantId' | 'id'>

/** Attempts to ask about, without those that another worker holds. `leaseInquiries` leases them before any call. */
export async function lockDueInquiries(
  tx: Tx,
  { now, limit, perGateway }: { now: Date; limit: number; perGateway: number },
): Promise<DueInquiry[]> {
  const shares = sql`
    select id from (
      select id, row_number() over (partition by merchant_id, gateway_code order by next_inquiry_at) as place
      from attempt where next_inquiry_at <= ${now.toISOString()}::timestamptz) as due
    where place <= ${perGateway}::int`
  return tx
    .select({ merchantId: attempt.merchantId, id: attempt.id })
    .from(attempt)
    .where(and(lte(attempt.nextInquiryAt, now), sql`${attempt.id} in (${shares})`))
    .orderBy(asc(attempt.nextInquiryAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function leaseInquiries(tx: Tx, refs: readonly Ref[], until: Date): Promise<void> {
  if (refs.length === 0) return
  const ids = sql.param(refs.map(({ id }) => id))
  await tx.execute(sql`
    update attempt set next_inquiry_at = ${until.toISOString()}::timestamptz
    where id in (select unnest(${ids}::bigint[]))`)
}

/** Updates only while we hold the lease: newer evidence may have planned another inquiry. */
export async function planInquiry(
  tx: Tx,
  { merchantId, id }: Ref,
  { leasedUntil, next }: { leasedUntil: Date; next: Date },
): Promise<void> {
  await tx
    .update(attempt)
    .set({ nextInquiryAt: next, inquiries: sql`${attempt.inquiries} + 1` })
    .where(and(isRow(merchantId, id), eq(attempt.nextInquiryAt, leasedUntil)))
}

/** Makes every planned inquiry due now, and restarts its schedule. */
export async function hastenInquiries(tx: Tx, now: Date): Promise<void> {
  await tx.update(attempt).set({ nextInquiryAt: now, inquiries: 0 }).where(isNotNull(attempt.nextInquiryAt))
}

/** Claims the right to ask the gateway because a person opened the payment, at most once per `since`. */
export async function claimAsking(
  tx: Tx,
  { merchantId, id, now, since }: Ref & { now: Date; since: Date },
): Promise<boolean> {
  const rows = await tx
    .update(attempt)
    .set({ askedAt: now })
    .where(and(isRow(merchantId, id), or(isNull(attempt.askedAt), lte(attempt.askedAt, since))))
    .returning({ id: attempt.id })
  return rows.length > 0
}

function movedBy(
  from: AttemptRow['state'],
  event: AttemptEvent,
  { source, now }: { source: Source; now: Date },
) {
  const state = attemptAfter(from, event)
  if (!state) throw new Error(`${event} does not lead anywhere from the attempt state ${from}`)
  return { state, stateEvent: event, stateSource: source, stateChangedAt: now }
}

const isRow = (merchantId: number | SQL, id: number | SQL) =>
  and(eq(attempt.merchantId, merchantId), eq(attempt.id, id))
