import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { place, places, prepared } from '../../platform/db/prepared.ts'
import type { Evidence } from '../gateways/gateway.ts'
import { gatewayEvent } from './inbox.schema.ts'
import { storableId } from './storable.ts'

export type InboxEvent = {
  merchantId: number
  gatewayCode: string
  dedupeKey: string
  evidence: Evidence[]
  source: 'callback' | 'return'
  receivedAt: Date
  /** Set where it could not be applied when it came. */
  dueAt?: Date
}

/** Null where the event is in the inbox already, whatever became of it: then it was delivered once more. */
export async function receiveEvent(tx: Tx, event: InboxEvent): Promise<{ id: number } | null> {
  const query = prepared(tx, 'receiveEvent', (name) =>
    tx
      .insert(gatewayEvent)
      .values(
        places([
          'merchantId',
          'gatewayCode',
          'dedupeKey',
          'evidence',
          'trackId',
          'source',
          'receivedAt',
          'dueAt',
        ]),
      )
      .onConflictDoUpdate({
        target: [gatewayEvent.dedupeKey, gatewayEvent.gatewayCode, gatewayEvent.merchantId],
        set: { deliveries: sql`${gatewayEvent.deliveries} + 1`, lastHeardAt },
      })
      .returning({ id: gatewayEvent.id, deliveries: gatewayEvent.deliveries })
      .prepare(name),
  )
  const { evidence, dueAt = null, ...rest } = event
  const trackId = trackOf(evidence)
  const [row] = await query.execute({ ...rest, trackId, dueAt, evidence: JSON.stringify(evidence) })
  return row && row.deliveries === 1 ? { id: row.id } : null
}

/** One that waited for the first is not heard before that was booked: what it repeats stands before it. */
const lastHeardAt = sql`greatest(${gatewayEvent.lastHeardAt}, ${gatewayEvent.processedAt}, excluded.received_at)`

/** No index holds a text of any length; one of ours is never that long. */
const trackOf = ([first]: readonly Evidence[]): string | null => (first ? storableId(first.trackId) : null)

export async function markProcessed(
  tx: Tx,
  processed: { merchantId: number; id: number; outcome: string; now: Date },
): Promise<void> {
  const query = prepared(tx, 'markProcessed', (name) =>
    tx
      .update(gatewayEvent)
      .set({ processedAt: place('now'), outcome: place('outcome'), dueAt: null })
      .where(and(eq(gatewayEvent.merchantId, place('merchantId')), eq(gatewayEvent.id, place('id'))))
      .prepare(name),
  )
  await query.execute(processed)
}

/** It waits for something that is told later; the first try is soon, and the lease puts off the next ones. */
export async function keepWaiting(
  tx: Tx,
  { merchantId, id, dueAt }: { merchantId: number; id: number; dueAt: Date },
): Promise<void> {
  await tx
    .update(gatewayEvent)
    .set({ dueAt })
    .where(and(eq(gatewayEvent.merchantId, merchantId), eq(gatewayEvent.id, id), isNull(gatewayEvent.dueAt)))
}

/** The hold of this attempt is booked: what waits for it is due, and what was kept apart without it is looked at again. */
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

/** Of a kept event: by then it has been tried for a good hour, and is put off by an hour and more from now on. */
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

/** What could not be booked is tried again: 5 s, 10 s, 20 s … up to an hour, after a day by a day. Only by who holds the lease. */
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

/** Whatever waits is tried now. */
export async function hastenAllKept(tx: Tx, now: Date): Promise<void> {
  await tx.update(gatewayEvent).set({ dueAt: now }).where(isNotNull(gatewayEvent.dueAt))
}
