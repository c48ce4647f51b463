import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { booking } from './bookings.schema.ts'
import { event, eventTicket } from './events.schema.ts'
import type { BookingRow } from './bookings.store.ts'

export type ListedRow = {
  row: BookingRow
  event: { publicId: string; slug: string; titleEn: string; titleAr: string; timezone: string }
  ticket: { publicId: string; nameEn: string; nameAr: string; startMinute: number; endMinute: number }
  places: number
  came: number
}

/** Bookings by their ids, with what a row shows beside them. */
export async function findListedBookings(
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<(ListedRow & { id: number })[]> {
  const rows = await db
    .select({
      row: booking,
      event: {
        publicId: event.publicId,
        slug: event.slug,
        titleEn: event.titleEn,
        titleAr: event.titleAr,
        timezone: event.timezone,
      },
      ticket: {
        publicId: eventTicket.publicId,
        nameEn: eventTicket.nameEn,
        nameAr: eventTicket.nameAr,
        startMinute: eventTicket.startMinute,
        endMinute: eventTicket.endMinute,
      },
      places: sql<number>`(select count(*)::int from booking_place p
        where p.booking_id = ${booking.id} and p.merchant_id = ${booking.merchantId} and p.state = 'active')`,
      came: sql<number>`(select count(*)::int from booking_place p
        where p.booking_id = ${booking.id} and p.merchant_id = ${booking.merchantId} and p.first_in_at is not null)`,
    })
    .from(booking)
    .innerJoin(event, and(eq(event.id, booking.eventId), eq(event.merchantId, booking.merchantId)))
    .innerJoin(
      eventTicket,
      and(eq(eventTicket.id, booking.ticketId), eq(eventTicket.merchantId, booking.merchantId)),
    )
    .where(and(eq(booking.merchantId, merchantId), inArray(booking.id, [...ids])))
  return rows.map((row) => ({ ...row, id: row.row.id }))
}

export type PlaceStatistics = { booked: number; attended: number }

/** Places of bookings that are not canceled (commerce.md D32). */
export async function countPlacesOf(db: Db, condition: SQL | undefined): Promise<PlaceStatistics> {
  const { rows } = await db.execute<Record<keyof PlaceStatistics, string>>(sql`
    select count(p.id) as booked, count(p.first_in_at) as attended
    from booking
    join booking_place p on p.booking_id = booking.id and p.merchant_id = booking.merchant_id
    where ${condition ?? sql`true`} and booking.state in ('booked', 'pending_payment') and p.state = 'active'`)
  const [row] = rows
  return { booked: Number(row?.booked), attended: Number(row?.attended) }
}

/** The days of all bookings, or of those of one event. */
export async function findBookedDays(
  db: Db,
  { merchantId, eventId }: { merchantId: number; eventId: number | null },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: booking.eventDate })
    .from(booking)
    .where(
      and(eq(booking.merchantId, merchantId), eventId === null ? undefined : eq(booking.eventId, eventId)),
    )
    .orderBy(asc(booking.eventDate))
    .limit(800)
  return rows.map(({ day }) => day)
}

/** E-mail addresses or phones that begin so (commerce.md D65). */
export async function findContacts(
  db: Db,
  { merchantId, column, begins }: { merchantId: number; column: 'email' | 'phone'; begins: string },
): Promise<string[]> {
  const pattern = `${begins.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const named = booking[column]
  const { rows } = await db.execute<{ value: string }>(sql`
    select distinct ${named} as value from booking
    where merchant_id = ${merchantId} and ${named} ilike ${pattern} order by 1 limit 20`)
  return rows.map(({ value }) => value)
}
