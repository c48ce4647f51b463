import {
  findEvent,
  findEventOfSlug,
  findFields,
  findShownEvents,
  type EventRow,
  type FieldRow,
} from '../../kernel/events/events.store.ts'
import { findBookedDays, findContacts } from '../../kernel/events/list-bookings.store.ts'
import {
  eventsNow,
  findEventMerchant,
  listedEvents,
  type EventNow,
} from '../../kernel/events/show-events.service.ts'
import { isInstalled } from '../../kernel/ledger/installed-gateway.ts'
import { findGatewaysOf, type GatewayRow } from '../../kernel/merchants/gateways.store.ts'
import type { Merchant } from '../../kernel/merchants/merchants.store.ts'
import type { BookingDeps } from './bookings.service.ts'

export type BookingField = FieldRow

/** What a list of bookings is narrowed by: of one event, or of all. Null: there is no such event. */
export async function listChoices(
  { db }: BookingDeps,
  { merchantId, publicId }: { merchantId: number; publicId: string | undefined },
): Promise<{ days: string[]; fields: BookingField[] } | null> {
  const event = publicId === undefined ? null : await findEvent(db, { merchantId, publicId })
  if (publicId !== undefined && !event) return null
  const events: EventRow[] = event ? [event] : await findShownEvents(db, merchantId)
  const [days, fields] = await Promise.all([
    findBookedDays(db, { merchantId, eventId: event?.id ?? null }),
    findFields(db, { merchantId, eventIds: events.map(({ id }) => id) }),
  ])
  const known = new Set<string>()
  return { days, fields: fields.filter(({ name }) => !known.has(name) && known.add(name)) }
}

/** Fewer characters would show the whole list of people (commerce.md D65). */
const leastTyped = 3

export async function contactsThatBegin(
  { db }: BookingDeps,
  { merchantId, column, typed }: { merchantId: number; column: 'email' | 'phone'; typed: string },
): Promise<string[]> {
  const begins = typed.trim()
  return begins.length < leastTyped ? [] : findContacts(db, { merchantId, column, begins })
}

export type BookingForm = { merchant: Merchant; fields: BookingField[]; gateways: GatewayRow[] }

/** What a booking by staff asks for. Free events have no gateways. */
export async function bookingForm(
  deps: BookingDeps,
  { merchantId, slug }: { merchantId: number; slug: string },
): Promise<BookingForm | null> {
  const { db } = deps
  const merchant = await findEventMerchant(db, merchantId)
  const event = merchant && (await findEventOfSlug(db, { merchantId, slug }))
  if (!merchant || !event) return null
  const [fields, rows] = await Promise.all([
    findFields(db, { merchantId, eventIds: [event.id] }),
    event.isFree ? [] : findGatewaysOf(db, merchantId),
  ])
  const gateways = rows.filter(
    (row) => isInstalled(deps.gateways, row) && deps.ledger.accountOf(row) !== null,
  )
  return { merchant, fields, gateways }
}

/** Events to choose from, by words of their titles; with `available`, those that can be booked. */
export async function eventsToChoose(
  { db, clock }: BookingDeps,
  { merchantId, isAvailable, q }: { merchantId: number; isAvailable: boolean; q: string },
): Promise<{ merchant: Merchant; rows: EventRow[] } | null> {
  const merchant = await findEventMerchant(db, merchantId)
  if (!merchant) return null
  const rows = await findShownEvents(db, merchantId)
  const now = clock.now()
  const shown = isAvailable
    ? listedEvents(await eventsNow(db, { merchantId, rows, now }), now).map(({ event }) => event.row)
    : rows
  const wanted = q.trim().toLowerCase()
  return {
    merchant,
    rows: shown.filter(({ titleEn, titleAr }) => `${titleEn} ${titleAr}`.toLowerCase().includes(wanted)),
  }
}

export async function eventToChoose(
  { db, clock }: BookingDeps,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<{ merchant: Merchant; event: EventNow } | null> {
  const [merchant, row] = [
    await findEventMerchant(db, merchantId),
    await findEvent(db, { merchantId, publicId }),
  ]
  const [event] = merchant && row ? await eventsNow(db, { merchantId, rows: [row], now: clock.now() }) : []
  return merchant && event ? { merchant, event } : null
}
