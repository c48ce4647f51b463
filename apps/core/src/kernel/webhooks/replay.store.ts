import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { eventOfDelivery, isToActive } from './delivery-joins.ts'
import { webhookDelivery, webhookEvent } from './webhooks.schema.ts'

/** Sends an event again to every endpoint that is on; those it is on its way to hear it at once. */
export async function beginNewRound(
  tx: Tx,
  { merchantId, eventId, now }: { merchantId: number; eventId: string; now: Date },
): Promise<{ isKnown: boolean; deliveries: number }> {
  const [event] = await tx
    .select({ id: webhookEvent.id })
    .from(webhookEvent)
    .where(and(eq(webhookEvent.merchantId, merchantId), eq(webhookEvent.publicId, eventId)))
  if (!event) return { isKnown: false, deliveries: 0 }
  const rows = await tx
    .update(webhookDelivery)
    .set(newRound(now))
    .where(and(eq(webhookDelivery.merchantId, merchantId), eq(webhookDelivery.eventId, event.id), isToActive))
    .returning({ id: webhookDelivery.id })
  return { isKnown: true, deliveries: rows.length }
}

const newRound = (now: Date) => ({ state: 'due' as const, dueAt: now, roundBeganAt: now, roundTries: 0 })

/** The same event to the same server once more; null where there is no such delivery. */
export async function beginNewRoundOf(
  tx: Tx,
  { merchantId, id, now }: { merchantId: number; id: number; now: Date },
): Promise<{ isSent: boolean; eventId: string } | null> {
  const isDelivery = and(eq(webhookDelivery.merchantId, merchantId), eq(webhookDelivery.id, id))
  const [known] = await tx
    .select({ eventId: webhookEvent.publicId })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eventOfDelivery)
    .where(isDelivery)
  if (!known) return null
  const rows = await tx
    .update(webhookDelivery)
    .set(newRound(now))
    .where(and(isDelivery, isToActive))
    .returning({ id: webhookDelivery.id })
  return { isSent: rows.length > 0, eventId: known.eventId }
}

/** What failed, the oldest first, so that a server hears things in their order. */
export async function beginNewRoundOfFailed(
  tx: Tx,
  {
    merchantId,
    endpointId,
    most,
    now,
  }: { merchantId: number; endpointId: number | null; most: number; now: Date },
): Promise<number> {
  const failed = tx
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.merchantId, merchantId),
        eq(webhookDelivery.state, 'failed'),
        endpointId === null ? undefined : eq(webhookDelivery.endpointId, endpointId),
        isToActive,
      ),
    )
    .orderBy(asc(webhookDelivery.id))
    .limit(most)
  const rows = await tx
    .update(webhookDelivery)
    .set(newRound(now))
    .where(
      and(
        eq(webhookDelivery.merchantId, merchantId),
        eq(webhookDelivery.state, 'failed'),
        inArray(webhookDelivery.id, failed),
      ),
    )
    .returning({ id: webhookDelivery.id })
  return rows.length
}
