import { holdsBeside } from '../kernel/events/bookings.store.ts'
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
  secured: (tx, order, { purpose, now }) =>
    secureBookings(tx, order, { isChange: purpose === 'difference', now }),
  lost: (tx, order, { reason, purpose, now }) =>
    loseBookings(tx, order, { reason, isChange: purpose === 'difference', now }),
  alsoHolds: holdsBeside,
}
