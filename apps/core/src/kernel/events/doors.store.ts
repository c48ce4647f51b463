import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { booking, bookingPlace } from './bookings.schema.ts'
import { checkinList, placeEntry, placeScan } from './doors.schema.ts'
import { eventTicket } from './events.schema.ts'
import type { BookingRow, PlaceRow } from './bookings.store.ts'
import type { TicketRow } from './events.store.ts'

export type ListRow = typeof checkinList.$inferSelect
export type EntryRow = typeof placeEntry.$inferSelect
export type ScanRow = typeof placeScan.$inferSelect

/** Doors that are in use, in their order. */
export const findLists = (
  db: Db | Tx,
  { merchantId, eventId }: { merchantId: number; eventId: number },
): Promise<ListRow[]> =>
  db
    .select()
    .from(checkinList)
    .where(and(eq(checkinList.merchantId, merchantId), eq(checkinList.eventId, eventId), checkinList.active))
    .orderBy(asc(checkinList.position), asc(checkinList.id))

export type PlaceOfCode = { place: PlaceRow; booking: BookingRow; ticket: TicketRow }

export async function findPlaceOfKey(
  db: Db | Tx,
  { merchantId, key }: { merchantId: number; key: string },
): Promise<PlaceOfCode | null> {
  const [row] = await db
    .select({ place: bookingPlace, booking, ticket: eventTicket })
    .from(bookingPlace)
    .innerJoin(
      booking,
      and(eq(booking.id, bookingPlace.bookingId), eq(booking.merchantId, bookingPlace.merchantId)),
    )
    .innerJoin(
      eventTicket,
      and(eq(eventTicket.id, booking.ticketId), eq(eventTicket.merchantId, booking.merchantId)),
    )
    .where(and(eq(bookingPlace.key, key), eq(bookingPlace.merchantId, merchantId)))
  return row ?? null
}

type EntryRef = { merchantId: number; listId: number; placeId: number }

/** The row of a place at a door, made if nobody scanned it there before. Whoever scans it meanwhile waits. */
export async function lockEntry(tx: Tx, { merchantId, listId, placeId }: EntryRef): Promise<EntryRow> {
  await tx.insert(placeEntry).values({ merchantId, listId, placeId, isInside: false }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(placeEntry)
    .where(
      and(
        eq(placeEntry.placeId, placeId),
        eq(placeEntry.listId, listId),
        eq(placeEntry.merchantId, merchantId),
      ),
    )
    .for('update')
  if (!row) throw new Error('a place at a door was not stored')
  return row
}

export async function updateEntry(
  tx: Tx,
  { merchantId, listId, placeId }: EntryRef,
  set: Partial<Pick<EntryRow, 'isInside' | 'entries' | 'firstInAt' | 'lastAt' | 'lastBy' | 'lastGate'>>,
): Promise<void> {
  await tx
    .update(placeEntry)
    .set(set)
    .where(
      and(
        eq(placeEntry.placeId, placeId),
        eq(placeEntry.listId, listId),
        eq(placeEntry.merchantId, merchantId),
      ),
    )
}

/** When somebody first came in with it, at any door. */
export async function setFirstIn(
  tx: Tx,
  { merchantId, placeId, at }: { merchantId: number; placeId: number; at: Date },
): Promise<void> {
  await tx
    .update(bookingPlace)
    .set({ firstInAt: at })
    .where(and(eq(bookingPlace.id, placeId), eq(bookingPlace.merchantId, merchantId)))
}

/** A scan that was sent before changes nothing. */
export async function insertScan(tx: Tx, values: typeof placeScan.$inferInsert): Promise<void> {
  await tx.insert(placeScan).values(values).onConflictDoNothing()
}

export async function findScan(
  tx: Tx,
  { merchantId, nonce }: { merchantId: number; nonce: string },
): Promise<ScanRow | null> {
  const [row] = await tx
    .select()
    .from(placeScan)
    .where(and(eq(placeScan.nonce, nonce), eq(placeScan.merchantId, merchantId)))
  return row ?? null
}
