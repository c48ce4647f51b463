export const eventTypes = [
  'transaction.created',
  'transaction.paid',
  'transaction.authorized',
  'transaction.cod',
  'transaction.canceled',
  'transaction.expired',
  'transaction.invalid',
  'transaction.refunded',
  'transaction.refund_rejected',
  'attempt.failed',
  'payment.surplus',
  'payment.mismatch',
  'order.placed',
  'order.changed',
] as const
export type EventType = (typeof eventTypes)[number]

/** What a merchant's server hears when somebody presses "Send a test"; no endpoint chooses it. */
export const testEventType = 'webhook.test'

export const isEventType = (text: string): text is EventType => eventTypes.some((type) => type === text)

/** Signed and sent like every other event, so that a server's whole way is tried. */
export const testBody = ({ endpoint, by, at }: { endpoint: string; by: string; at: Date }): string =>
  JSON.stringify({
    type: testEventType,
    timestamp: at.toISOString(),
    data: { endpoint_id: endpoint, sent_by: by },
  })

/** The body that is signed: the same bytes for every endpoint, retry and replay. */
export const eventBody = ({ type, at, data }: { type: EventType; at: Date; data: object }): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })
