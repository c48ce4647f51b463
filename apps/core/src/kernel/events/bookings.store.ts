import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { orderPayment, shopOrder } from '../orders/orders.schema.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import {
  booking,
  bookingItem,
  bookingPlace,
  type BookingItemState,
  type BookingState,
} from './bookings.schema.ts'

export type BookingRow = typeof booking.$inferSelect
export type NewBooking = typeof booking.$inferInsert
export type BookingItemRow = typeof bookingItem.$inferSelect
export type PlaceRow = typeof bookingPlace.$inferSelect

type Ref = { merchantId: number; bookingId: number }
type OfOrder = { merchantId: number; orderId: number }

export async function insertBooking(
  tx: Tx,
  values: NewBooking,
  item: Omit<typeof bookingItem.$inferInsert, 'merchantId' | 'bookingId'>,
): Promise<BookingRow> {
  const [row] = await tx.insert(booking).values(values).returning()
  if (!row) throw new Error('the booking was not stored')
  await tx.insert(bookingItem).values({ ...item, merchantId: row.merchantId, bookingId: row.id })
  return row
}

export async function insertItem(tx: Tx, item: typeof bookingItem.$inferInsert): Promise<void> {
  await tx.insert(bookingItem).values(item)
}

export async function insertPlaces(
  tx: Tx,
  rows: readonly (typeof bookingPlace.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(bookingPlace).values([...rows])
}

export const findBookingsOf = (db: Db | Tx, { merchantId, orderId }: OfOrder): Promise<BookingRow[]> =>
  db
    .select()
    .from(booking)
    .where(and(eq(booking.orderId, orderId), eq(booking.merchantId, merchantId)))
    .orderBy(asc(booking.position))

export async function findBooking(
  db: Db | Tx,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<BookingRow | null> {
  const [row] = await db
    .select()
    .from(booking)
    .where(and(eq(booking.publicId, publicId), eq(booking.merchantId, merchantId)))
  return row ?? null
}

/** The caller holds the lock of its order. */
export async function lockBooking(tx: Tx, { merchantId, bookingId }: Ref): Promise<BookingRow> {
  const [row] = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.id, bookingId), eq(booking.merchantId, merchantId)))
    .for('no key update')
  if (!row) throw new Error('a booking is not in the books')
  return row
}

export async function updateBooking(
  tx: Tx,
  { merchantId, id, revision }: Pick<BookingRow, 'merchantId' | 'id' | 'revision'>,
  set: Partial<NewBooking>,
): Promise<void> {
  await tx
    .update(booking)
    .set({ ...set, revision: revision + 1 })
    .where(and(eq(booking.id, id), eq(booking.merchantId, merchantId)))
}

export const findItems = (
  db: Db | Tx,
  { merchantId, bookingIds }: { merchantId: number; bookingIds: readonly number[] },
): Promise<BookingItemRow[]> =>
  db
    .select()
    .from(bookingItem)
    .where(and(eq(bookingItem.merchantId, merchantId), inArray(bookingItem.bookingId, [...bookingIds])))
    .orderBy(asc(bookingItem.bookingId), asc(bookingItem.seq))

export async function setItem(
  tx: Tx,
  { merchantId, bookingId, seq }: Ref & { seq: number },
  set: { state?: BookingItemState; lines?: { poolId: number; quantity: number }[] },
): Promise<void> {
  await tx
    .update(bookingItem)
    .set(set)
    .where(
      and(
        eq(bookingItem.bookingId, bookingId),
        eq(bookingItem.seq, seq),
        eq(bookingItem.merchantId, merchantId),
      ),
    )
}

export const findPlaces = (
  db: Db | Tx,
  { merchantId, bookingIds }: { merchantId: number; bookingIds: readonly number[] },
): Promise<PlaceRow[]> =>
  db
    .select()
    .from(bookingPlace)
    .where(and(eq(bookingPlace.merchantId, merchantId), inArray(bookingPlace.bookingId, [...bookingIds])))
    .orderBy(asc(bookingPlace.bookingId), asc(bookingPlace.number))

