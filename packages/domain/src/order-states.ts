/** States that every kind of order has, whatever is sold. `secured` ones are the kind's own. */
export const commonOrderStates = [
  'pending_payment',
  'payment_failed',
  'expired',
  'canceled',
  /** It was paid when nothing was left. The money is refunded automatically. */
  'late_unfulfillable',
] as const
export type CommonOrderState = (typeof commonOrderStates)[number]

/** Of goods that are packed, and shipped or picked up. */
export const catalogueOrderStates = [
  ...commonOrderStates,
  'confirmed',
  'packed',
  'ready_for_pickup',
  'shipped',
  'completed',
  'returned',
] as const
export type CatalogueOrderState = (typeof catalogueOrderStates)[number]

/** Where staff may move an order of the catalogue, by the state it is in. Canceling has its own question. */
export const catalogueOrderMoves: Readonly<Record<CatalogueOrderState, readonly CatalogueOrderState[]>> = {
  pending_payment: [],
  payment_failed: [],
  expired: [],
  canceled: [],
  late_unfulfillable: [],
  confirmed: ['packed', 'ready_for_pickup'],
  packed: ['shipped', 'ready_for_pickup'],
  ready_for_pickup: ['completed'],
  shipped: ['completed', 'returned'],
  completed: ['returned'],
  returned: [],
}

/** Of tickets. What becomes of each of its bookings, the bookings say. */
export const eventOrderStates = [...commonOrderStates, 'booked'] as const
export type EventOrderState = (typeof eventOrderStates)[number]

/** The state of an order's money, over all of its payments. */
export const orderPaymentStates = [
  /** Nothing is to be paid. */
  'none_due',
  'pending',
  'authorized',
  'cod',
  'part_paid',
  'paid',
  'failed',
] as const
export type OrderPaymentState = (typeof orderPaymentStates)[number]

export const orderRefundStates = ['none', 'pending', 'partial', 'full', 'failed'] as const
export type OrderRefundState = (typeof orderRefundStates)[number]
