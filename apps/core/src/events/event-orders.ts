import { bookOrder, loseBookings, secureBookings } from '../kernel/events/book.service.ts'
import type { OrderKind } from '../kernel/orders/order-kind.ts'

/** Orders of tickets: each line is a booking with its places. */
export const eventOrders: OrderKind = {
  plugin: 'event',
  securedState: 'booked',
  movesOf: () => [],
  wayOf: () => [],
  cancelableIn: ['booked'],
  place: bookOrder,
  secured: async (tx, order) => secureBookings(tx, order, { now: order.stateChangedAt }),
  lost: async (tx, order, { reason }) => loseBookings(tx, order, { reason, now: order.stateChangedAt }),
}