/** Its places are the buyer's: their codes open the door. Those that were given up stay so. */
export async function setPlacesPurchased(
  tx: Tx,
  { merchantId, bookingIds }: { merchantId: number; bookingIds: readonly number[] },
): Promise<void> {
  await tx
    .update(bookingPlace)
    .set({ isPurchased: true })
    .where(
      and(
        eq(bookingPlace.merchantId, merchantId),
        inArray(bookingPlace.bookingId, [...bookingIds]),
        eq(bookingPlace.state, 'active'),
      ),
    )
}

export async function voidPlaces(
  tx: Tx,
  { merchantId, bookingId, numbers }: Ref & { numbers: readonly number[] | null },
): Promise<void> {
  await tx
    .update(bookingPlace)
    .set({ state: 'void' })
    .where(
      and(
        eq(bookingPlace.merchantId, merchantId),
        eq(bookingPlace.bookingId, bookingId),
        numbers === null ? undefined : inArray(bookingPlace.number, [...numbers]),
      ),
    )
}

/** Codes of before are refused at the door from now on. */
export async function renewCodes(tx: Tx, { merchantId, bookingId }: Ref): Promise<void> {
  await tx
    .update(bookingPlace)
    .set({ version: sql`${bookingPlace.version} + 1` })
    .where(
      and(
        eq(bookingPlace.merchantId, merchantId),
        eq(bookingPlace.bookingId, bookingId),
        eq(bookingPlace.state, 'active'),
      ),
    )
}

export async function setBookingStates(
  tx: Tx,
  {
    merchantId,
    ids,
    state,
    now,
  }: { merchantId: number; ids: readonly number[]; state: BookingState; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(booking)
    .set({ state, stateChangedAt: now, revision: sql`${booking.revision} + 1` })
    .where(and(eq(booking.merchantId, merchantId), inArray(booking.id, [...ids])))
}

/** How many bookings of an event somebody has or is paying for, by e-mail address or phone. */
export async function countBookingsOfContact(
  tx: Tx,
  {
    merchantId,
    eventId,
    email,
    phone,
  }: { merchantId: number; eventId: number; email: string | null; phone: string | null },
): Promise<number> {
  const { rows } = await tx.execute<{ count: string }>(sql`
    select count(*) as count from booking
    where merchant_id = ${merchantId} and event_id = ${eventId} and state in ('pending_payment', 'booked')
      and (lower(email) = lower(${email}) or phone = ${phone})`)
  return Number(rows[0]?.count)
}

/** Payments of an order with their public ids and states, the first one first. */
export const findPaymentIds = (db: Db | Tx, { merchantId, orderId }: OfOrder) =>
  db
    .select({
      publicId: paymentTransaction.publicId,
      state: paymentTransaction.state,
      purpose: orderPayment.purpose,
    })
    .from(orderPayment)
    .innerJoin(
      paymentTransaction,
      and(
        eq(paymentTransaction.merchantId, orderPayment.merchantId),
        eq(paymentTransaction.id, orderPayment.transactionId),
      ),
    )
    .where(and(eq(orderPayment.merchantId, merchantId), eq(orderPayment.orderId, orderId)))
    .orderBy(asc(orderPayment.transactionId))

export async function findOrderOfBooking(
  db: Db | Tx,
  { merchantId, orderId }: OfOrder,
): Promise<typeof shopOrder.$inferSelect> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.merchantId, merchantId), eq(shopOrder.id, orderId)))
  if (!row) throw new Error('a booking has no order')
  return row
}

/** What changes of its bookings hold beside the order itself. */
export async function holdsBeside(
  tx: Tx,
  { merchantId, id: orderId, holdId }: { merchantId: number; id: number; holdId: number | null },
): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ holdId: bookingItem.holdId })
    .from(bookingItem)
    .innerJoin(
      booking,
      and(eq(booking.id, bookingItem.bookingId), eq(booking.merchantId, bookingItem.merchantId)),
    )
    .where(and(eq(booking.orderId, orderId), eq(booking.merchantId, merchantId)))
  return rows.flatMap((row) => (row.holdId === null || row.holdId === holdId ? [] : [row.holdId]))
}
