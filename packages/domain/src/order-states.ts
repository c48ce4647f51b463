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

export const fulfilments = ['delivery', 'pickup', 'none'] as const
export type Fulfilment = (typeof fulfilments)[number]

/** The states a catalogue order passes on its way to the buyer (commerce.md SHOP-22). */
export const catalogueOrderWay: Readonly<Record<Fulfilment, readonly CatalogueOrderState[]>> = {
  delivery: ['confirmed', 'packed', 'shipped', 'completed'],
  pickup: ['confirmed', 'packed', 'ready_for_pickup', 'completed'],
  none: ['confirmed', 'completed'],
}

type Moves = Readonly<Partial<Record<string, readonly CatalogueOrderState[]>>>

const moves: Readonly<Record<Fulfilment, Moves>> = {
  delivery: {
    confirmed: ['packed'],
    packed: ['shipped'],
    shipped: ['completed', 'returned'],
    completed: ['returned'],
  },
  pickup: {
    confirmed: ['packed', 'ready_for_pickup'],
    packed: ['ready_for_pickup'],
    ready_for_pickup: ['completed'],
    completed: ['returned'],
  },
  none: { confirmed: ['completed'] },
}

/** Where staff may move an order of the catalogue, the usual step first. Canceling has a question of its own. */
export const catalogueOrderMoves = ({
  state,
  fulfilment,
}: {
  state: string
  fulfilment: Fulfilment
}): readonly CatalogueOrderState[] => {
  const ofWay = moves[fulfilment]
  return Object.hasOwn(ofWay, state) ? (ofWay[state] ?? []) : []
}

/** How long staff can take a step back (design/commerce.md B5.4). */
export const stepBackMinutes = 5

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
