import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { checkinList } from './doors.schema.ts'
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
import type { EventRow } from './events.store.ts'

type Ref = { merchantId: number; publicId: string }

export async function lockEvent(tx: Tx, { merchantId, publicId }: Ref): Promise<EventRow | null> {
  const [row] = await tx
    .select()
    .from(event)
    .where(and(eq(event.publicId, publicId), eq(event.merchantId, merchantId)))
    .for('no key update')
  return row ?? null
}

export async function insertEvent(tx: Tx, values: typeof event.$inferInsert): Promise<EventRow> {
  const [row] = await tx.insert(event).values(values).returning()
  if (!row) throw new Error('the event was not stored')
  return row
}

export async function updateEvent(
  tx: Tx,
  { merchantId, id }: { merchantId: number; id: number },
  set: Partial<typeof event.$inferInsert>,
): Promise<void> {
  await tx
    .update(event)
    .set(set)
    .where(and(eq(event.id, id), eq(event.merchantId, merchantId)))
}

/** Slugs that lead somewhere, today's and those of before, but for those of `except`. */
export async function findTakenEventSlugs(
  tx: Tx,
  { merchantId, except }: { merchantId: number; except: number | null },
): Promise<Set<string>> {
  const [now, before] = await Promise.all([
    tx.select({ id: event.id, slug: event.slug }).from(event).where(eq(event.merchantId, merchantId)),
    tx
      .select({ id: eventSlug.eventId, slug: eventSlug.slug })
      .from(eventSlug)
      .where(eq(eventSlug.merchantId, merchantId)),
  ])
  return new Set([...now, ...before].filter(({ id }) => id !== except).map(({ slug }) => slug))
}

type OldSlug = { merchantId: number; eventId: number; slug: string; newSlug: string; at: Date }

/** The old address leads to the event from now on; one that it takes again leads nowhere else. */
export async function keepOldEventSlug(tx: Tx, { newSlug, ...values }: OldSlug): Promise<void> {
  const { merchantId } = values
  await tx.delete(eventSlug).where(and(eq(eventSlug.slug, newSlug), eq(eventSlug.merchantId, merchantId)))
  await tx.insert(eventSlug).values(values).onConflictDoNothing()
}

type Beside = { merchantId: number; eventId: number }

export async function replaceEventPictures(
  tx: Tx,
  { merchantId, eventId }: Beside,
  rows: readonly Omit<typeof eventPicture.$inferInsert, 'merchantId' | 'eventId' | 'position'>[],
): Promise<void> {
  await tx
    .delete(eventPicture)
    .where(and(eq(eventPicture.eventId, eventId), eq(eventPicture.merchantId, merchantId)))
  if (rows.length > 0)
    await tx
      .insert(eventPicture)
      .values(rows.map((row, position) => ({ ...row, merchantId, eventId, position })))
}

export async function replaceFields(
  tx: Tx,
  { merchantId, eventId }: Beside,
  rows: readonly Omit<typeof eventField.$inferInsert, 'merchantId' | 'eventId' | 'position'>[],
): Promise<void> {
  await tx
    .delete(eventField)
    .where(and(eq(eventField.eventId, eventId), eq(eventField.merchantId, merchantId)))
  if (rows.length > 0)
    await tx
      .insert(eventField)
      .values(rows.map((row, position) => ({ ...row, merchantId, eventId, position })))
}

export async function insertTerms(tx: Tx, values: typeof eventTerms.$inferInsert): Promise<void> {
  await tx.insert(eventTerms).values(values)
}

export async function saveEventDate(tx: Tx, values: typeof eventDate.$inferInsert): Promise<void> {
  const { state, poolId } = values
  await tx
    .insert(eventDate)
    .values(values)
    .onConflictDoUpdate({
      target: [eventDate.eventId, eventDate.date],
      set: { state, poolId: poolId ?? null },
    })
}

export async function insertTicket(tx: Tx, values: typeof eventTicket.$inferInsert): Promise<number> {
  const [row] = await tx.insert(eventTicket).values(values).returning({ id: eventTicket.id })
  if (!row) throw new Error('the ticket was not stored')
  return row.id
}

export async function updateTicket(
  tx: Tx,
  { merchantId, id }: { merchantId: number; id: number },
  set: Partial<typeof eventTicket.$inferInsert>,
): Promise<void> {
  await tx
    .update(eventTicket)
    .set(set)
    .where(and(eq(eventTicket.id, id), eq(eventTicket.merchantId, merchantId)))
}

export async function archiveTickets(
  tx: Tx,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(eventTicket)
    .set({ state: 'archived' })
    .where(and(eq(eventTicket.merchantId, merchantId), inArray(eventTicket.id, [...ids])))
}

/** A date that is offered again takes its pool up again. */
export async function saveTicketDate(tx: Tx, values: typeof ticketDate.$inferInsert): Promise<void> {
  const { price, slotEnd } = values
  await tx
    .insert(ticketDate)
    .values(values)
    .onConflictDoUpdate({
      target: [ticketDate.ticketId, ticketDate.date, ticketDate.slotStart],
      set: { price: price ?? null, slotEnd: slotEnd ?? null, withdrawn: false },
    })
}

export async function withdrawTicketDates(
  tx: Tx,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(ticketDate)
    .set({ withdrawn: true })
    .where(and(eq(ticketDate.merchantId, merchantId), inArray(ticketDate.id, [...ids])))
}

export async function insertList(tx: Tx, values: typeof checkinList.$inferInsert): Promise<number> {
  const [row] = await tx.insert(checkinList).values(values).returning({ id: checkinList.id })
  if (!row) throw new Error('the list of a door was not stored')
  return row.id
}
