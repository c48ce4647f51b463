import type {
  Delivery as CoreDelivery,
  Endpoint as CoreEndpoint,
} from '@wasl/contracts/core/dashboard/administration/webhooks.contract'
import type { Delivery, Endpoint } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import type { z } from 'zod'

export const toEndpoint = (endpoint: z.infer<typeof CoreEndpoint>): Endpoint => ({
  id: endpoint.id,
  url: endpoint.url,
  eventTypes: endpoint.event_types,
  active: endpoint.active,
  failingSince: endpoint.failing_since,
  disabledAt: endpoint.disabled_at,
  previousSecretUntil: endpoint.previous_secret_until,
  delivered: endpoint.delivered,
  failed: endpoint.failed,
  due: endpoint.due,
  createdAt: endpoint.created,
  revision: endpoint.revision,
})

export const toDelivery = (delivery: z.infer<typeof CoreDelivery>): Delivery => ({
  id: delivery.id,
  eventId: delivery.event_id,
  type: delivery.type,
  endpointId: delivery.endpoint_id,
  endpointUrl: delivery.endpoint_url,
  transactionId: delivery.transaction_id,
  state: delivery.state,
  tries: delivery.tries,
  lastStatus: delivery.last_status,
  lastProblem: delivery.last_problem,
  createdAt: delivery.created,
  deliveredAt: delivery.delivered_at,
  dueAt: delivery.due_at,
})
