export const eventTypes = [
  'transaction.created',
  'transaction.paid',
  'transaction.authorized',
  'transaction.cod',
  'transaction.canceled',
  'transaction.expired',
  'transaction.invalid',
  'transaction.refunded',
  'attempt.failed',
  'payment.surplus',
  'payment.mismatch',
] as const
export type EventType = (typeof eventTypes)[number]
