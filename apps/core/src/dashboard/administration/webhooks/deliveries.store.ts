import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import {
  deliveryAddress,
  endpointOfDelivery,
  eventOfDelivery,
} from '../../../kernel/webhooks/delivery-joins.ts'
import {
  webhookDelivery,
  webhookEndpoint,
  webhookEvent,
  webhookTry,
} from '../../../kernel/webhooks/webhooks.schema.ts'
import type { Db } from '../../../platform/db/db.ts'

export type EndpointRow = Awaited<ReturnType<typeof listEndpoints>>[number]

/** Everything but the secrets, in the order in which they were added; servers of single requests are nobody's to set up. */
export async function listEndpoints(db: Db, merchantId: number) {
  const rows = await db
    .select()
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.merchantId, merchantId), eq(webhookEndpoint.ofRequests, false)))
    .orderBy(webhookEndpoint.id)
  return rows.map(({ secret: _hidden, previousSecret: _hiddenToo, earlierSecrets: _andThese, ...row }) => row)
}

export type Fares = { delivered: number; failed: number; due: number }

/** Counted among this many of the newest, so that a list is as fast in a busy shop. */
const counted = 5_000

/** How the newest deliveries fared, by endpoint. */
export async function countFares(
  db: Db,
  { merchantId, since }: { merchantId: number; since: Date },
): Promise<Map<number, Fares>> {
  const newest = db
    .select({
      endpointId: webhookDelivery.endpointId,
      state: webhookDelivery.state,
      createdAt: webhookDelivery.createdAt,
    })
    .from(webhookDelivery)
    .where(eq(webhookDelivery.merchantId, merchantId))
    .orderBy(desc(webhookDelivery.id))
    .limit(counted)
    .as('newest')
  const of = (state: string) =>
    sql<number>`count(*) filter (where ${newest.state} = ${state})`.mapWith(Number)
  const rows = await db
    .select({
      endpointId: newest.endpointId,
      delivered: of('delivered'),
      failed: of('failed'),
      due: of('due'),
    })
    .from(newest)
    .where(gte(newest.createdAt, since))
    .groupBy(newest.endpointId)
  return new Map(rows.map(({ endpointId, ...fares }) => [endpointId, fares]))
}

export type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number]

const columns = {
  id: webhookDelivery.id,
  eventId: webhookEvent.publicId,
  type: webhookEvent.type,
  endpointId: webhookEndpoint.publicId,
  endpointUrl: deliveryAddress,
  endpointActive: webhookEndpoint.active,
  body: webhookEvent.body,
  state: webhookDelivery.state,
  tries: webhookDelivery.tries,
  lastStatus: webhookDelivery.lastStatus,
  lastProblem: webhookDelivery.lastProblem,
  dueAt: webhookDelivery.dueAt,
  createdAt: webhookDelivery.createdAt,
  deliveredAt: webhookDelivery.deliveredAt,
}

const withEvents = (db: Db) =>
  db
    .select(columns)
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eventOfDelivery)
    .innerJoin(webhookEndpoint, endpointOfDelivery)

export const findDeliveries = (db: Db, { merchantId, ids }: { merchantId: number; ids: readonly number[] }) =>
  withEvents(db).where(and(eq(webhookDelivery.merchantId, merchantId), inArray(webhookDelivery.id, [...ids])))

export async function findDelivery(
  db: Db,
  { merchantId, id }: { merchantId: number; id: number },
): Promise<DeliveryRow | null> {
  const [row] = await withEvents(db).where(
    and(eq(webhookDelivery.merchantId, merchantId), eq(webhookDelivery.id, id)),
  )
  return row ?? null
}

const shownTries = 100

export const listTries = (db: Db, { merchantId, id }: { merchantId: number; id: number }) =>
  db
    .select()
    .from(webhookTry)
    .where(and(eq(webhookTry.merchantId, merchantId), eq(webhookTry.deliveryId, id)))
    .orderBy(desc(webhookTry.number))
    .limit(shownTries)
