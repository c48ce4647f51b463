import { timingSafeEqual } from 'node:crypto'
import {
  findBooking,
  findBookingsOf,
  findOrderOfBooking,
  findPaymentIds,
  type BookingRow,
} from '../kernel/events/bookings.store.ts'
import { findEventsOfIds, findTickets, type EventRow, type TicketRow } from '../kernel/events/events.store.ts'
import type { EventDeps } from '../kernel/events/show-events.service.ts'
import type { OrderRow } from '../kernel/orders/orders.store.ts'

export type GuestOrder = {
  order: OrderRow
  transactionId: string | null
  event: EventRow
  bookings: { row: BookingRow; ticket: TicketRow }[]
}

/** All bookings of the order of one, for whoever has its id and its secret. */
export async function guestOrder(
  { db }: Pick<EventDeps, 'db'>,
  { merchantId, publicId, uuid }: { merchantId: number; publicId: string; uuid: string },
): Promise<GuestOrder | null> {
  const row = await findBooking(db, { merchantId, publicId })
  return row && isSame(row.uuid, uuid) ? orderOfGuest({ db }, { merchantId, orderId: row.orderId }) : null
}

export async function orderOfGuest(
  { db }: Pick<EventDeps, 'db'>,
  { merchantId, orderId }: { merchantId: number; orderId: number },
): Promise<GuestOrder | null> {
  const [order, payments, rows] = await Promise.all([
    findOrderOfBooking(db, { merchantId, orderId }),
    findPaymentIds(db, { merchantId, orderId }),
    findBookingsOf(db, { merchantId, orderId }),
  ])
  const eventIds = [...new Set(rows.map(({ eventId }) => eventId))]
  const [[event], tickets] = await Promise.all([
    findEventsOfIds(db, { merchantId, ids: eventIds }),
    findTickets(db, { merchantId, eventIds }),
  ])
  if (!event) return null
  return {
    order,
    transactionId: payments[0]?.publicId ?? null,
    event,
    bookings: rows.flatMap((row) => {
      const ticket = tickets.find(({ id }) => id === row.ticketId)
      return ticket ? [{ row, ticket }] : []
    }),
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export function ticketsState({ state }: OrderRow): 'waiting' | 'ready' | 'failed' {
  if (state === 'booked') return 'ready'
  return state === 'pending_payment' ? 'waiting' : 'failed'
}
