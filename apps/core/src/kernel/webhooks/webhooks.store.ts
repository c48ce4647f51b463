import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { place, prepared } from '../../platform/db/prepared.ts'
import { attempt, paymentTransaction } from '../ledger/ledger.schema.ts'
import { webhookDelivery, webhookEndpoint, webhookEvent } from './webhooks.schema.ts'
import type { EventFacts, EventType } from './webhook-event.domain.ts'

export async function findListening(
  db: Db,
  merchantId: number,
): Promise<{ id: number; eventTypes: EventType[] }[]> {
  const query = prepared(db, 'findListeningEndpoints', (name) =>
    db
      .select({ id: webhookEndpoint.id, eventTypes: webhookEndpoint.eventTypes })
      .from(webhookEndpoint)
      .where(and(eq(webhookEndpoint.merchantId, place('merchantId')), eq(webhookEndpoint.active, true)))
      .orderBy(asc(webhookEndpoint.id))
      .prepare(name),
  )
  return query.execute({ merchantId })
}

export async function findEventFacts(
  db: Db,
  of: { merchantId: number; transactionId: string; attemptId: string | null },
): Promise<EventFacts | null> {
  const query = prepared(db, 'findEventFacts', (name) =>
    db
      .select({
        transaction: {
          publicId: paymentTransaction.publicId,
          plugin: paymentTransaction.plugin,
          currency: paymentTransaction.currency,
          amount: paymentTransaction.amount,
          orderNo: paymentTransaction.orderNo,
        },
        attempt: {
          publicId: attempt.publicId,
          gatewayCode: attempt.gatewayCode,
          currency: attempt.currency,
          amount: attempt.amount,
          fee: attempt.fee,
          charge: attempt.charge,
        },
      })
      .from(paymentTransaction)
      .leftJoin(
        attempt,
        and(
          eq(attempt.merchantId, paymentTransaction.merchantId),
          eq(attempt.transactionId, paymentTransaction.id),
          eq(attempt.publicId, place('attemptId')),
        ),
      )
      .where(
        and(
          eq(paymentTransaction.merchantId, place('merchantId')),
          eq(paymentTransaction.publicId, place('transactionId')),
        ),
      )
      .prepare(name),
  )
  const [row] = await query.execute(of)
  return row ?? null
}

export type NewEvent = typeof webhookEvent.$inferInsert

/** The event and a delivery to each endpoint; nothing where the news was heard before. */
export async function insertEvent(tx: Tx, event: NewEvent, endpointIds: readonly number[]): Promise<void> {
  const [row] = await tx
    .insert(webhookEvent)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: webhookEvent.id })
  if (!row) return
  const { merchantId, aggregate, createdAt } = event
  const delivery = { merchantId, aggregate, createdAt, eventId: row.id }
  await tx.insert(webhookDelivery).values(
    endpointIds.map((endpointId) => ({
      ...delivery,
      endpointId,
      dueAt: createdAt,
      roundBeganAt: createdAt,
    })),
  )
}

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
    .set({ state: 'due', dueAt: now, roundBeganAt: now, roundTries: 0 })
    .where(
      and(
        eq(webhookDelivery.merchantId, merchantId),
        eq(webhookDelivery.eventId, event.id),
        sql`exists (select 1 from ${webhookEndpoint} where ${webhookEndpoint.merchantId} = ${webhookDelivery.merchantId}
          and ${webhookEndpoint.id} = ${webhookDelivery.endpointId} and ${webhookEndpoint.active})`,
      ),
    )
    .returning({ id: webhookDelivery.id })
  return { isKnown: true, deliveries: rows.length }
}

export async function insertEndpoint(tx: Tx, values: typeof webhookEndpoint.$inferInsert): Promise<void> {
  await tx.insert(webhookEndpoint).values(values)
}

export type EndpointRef = { merchantId: number; publicId: string }

export async function findEndpoint(
  db: Db,
  ref: EndpointRef,
): Promise<{ url: string; active: boolean } | null> {
  const [row] = await db
    .select({ url: webhookEndpoint.url, active: webhookEndpoint.active })
    .from(webhookEndpoint)
    .where(isEndpoint(ref))
  return row ?? null
}

export async function lockEndpoint(tx: Tx, ref: EndpointRef) {
  const [row] = await tx.select().from(webhookEndpoint).where(isEndpoint(ref)).for('update')
  return row ?? null
}

export async function changeEndpoint(
  tx: Tx,
  ref: EndpointRef,
  set: Partial<typeof webhookEndpoint.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(webhookEndpoint)
    .set(set)
    .where(isEndpoint(ref))
    .returning({ id: webhookEndpoint.id })
  return rows.length > 0
}

/** What a server that was switched off has not heard is no longer due; it can be replayed. */
export async function giveUpDeliveries(
  tx: Tx,
  { merchantId, endpointId }: { merchantId: number; endpointId: number },
): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ state: 'failed', leasedUntil: null })
    .where(
      and(
        eq(webhookDelivery.merchantId, merchantId),
        eq(webhookDelivery.endpointId, endpointId),
        eq(webhookDelivery.state, 'due'),
      ),
    )
}

const isEndpoint = ({ merchantId, publicId }: EndpointRef) =>
  and(eq(webhookEndpoint.merchantId, merchantId), eq(webhookEndpoint.publicId, publicId))
