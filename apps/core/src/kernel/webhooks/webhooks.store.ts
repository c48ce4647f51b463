import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { attempt, paymentTransaction } from '../ledger/ledger.schema.ts'
import { eventOfDelivery, isToActive } from './delivery-joins.ts'
import { webhookDelivery, webhookEndpoint, webhookEvent, type webhookTry } from './webhooks.schema.ts'
import type { EventFacts } from './payment-event.domain.ts'
import type { EventType } from './webhook-event.domain.ts'

export type Listening = { id: number; url: string; eventTypes: EventType[]; ofRequests: boolean }

/** The merchant's own servers that are on, and those its requests have named. */
export async function findListening(db: Db, merchantId: number): Promise<Listening[]> {
  return db
    .select({
      id: webhookEndpoint.id,
      url: webhookEndpoint.url,
      eventTypes: webhookEndpoint.eventTypes,
      ofRequests: webhookEndpoint.ofRequests,
    })
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.merchantId, merchantId), eq(webhookEndpoint.active, true)))
    .orderBy(asc(webhookEndpoint.id))
}

export async function findEventFacts(
  db: Db,
  of: { merchantId: number; transactionId: string; attemptId: string | null },
): Promise<EventFacts | null> {
  const [row] = await db
    .select({
      transaction: {
        publicId: paymentTransaction.publicId,
        plugin: paymentTransaction.plugin,
        currency: paymentTransaction.currency,
        amount: paymentTransaction.amount,
        orderNo: paymentTransaction.orderNo,
        webhookUrl: paymentTransaction.webhookUrl,
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
        of.attemptId === null ? sql`false` : eq(attempt.publicId, of.attemptId),
      ),
    )
    .where(
      and(
        eq(paymentTransaction.merchantId, of.merchantId),
        eq(paymentTransaction.publicId, of.transactionId),
      ),
    )
  return row ?? null
}

export type NewEvent = typeof webhookEvent.$inferInsert

/** `url` where a request named it. */
export type Recipient = { endpointId: number; url: string | null }

/** The event and a delivery to each recipient; nothing where the news was heard before. */
export async function insertEvent(
  tx: Tx,
  event: NewEvent,
  recipients: readonly Recipient[],
): Promise<number[]> {
  const [row] = await tx
    .insert(webhookEvent)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: webhookEvent.id })
  if (!row) return []
  const { merchantId, aggregate, createdAt } = event
  const delivery = { merchantId, aggregate, createdAt, eventId: row.id }
  const rows = await tx
    .insert(webhookDelivery)
    .values(
      recipients.map((recipient) => ({
        ...delivery,
        ...recipient,
        dueAt: createdAt,
        roundBeganAt: createdAt,
      })),
    )
    .returning({ id: webhookDelivery.id })
  return rows.map(({ id }) => id)
}

/** What those of a merchant's servers that are on were told last of something. */
export async function findLastEvent(
  db: Db,
  { merchantId, aggregate }: { merchantId: number; aggregate: string },
): Promise<{ publicId: string } | null> {
  const [row] = await db
    .select({ publicId: webhookEvent.publicId })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eventOfDelivery)
    .where(
      and(eq(webhookDelivery.merchantId, merchantId), eq(webhookDelivery.aggregate, aggregate), isToActive),
    )
    .orderBy(desc(webhookEvent.id))
    .limit(1)
  return row ?? null
}

/** One try, once, whoever else sends the same meanwhile; of a delivery that was cleared away nothing is kept. */
export async function insertTry(
  tx: Tx,
  { merchantId, deliveryId, number, at, tookMs, status, problem }: typeof webhookTry.$inferSelect,
): Promise<void> {
  await tx.execute(sql`
    insert into webhook_try (merchant_id, delivery_id, number, at, took_ms, status, problem)
    select merchant_id, id, ${number}::int, ${at.toISOString()}::timestamptz, ${tookMs}::int, ${status}::int, ${problem}::text
    from webhook_delivery where merchant_id = ${merchantId} and id = ${deliveryId} for key share
    on conflict do nothing`)
}

export async function countEndpoints(
  tx: Tx,
  { merchantId, ofRequests }: { merchantId: number; ofRequests: boolean },
): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.merchantId, merchantId), eq(webhookEndpoint.ofRequests, ofRequests)))
  return row?.n ?? 0
}

export async function insertEndpoint(tx: Tx, values: typeof webhookEndpoint.$inferInsert): Promise<void> {
  await tx.insert(webhookEndpoint).values(values).onConflictDoNothing()
}

/** The server of requests at an origin, whoever named it first. */
export async function hasServerAt(
  tx: Tx,
  { merchantId, origin }: { merchantId: number; origin: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(
      and(
        eq(webhookEndpoint.merchantId, merchantId),
        eq(webhookEndpoint.url, origin),
        eq(webhookEndpoint.ofRequests, true),
      ),
    )
  return row !== undefined
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
  and(
    eq(webhookEndpoint.merchantId, merchantId),
    eq(webhookEndpoint.publicId, publicId),
    eq(webhookEndpoint.ofRequests, false),
  )
