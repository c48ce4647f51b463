import { and, eq, sql } from 'drizzle-orm'
import { webhookDelivery, webhookEndpoint, webhookEvent } from './webhooks.schema.ts'

export const eventOfDelivery = and(
  eq(webhookEvent.merchantId, webhookDelivery.merchantId),
  eq(webhookEvent.id, webhookDelivery.eventId),
)

export const endpointOfDelivery = and(
  eq(webhookEndpoint.merchantId, webhookDelivery.merchantId),
  eq(webhookEndpoint.id, webhookDelivery.endpointId),
)

/** Where a delivery goes: what its request named, else the endpoint's own. */
export const deliveryAddress = sql<string>`coalesce(${webhookDelivery.url}, ${webhookEndpoint.url})`
