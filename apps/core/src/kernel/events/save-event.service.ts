import { isDay } from '@wasl/domain/events/offered-dates'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { isSlug, slugOf } from '@wasl/domain/slug'
import { foldVoucherCode } from '@wasl/domain/voucher-code'
import type { Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import { cleanHtml } from '../merchants/merchant-html.ts'
import { lockMerchant } from '../merchants/merchants.store.ts'
import {
  archiveTickets,
  findTakenEventSlugs,
  insertEvent,
  insertList,
  insertTerms,
  insertTicket,
  keepOldEventSlug,
  lockEvent,
  replaceEventPictures,
  replaceFields,
  updateEvent,
  updateTicket,
} from './edit-events.store.ts'
import { isReservedSlug, reservedEventSlugs } from './event.domain.ts'
import type { EventProblem, EventWish, TicketWish } from './event-wish.ts'
import { findTerms, findTickets, type EventRow, type TicketRow } from './events.store.ts'
import { saveDays } from './save-days.service.ts'

export type Saving = { merchantId: number; actor: string; now: Date }

/** A new event with its days, tickets, pools and a door that lets everybody in. */
export async function addEvent(
  tx: Tx,
  saving: Saving,
  wish: EventWish,
): Promise<Result<EventRow, EventProblem[]>> {
  const { merchantId, now } = saving
  await lockMerchant(tx, merchantId)
  const read = await readWish(tx, { merchantId, wish, before: null })
  if (!read.ok) return read
  const publicId = newPublicId()
  const row = await insertEvent(tx, { ...read.value, merchantId, publicId, createdAt: now, changedAt: now })
  await insertList(tx, {
    merchantId,
    eventId: row.id,
    publicId: newPublicId(),
    nameEn: 'Entrance',
    nameAr: 'المدخل',
    createdAt: now,
  })
  const saved = await saveBeside(tx, saving, { event: row, wish, before: [] })
  return saved.ok ? accepted(row) : saved
}

export type ChangeEventRefusal =
  | { kind: 'notFound' | 'changed' }
  | { kind: 'fields'; problems: EventProblem[] }

/** The event anew. `revision` is what the wish began with; its old address leads to the new one. The caller rolls back a refusal. */
export async function changeEvent(
  tx: Tx,
  saving: Saving,
  { publicId, revision, wish }: { publicId: string; revision: number; wish: EventWish },
): Promise<Result<{ before: EventRow; after: EventRow }, ChangeEventRefusal>> {
  const { merchantId, now } = saving
  await lockMerchant(tx, merchantId)
  const before = await lockEvent(tx, { merchantId, publicId })
  if (!before) return refused({ kind: 'notFound' })
  if (before.revision !== revision) return refused({ kind: 'changed' })
  const tickets = await findTickets(tx, { merchantId, eventIds: [before.id] })
  const read = await readWish(tx, { merchantId, wish, before: { row: before, tickets } })
  if (!read.ok) return refused({ kind: 'fields', problems: read.error })
  const columns = read.value
  const { id, slug } = before
  if (columns.slug !== slug)
    await keepOldEventSlug(tx, { merchantId, eventId: id, slug, newSlug: columns.slug, at: now })
  await updateEvent(tx, { merchantId, id }, { ...columns, revision: revision + 1, changedAt: now })
  const saved = await saveBeside(tx, saving, { event: before, wish, before: tickets })
  if (!saved.ok) return refused({ kind: 'fields', problems: saved.error })
  const after = await lockEvent(tx, { merchantId, publicId })
  if (!after) throw new Error('an event that was stored was not found')
  return accepted({ before, after })
}

type Beside = { event: EventRow; wish: EventWish; before: readonly TicketRow[] }

async function saveBeside(
  tx: Tx,
  saving: Saving,
  { event, wish, before }: Beside,
): Promise<Result<null, EventProblem[]>> {
  const { merchantId } = saving
  const of = { merchantId, eventId: event.id }
  await replaceEventPictures(tx, of, wish.pictures)
  await replaceFields(tx, of, wish.fields)
  await saveTerms(tx, saving, { event, wish })
  const ids: number[] = []
  for (const [position, ticket] of wish.tickets.entries())
    ids.push(await saveTicket(tx, saving, { event, ticket, position, before }))
  for (const [index, { requires }] of wish.tickets.entries())
    await updateTicket(
      tx,
      { merchantId, id: ids[index] ?? 0 },
      { requiresTicketId: requires === null ? null : (ids[requires] ?? null) },
    )
  await archiveTickets(tx, {
    merchantId,
    ids: before.flatMap(({ id, state }) => (state === 'active' && !ids.includes(id) ? [id] : [])),
  })
  const tickets = await findTickets(tx, { merchantId, eventIds: [event.id] })
  // Pools are locked last.
  return saveDays(tx, saving, {
    event,
    days: wish.days,
    tickets: wish.tickets.flatMap((ticket, index) => {
      const row = tickets.find(({ id }) => id === ids[index])
      return row ? [{ row, dates: ticket.dates }] : []
    }),
  })
}

/** What was accepted stays: other words are another version. */
async function saveTerms(
  tx: Tx,
  { merchantId, now }: Saving,
  { event, wish }: Pick<Beside, 'event' | 'wish'>,
): Promise<void> {
  const [termsEn, termsAr] = [cleanHtml(wish.termsEn), cleanHtml(wish.termsAr)]
  const last = await findTerms(tx, { merchantId, eventId: event.id, version: event.termsVersion })
  if (termsEn === '' && termsAr === '') {
    if (event.termsVersion > 0 && last && (last.termsEn !== '' || last.termsAr !== ''))
      await nextTerms(tx, { merchantId, event, termsEn, termsAr, at: now })
    return
  }
  if (last?.termsEn === termsEn && last.termsAr === termsAr) return
  await nextTerms(tx, { merchantId, event, termsEn, termsAr, at: now })
}

async function nextTerms(
  tx: Tx,
  { event, ...terms }: { merchantId: number; event: EventRow; termsEn: string; termsAr: string; at: Date },
): Promise<void> {
  const version = event.termsVersion + 1
  await insertTerms(tx, { ...terms, eventId: event.id, version })
  await updateEvent(tx, { merchantId: terms.merchantId, id: event.id }, { termsVersion: version })
}

type OneTicket = { event: EventRow; ticket: TicketWish; position: number; before: readonly TicketRow[] }

async function saveTicket(
  tx: Tx,
  { merchantId, now }: Saving,
  { event, ticket, position, before }: OneTicket,
): Promise<number> {
  const { publicId, dates: _dates, requires: _requires, unlockCode, ...columns } = ticket
  const values = {
    ...columns,
    unlockCode: unlockCode === null || unlockCode.trim() === '' ? null : foldVoucherCode(unlockCode),
    position,
    state: 'active' as const,
  }
  const found = before.find((one) => one.publicId === publicId)
  if (!found)
    return insertTicket(tx, {
      ...values,
      merchantId,
      eventId: event.id,
      publicId: newPublicId(),
      createdAt: now,
    })
  await updateTicket(tx, { merchantId, id: found.id }, values)
  return found.id
}

type Reading = {
  merchantId: number
  wish: EventWish
  before: { row: EventRow; tickets: readonly TicketRow[] } | null
}

async function readWish(tx: Tx, { merchantId, wish, before }: Reading) {
  const {
    slug,
    pictures: _pictures,
    days: _days,
    tickets: _tickets,
    fields: _fields,
    termsEn: _termsEn,
    termsAr: _termsAr,
    ...plain
  } = wish
  const taken = await findTakenEventSlugs(tx, { merchantId, except: before?.row.id ?? null })
  const problems = [...slugProblems(slug, taken), ...problemsOf(wish, before?.tickets ?? [])]
  if (problems.length > 0) return refused(problems)
  const names = { en: wish.titleEn, ar: wish.titleAr }
  const made = () => slugOf(names, { fallback: 'event', taken: new Set([...taken, ...reservedEventSlugs]) })
  return accepted({
    ...plain,
    descriptionEn: cleanHtml(wish.descriptionEn),
    descriptionAr: cleanHtml(wish.descriptionAr),
    slug: slug ?? before?.row.slug ?? made(),
  })
}

function slugProblems(slug: string | null, taken: ReadonlySet<string>): EventProblem[] {
  if (slug === null) return []
  if (!isSlug(slug)) return [{ field: 'slug', says: 'slugInvalid' }]
  if (isReservedSlug(slug)) return [{ field: 'slug', says: 'slugReserved' }]
  return taken.has(slug) ? [{ field: 'slug', says: 'slugTaken' }] : []
}

function problemsOf(wish: EventWish, before: readonly TicketRow[]): EventProblem[] {
  const problems: EventProblem[] = []
  if (wish.titleEn === '' && wish.titleAr === '') problems.push({ field: 'title_en', says: 'titleMissing' })
  if (!isZone(wish.timezone)) problems.push({ field: 'timezone', says: 'timezoneUnknown' })
  if (wish.salesFrom && wish.salesUntil && wish.salesUntil <= wish.salesFrom)
    problems.push({ field: 'sales_until', says: 'salesEndBeforeStart' })
  const days = wish.days.map(({ date }) => date)
  if (!days.every(isDay)) problems.push({ field: 'dates', says: 'dateInvalid' })
  if (new Set(days).size < days.length) problems.push({ field: 'dates', says: 'dateTwice' })
  if (wish.state === 'published' && wish.tickets.length === 0)
    problems.push({ field: 'tickets', says: 'ticketsMissing' })
  if (new Set(wish.fields.map(({ name }) => name)).size < wish.fields.length)
    problems.push({ field: 'fields', says: 'fieldTwice' })
  const isOfThis = (publicId: string) => before.some((one) => one.publicId === publicId)
  for (const [index, ticket] of wish.tickets.entries()) {
    const { requires } = ticket
    if (ticket.publicId !== null && !isOfThis(ticket.publicId))
      problems.push({ field: `tickets.${index}.id`, says: 'ticketUnknown' })
    if (ticket.nameEn === '' && ticket.nameAr === '')
      problems.push({ field: `tickets.${index}.name_en`, says: 'titleMissing' })
    if (ticket.maxPerBooking < ticket.minPerBooking)
      problems.push({ field: `tickets.${index}.max_per_booking`, says: 'maxBelowMin' })
    if (requires !== null && (requires === index || wish.tickets[requires]?.requires !== null))
      problems.push({ field: `tickets.${index}.requires`, says: 'requiresUnknown' })
    const own = ticket.dates.map(({ date, slotStart }) => `${date} ${slotStart ?? ''}`)
    if (ticket.dates.some(({ date }) => !days.includes(date)))
      problems.push({ field: `tickets.${index}.dates`, says: 'dateUnknown' })
    if (new Set(own).size < own.length) problems.push({ field: `tickets.${index}.dates`, says: 'dateTwice' })
  }
  return problems
}

function isZone(timezone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: timezone }))
  } catch {
    return false
  }
}
