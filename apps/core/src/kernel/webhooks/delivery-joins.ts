import { and, eq } from 'drizzle-orm'
import { webhookDelivery, webhookEndpoint, webhookEvent } from './webhooks.schema.ts'

export const eventOfDelivery = and(
  eq(webhookEvent.merchantId, webhookDelivery.merchantId),
  eq(webhookEvent.id, webhookDelivery.eventId),
)

export const endpointOfDelivery = and(
  eq(webhookEndpoint.merchantId, webhookDelivery.merchantId),
  eq(webhookEndpoint.id, webhookDelivery.endpointId),
)
