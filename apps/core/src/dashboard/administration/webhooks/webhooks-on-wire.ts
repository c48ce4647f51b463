import type { Delivery, Endpoint } from '@wasl/contracts/core/dashboard/administration/webhooks.contract'
import type { z } from 'zod'
import type { DeliveryRow, EndpointRow, Fares } from './deliveries.store.ts'

export function endpointOnWire(
  row: EndpointRow,
  { fares, now }: { fares: ReadonlyMap<number, Fares>; now: Date },
): z.input<typeof Endpoint> {
  const { previousSecretUntil } = row
  const isRotating = previousSecretUntil !== null && previousSecretUntil > now
  return {
    id: row.publicId,
    url: row.url,
    event_types: row.eventTypes,
    active: row.active,
    failing_since: row.failingSince?.toISOString() ?? null,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    previous_secret_until: isRotating ? previousSecretUntil.toISOString() : null,
    ...(fares.get(row.id) ?? { delivered: 0, failed: 0, due: 0 }),
    created: row.createdAt.toISOString(),
    revision: row.revision,
  }
}

export const deliveryOnWire = (row: DeliveryRow): z.input<typeof Delivery> => ({
  id: String(row.id),
  event_id: row.eventId,
  type: row.type,
  endpoint_id: row.endpointId,
  endpoint_url: row.endpointUrl,
  transaction_id: transactionOf(row.body),
  state: row.state,
  tries: row.tries,
  last_status: row.lastStatus,
  last_problem: row.lastProblem,
  created: row.createdAt.toISOString(),
  delivered_at: row.deliveredAt?.toISOString() ?? null,
  due_at: row.state === 'due' ? row.dueAt.toISOString() : null,
})

/** Of the body that was signed: what a server was told is what is shown. */
function transactionOf(body: string): string | null {
  const said: unknown = JSON.parse(body)
  const data = said !== null && typeof said === 'object' && 'data' in said ? said.data : null
  const id =
    data !== null && typeof data === 'object' && 'transaction_id' in data ? data.transaction_id : null
  return typeof id === 'string' ? id : null
}
