import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/db.ts'
import type { Evidence } from '../../gateways/gateway.ts'
import { gatewayEvent } from './inbox.schema.ts'
import { storableId } from '../storable.ts'

export type InboxEvent = {
  merchantId: number
  gatewayCode: string
  dedupeKey: string
  evidence: Evidence[]
  source: 'callback' | 'return'
  receivedAt: Date
  /** Set if it could not be applied when it came. */
  dueAt?: Date
}

/** Null if the event is already in the inbox; the delivery is then counted. */
export async function receiveEvent(tx: Tx, event: InboxEvent): Promise<{ id: number } | null> {
  const { evidence, dueAt = null, ...rest } = event
  const [row] = await tx
    .insert(gatewayEvent)
    .values({ ...rest, trackId: trackOf(evidence), dueAt, evidence })
    .onConflictDoUpdate({
      target: [gatewayEvent.dedupeKey, gatewayEvent.gatewayCode, gatewayEvent.merchantId],
      set: { deliveries: sql`${gatewayEvent.deliveries} + 1`, lastHeardAt },
    })
    .returning({ id: gatewayEvent.id, deliveries: gatewayEvent.deliveries })
  return row && row.deliveries === 1 ? { id: row.id } : null
}

/** A repeated delivery is not earlier than the first one's booking, for which it waited. */
const lastHeardAt = sql`greatest(${gatewayEvent.lastHeardAt}, ${gatewayEvent.processedAt}, excluded.received_at)`

/** Indexes cannot hold texts of any length. Our own track ids are short. */
const trackOf = ([first]: readonly Evidence[]): string | null => (first ? storableId(first.trackId) : null)

export async function markProcessed(
  tx: Tx,
  processed: { merchantId: number; id: number; outcome: string; now: Date },
): Promise<void> {
  await tx
    .update(gatewayEvent)
    .set({ processedAt: processed.now, outcome: processed.outcome, dueAt: null })
    .where(and(eq(gatewayEvent.merchantId, processed.merchantId), eq(gatewayEvent.id, processed.id)))
}

/** Keeps an event that needs earlier evidence. The first retry is soon. */
export async function keepWaiting(
  tx: Tx,
  { merchantId, id, dueAt }: { merchantId: number; id: number; dueAt: Date },
): Promise<void> {
  await tx
    .update(gatewayEvent)
    .set({ dueAt })
    .where(and(eq(gatewayEvent.merchantId, merchantId), eq(gatewayEvent.id, id), isNull(gatewayEvent.dueAt)))
}

/** The attempt's hold is booked, so events that wait for it are due, also quarantined ones. */
export async function hastenKept(tx: Tx, { merchantId, gatewayCode, trackId, now }: Waiting): Promise<void> {
  await tx
    .update(gatewayEvent)
    .set({ dueAt: now })
    .where(
      and(
        eq(gatewayEvent.merchantId, merchantId),
        eq(gatewayEvent.gatewayCode, gatewayCode),
        eq(gatewayEvent.trackId, trackId),
        or(gt(gatewayEvent.dueAt, now), sql`${gatewayEvent.outcome} ~ '\\mmismatch\\M'`),
      ),
    )
}

type Waiting = { merchantId: number; gatewayCode: string; trackId: string; now: Date }

export type KeptEvent = InboxEvent & { id: number }

/** After so many tries a kept event is an hour old; from then on an hour or more passes between tries. */
export const triesInFirstHour = 10
const triesInFirstDay = 34

/** Kept events that are due, leased before they are tried. */
export async function leaseKeptEvents(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<(KeptEvent & { tries: number })[]> {
  const due = tx
    .select({ id: gatewayEvent.id })
    .from(gatewayEvent)
    .where(and(isNotNull(gatewayEvent.dueAt), lte(gatewayEvent.dueAt, now)))
    .orderBy(asc(gatewayEvent.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx.update(gatewayEvent).set({ dueAt: until }).where(inArray(gatewayEvent.id, due)).returning({
    id: gatewayEvent.id,
    merchantId: gatewayEvent.merchantId,
    gatewayCode: gatewayEvent.gatewayCode,
    dedupeKey: gatewayEvent.dedupeKey,
    evidence: gatewayEvent.evidence,
    source: gatewayEvent.source,
    receivedAt: gatewayEvent.receivedAt,
    tries: gatewayEvent.tries,
  })
}

/** Plans the next try: 5 s, 10 s, 20 s … up to an hour; after a day, daily. Updates only while we hold the lease. */
export async function planKeptEvent(
  tx: Tx,
  { merchantId, id, tries }: { merchantId: number; id: number; tries: number },
  { leasedUntil, now }: { leasedUntil: Date; now: Date },
): Promise<void> {
  const usual = tries < triesInFirstDay ? 3_600 : 86_400
  const waitSeconds = tries < triesInFirstHour ? 5 * 2 ** tries : usual
  await tx
    .update(gatewayEvent)
    .set({ dueAt: new Date(now.getTime() + waitSeconds * 1_000), tries: tries + 1 })
    .where(
      and(
        eq(gatewayEvent.merchantId, merchantId),
        eq(gatewayEvent.id, id),
        eq(gatewayEvent.dueAt, leasedUntil),
      ),
    )
}

/** Makes all kept events due now. */
export async function hastenAllKept(tx: Tx, now: Date): Promise<void> {
  await tx.update(gatewayEvent).set({ dueAt: now }).where(isNotNull(gatewayEvent.dueAt))
}
