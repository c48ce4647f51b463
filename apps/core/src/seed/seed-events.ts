import { dayAfter, minuteOf, todayIn } from '@wasl/domain/events/offered-dates'
import { parseAmount } from '@wasl/domain/money'
import { wallClock } from '@wasl/domain/wall-clock'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { findShownEvents } from '../kernel/events/events.store.ts'
import type { EventWish } from '../kernel/events/event-wish.ts'
import { eventFieldTypes } from '../kernel/events/event.domain.ts'
import { addEvent } from '../kernel/events/save-event.service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { readDemoFiles } from './demo-files.ts'

const text = z.string()
const Option = z.object({ value: text, label_en: text, label_ar: text })

const DemoEvent = z.object({
  merchant: text,
  slug: text,
  title_en: text,
  title_ar: text,
  desc_en: text,
  desc_ar: text,
  place_en: text,
  place_ar: text,
  address_en: text,
  address_ar: text,
  lat: z.number(),
  lng: z.number(),
  image: text,
  is_free: z.boolean(),
  waiting_zone: z.boolean(),
  cancel_until_hours: z.int().nullable(),
  change_until_hours: z.int().nullable(),
  refund_percent: z.int(),
  terms_en: text,
  terms_ar: text,
  fields: z.array(
    z.object({
      name: text,
      en: text,
      ar: text,
      type: z.enum(eventFieldTypes),
      scope: z.enum(['booking', 'place']),
      required: z.boolean(),
      options: z.array(z.tuple([text, text, text])),
    }),
  ),
  feedback: z.array(
    z.object({
      name: text,
      label_en: text,
      label_ar: text,
      type: z.enum(['rating', 'radio', 'textarea']),
      required: z.boolean(),
      options: z.array(Option),
    }),
  ),
  tickets: z.array(
    z.object({
      key: text,
      name_en: text,
      name_ar: text,
      price: text,
      start: text,
      end: text,
      dates: z.array(z.object({ on: text, left: z.int(), around_now: z.boolean().default(false) })),
    }),
  ),
})
type DemoEvent = z.infer<typeof DemoEvent>

export const demoEvents = (): Promise<DemoEvent[]> => demoLines('events', DemoEvent)

export const DemoBooking = z.object({
  merchant: text,
  id: z.int(),
  event: text,
  /** As `events.jsonl` calls it. */
  ticket: text,
  on: text,
  quantity: z.int(),
  customer: text,
  language: z.enum(['en', 'ar']),
  came: z.enum(['none', 'partial', 'attended', 'canceled']),
  places: z.array(z.record(text, text)),
})
export type DemoBooking = z.infer<typeof DemoBooking>

/** The demo's events, made as its staff make them. A merchant that has some keeps them. */
export async function seedEvents({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const [{ merchants }, events, bookings] = await Promise.all([
    readDemoFiles(),
    demoEvents(),
    demoLines('bookings', DemoBooking),
  ])
  for (const { id: merchantId, key, plugins, currency } of merchants) {
    if (!plugins.includes('event') || (await findShownEvents(db, merchantId)).length > 0) continue
    const now = clock.now()
    const own = events.filter(({ merchant }) => merchant === key)
    await inTransaction(db, async (tx) => {
      for (const [position, event] of own.entries()) {
        const wish = wishOf(event, { bookings, currency, now, position })
        const added = await addEvent(tx, { merchantId, actor: 'demo', now }, wish)
        if (!added.ok) throw new Error(`the event ${event.slug} was refused: ${JSON.stringify(added.error)}`)
      }
    })
  }
}

type Wishing = { bookings: readonly DemoBooking[]; currency: string; now: Date; position: number }

const timezone = 'Asia/Kuwait'

function wishOf(event: DemoEvent, { bookings, currency, now, position }: Wishing): EventWish {
  const offsets = [...new Set(event.tickets.flatMap(({ dates }) => dates.map(({ on }) => on)))]
  return {
    slug: event.slug,
    state: 'published',
    titleEn: event.title_en,
    titleAr: event.title_ar,
    descriptionEn: `<p>${event.desc_en}</p>`,
    descriptionAr: `<p>${event.desc_ar}</p>`,
    placeEn: event.place_en,
    placeAr: event.place_ar,
    addressEn: event.address_en,
    addressAr: event.address_ar,
    lat: event.lat,
    lng: event.lng,
    timezone,
    isFree: event.is_free,
    salesFrom: null,
    salesUntil: null,
    termsEn: event.terms_en,
    termsAr: event.terms_ar,
    maxPerBooking: 10,
    maxBookingsPerContact: null,
    changeUntilHours: event.change_until_hours,
    cancelUntilHours: event.cancel_until_hours,
    refundPercent: event.refund_percent,
    keptMinutes: 15,
    waitingZone: event.waiting_zone,
    contactEmail: 'events@tamra-tide.example',
    contactPhone: '+96522001122',
    feedbackFields: event.feedback,
    position,
    pictures: [{ url: event.image, altEn: event.title_en, altAr: event.title_ar, width: null, height: null }],
    days: offsets.map((on) => ({ date: demoDay(on, now), capacity: null, isCanceled: false })),
    tickets: event.tickets.map((ticket) => ({
      publicId: null,
      nameEn: ticket.name_en,
      nameAr: ticket.name_ar,
      descriptionEn: '',
      descriptionAr: '',
      price: minorOf(ticket.price, currency),
      startMinute: minuteOf(ticket.start) ?? 0,
      endMinute: minuteOf(ticket.end) ?? 0,
      minPerBooking: 1,
      maxPerBooking: 10,
      salesFrom: null,
      salesUntil: null,
      unlockCode: null,
      requires: null,
      dates: ticket.dates.map(({ on, left, around_now: isNow }) => ({
        date: demoDay(on, now),
        ...(isNow ? slotAround(now) : { slotStart: null, slotEnd: null }),
        price: null,
        capacity: left + bookedOf(bookings, { event: event.slug, ticket: ticket.key, on }),
      })),
    })),
    fields: event.fields.map(({ en, ar, options, ...field }) => ({
      ...field,
      labelEn: en,
      labelAr: ar,
      options: options.map(([value, label_en, label_ar]) => ({ value, label_en, label_ar })),
      shownAtDoor: field.scope === 'place',
    })),
  }
}

/** `left` is what is free after the bookings are made. */
const bookedOf = (
  bookings: readonly DemoBooking[],
  of: Pick<DemoBooking, 'event' | 'ticket' | 'on'>,
): number =>
  bookings
    .filter(
      ({ event, ticket, on, came }) =>
        came !== 'canceled' && event === of.event && ticket === of.ticket && on === of.on,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** `+5d` from today, in the zone of the demo. */
export const demoDay = (offset: string, now: Date): string =>
  dayAfter(todayIn(timezone, now), Number(/^([+-]\d+)d$/.exec(offset)?.[1]))

/** The door is open whenever the demo starts (commerce.md D30): it begins a few minutes from now. */
function slotAround(now: Date): { slotStart: number; slotEnd: number } {
  const { hour, minute } = wallClock(now, timezone)
  const slotStart = Math.min(1439, Math.ceil((hour * 60 + minute + 20) / 15) * 15)
  return { slotStart, slotEnd: (slotStart + 120) % 1440 }
}

function minorOf(amount: string, currency: string): number {
  const read = parseAmount(amount, currency)
  if (!read.ok) throw new Error(`no amount: ${amount}`)
  return read.value.minor
}

export async function demoLines<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const content = await readFile(new URL(`./demo/${name}.jsonl`, import.meta.url), 'utf8')
  return content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}
