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

/** It can be sent again: its server is on. What erasing has taken the address of is sent nowhere. */
export const isToActive = sql`exists (select 1 from ${webhookEndpoint} where ${webhookEndpoint.merchantId} = ${webhookDelivery.merchantId}
  and ${webhookEndpoint.id} = ${webhookDelivery.endpointId} and ${webhookEndpoint.active}
  and (not ${webhookEndpoint.ofRequests} or ${webhookDelivery.url} is not null))`
