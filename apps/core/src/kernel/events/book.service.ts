import { hoursOf } from '@wasl/domain/events/offered-dates'
import { z } from 'zod'
import type { Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { newPlaceKey, placeNumbers } from './place-keys.ts'
import type { OrderLoss } from '../orders/order-kind.ts'
import { findOrderLines, type OrderRow } from '../orders/orders.store.ts'
import { lapseChanges, secureChanges } from './apply-change.service.ts'
import { bookingNotice } from './booking-notice.ts'
import {
  findBookingsOf,
  findItems,
  findPaymentIds,
  insertBooking,
  insertPlaces,
  setBookingStates,
  setItem,
  setPlacesPurchased,
  voidPlaces,
  type BookingRow,
} from './bookings.store.ts'

/** What the order of tickets keeps of its buyer (`shop_order.details`). */
export const BookingDetails = z.object({
  firstName: z.string(),
  lastName: z.string().nullable(),
  data: z.record(z.string(), z.string()).default({}),
  termsVersion: z.int().nullable(),
  attachmentId: z.string().nullable().default(null),
  source: z.enum(['web', 'staff', 'box_office', 'upload', 'waitlist']),
  createdBy: z.string().nullable().default(null),
})
export type BookingDetails = z.infer<typeof BookingDetails>

/** What a line of it keeps of its ticket (`order_line.snapshot`). */
export const TicketSnapshot = z.looseObject({
  eventId: z.number(),
  ticketId: z.number(),
  date: z.string(),
  startMinute: z.number(),
  endMinute: z.number(),
  slotStart: z.number().nullable(),
  slotEnd: z.number().nullable(),
  timezone: z.string(),
  lines: z.array(z.object({ poolId: z.number(), quantity: z.number() })),
})
export type TicketSnapshot = z.infer<typeof TicketSnapshot>

/** What the guest of each place is asked (`order_line.answers`). */
export const PlaceAnswers = z.object({
  places: z
    .array(z.object({ holderName: z.string().nullable(), data: z.record(z.string(), z.string()) }))
    .default([]),
})

export type PlacesAnswered = z.infer<typeof PlaceAnswers>

/** Writes the bookings of an order that was written: one for each of its lines. */
export async function bookOrder(tx: Tx, order: OrderRow): Promise<void> {
  const { merchantId, id: orderId, createdAt: now } = order
  const details = BookingDetails.parse(order.details)
  const [lines, payments] = [
    await findOrderLines(tx, { merchantId, orderId }),
    await findPaymentIds(tx, { merchantId, orderId }),
  ]
  for (const line of lines) {
    const sold = TicketSnapshot.parse(line.snapshot)
    const { slotStart, slotEnd } = sold
    const { places } = PlaceAnswers.parse(line.answers)
    const what = {
      ticketId: sold.ticketId,
      eventDate: sold.date,
      slotStart,
      slotEnd,
      quantity: line.quantity,
    }
    const row = await insertBooking(
      tx,
      {
        ...what,
        ...hoursOf(sold, sold.timezone),
        merchantId,
        orderId,
        publicId: newPublicId(),
        uuid: newPublicId(),
        position: line.position,
        eventId: sold.eventId,
        isFree: line.unitPrice === 0,
        email: order.customerEmail,
        phone: order.customerPhone,
        language: order.language,
        ...details,
        createdAt: now,
        stateChangedAt: now,
      },
      {
        ...what,
        seq: 1,
        state: 'pending',
        transactionId: payments[0]?.publicId ?? null,
        holdId: order.holdId,
        lines: sold.lines,
        amount: line.lineTotal - line.discount,
        createdAt: now,
      },
    )
    await insertPlaces(
      tx,
      placeNumbers(1, line.quantity).map((number) => ({
        merchantId,
        bookingId: row.id,
        eventId: sold.eventId,
        number,
        key: newPlaceKey(),
        holderName: places[number - 1]?.holderName ?? null,
        data: places[number - 1]?.data ?? {},
        createdAt: now,
      })),
    )
  }
}

/** Its payment is secured: the places are the buyer's, once, however often it is told. */
export async function secureBookings(
  tx: Tx,
  order: OrderRow,
  { isChange, now }: { isChange: boolean; now: Date },
): Promise<'giveBack' | undefined> {
  const { merchantId, id: orderId } = order
  const rows = await findBookingsOf(tx, { merchantId, orderId })
  if (isChange) return secureChanges(tx, order, { rows, now })
  const ids = rows.map(({ id }) => id)
  await setBookingStates(tx, { merchantId, ids, state: 'booked', now })
  await setPlacesPurchased(tx, { merchantId, bookingIds: ids })
  for (const bookingId of ids) await setItem(tx, { merchantId, bookingId, seq: 1 }, { state: 'paid' })
  await tellAll(tx, rows, { state: 'booked', now })
  return undefined
}

/** It will not be paid, or is canceled: nobody comes in with its codes. */
export async function loseBookings(
  tx: Tx,
  order: OrderRow,
  { reason, isChange, now }: { reason: OrderLoss; isChange: boolean; now: Date },
): Promise<void> {
  const { merchantId, id: orderId } = order
  const rows = await findBookingsOf(tx, { merchantId, orderId })
  if (isChange) return lapseChanges(tx, order, { rows, now })
  const open = rows.filter(({ state }) => state !== 'canceled')
  const ids = open.map(({ id }) => id)
  await setBookingStates(tx, { merchantId, ids, state: reason, now })
  for (const bookingId of ids) await voidPlaces(tx, { merchantId, bookingId, numbers: null })
  for (const { bookingId, seq, state } of await findItems(tx, { merchantId, bookingIds: ids }))
    if (state !== 'canceled') await setItem(tx, { merchantId, bookingId, seq }, { state: 'canceled' })
  await tellAll(tx, open, { state: reason, now })
}

async function tellAll(
  tx: Tx,
  rows: readonly BookingRow[],
  { state, now }: { state: BookingRow['state']; now: Date },
): Promise<void> {
  for (const row of rows)
    await writeNotice(tx, bookingNotice({ ...row, state, revision: row.revision + 1 }), now)
}
