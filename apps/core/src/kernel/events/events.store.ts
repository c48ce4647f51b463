import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import {
  event,
  eventDate,
  eventField,
  eventPicture,
  eventSlug,
  eventTerms,
  eventTicket,
  ticketDate,
} from './events.schema.ts'

export type EventRow = typeof event.$inferSelect
export type TicketRow = typeof eventTicket.$inferSelect
export type EventDateRow = typeof eventDate.$inferSelect
export type TicketDateRow = typeof ticketDate.$inferSelect
export type FieldRow = typeof eventField.$inferSelect
export type EventPictureRow = typeof eventPicture.$inferSelect
export type TermsRow = typeof eventTerms.$inferSelect

/** What visitors may see: an event that is paused says so. */
export const shownStates = ['published', 'paused'] as const

export const findShownEvents = (db: Db | Tx, merchantId: number): Promise<EventRow[]> =>
  db
    .select()
    .from(event)
    .where(and(eq(event.merchantId, merchantId), inArray(event.state, [...shownStates])))
    .orderBy(asc(event.position), asc(event.id))

export async function findEventOfSlug(
  db: Db | Tx,
  { merchantId, slug }: { merchantId: number; slug: string },
): Promise<EventRow | null> {
  const [row] = await db
    .select()
    .from(event)
    .where(and(eq(event.slug, slug), eq(event.merchantId, merchantId)))
  return row ?? null
}

export async function findEvent(
  db: Db | Tx,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<EventRow | null> {
  const [row] = await db
    .select()
    .from(event)
    .where(and(eq(event.publicId, publicId), eq(event.merchantId, merchantId)))
  return row ?? null
}

export const findEventsOfIds = (
  db: Db | Tx,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<EventRow[]> =>
  db
    .select()
    .from(event)
    .where(and(eq(event.merchantId, merchantId), inArray(event.id, [...ids])))

/** The event that had this slug before. */
export async function findMovedEvent(
  db: Db | Tx,
  { merchantId, slug }: { merchantId: number; slug: string },
): Promise<EventRow | null> {
  const [row] = await db
    .select({ event })
    .from(eventSlug)
    .innerJoin(event, and(eq(event.id, eventSlug.eventId), eq(event.merchantId, eventSlug.merchantId)))
    .where(and(eq(eventSlug.slug, slug), eq(eventSlug.merchantId, merchantId)))
  return row?.event ?? null
}

type Of = { merchantId: number; eventIds: readonly number[] }

/** Those that are sold, and those that were: bookings name both. */
export const findTickets = (db: Db | Tx, { merchantId, eventIds }: Of): Promise<TicketRow[]> =>
  db
    .select()
    .from(eventTicket)
    .where(and(eq(eventTicket.merchantId, merchantId), inArray(eventTicket.eventId, [...eventIds])))
    .orderBy(asc(eventTicket.position), asc(eventTicket.id))

export const findEventDates = (db: Db | Tx, { merchantId, eventIds }: Of): Promise<EventDateRow[]> =>
  db
    .select()
    .from(eventDate)
    .where(and(eq(eventDate.merchantId, merchantId), inArray(eventDate.eventId, [...eventIds])))
    .orderBy(asc(eventDate.date))

export const findTicketDates = (db: Db | Tx, { merchantId, eventIds }: Of): Promise<TicketDateRow[]> =>
  db
    .select()
    .from(ticketDate)
    .where(
      and(
        eq(ticketDate.merchantId, merchantId),
        inArray(ticketDate.eventId, [...eventIds]),
        eq(ticketDate.withdrawn, false),
      ),
    )
    .orderBy(asc(ticketDate.date), asc(ticketDate.slotStart))

export const findEventPictures = (db: Db | Tx, { merchantId, eventIds }: Of): Promise<EventPictureRow[]> =>
  db
    .select()
    .from(eventPicture)
    .where(and(eq(eventPicture.merchantId, merchantId), inArray(eventPicture.eventId, [...eventIds])))
    .orderBy(asc(eventPicture.position))

export const findFields = (db: Db | Tx, { merchantId, eventIds }: Of): Promise<FieldRow[]> =>
  db
    .select()
    .from(eventField)
    .where(and(eq(eventField.merchantId, merchantId), inArray(eventField.eventId, [...eventIds])))
    .orderBy(asc(eventField.position), asc(eventField.name))

export async function findTerms(
  db: Db | Tx,
  { merchantId, eventId, version }: { merchantId: number; eventId: number; version: number },
): Promise<TermsRow | null> {
  const [row] = await db
    .select()
    .from(eventTerms)
    .where(
      and(
        eq(eventTerms.merchantId, merchantId),
        eq(eventTerms.eventId, eventId),
        eq(eventTerms.version, version),
      ),
    )
  return row ?? null
}
