import { shownOrderNumber } from '@wasl/domain/order-number'
import { localeTag, pick, type Locale } from '@wasl/domain/locale'
import { calendarFile } from '../kernel/events/calendar-file.ts'
import { codeOf } from '../kernel/events/code-of-place.ts'
import { findPlaces, type BookingRow, type PlaceRow } from '../kernel/events/bookings.store.ts'
import { findFields, type FieldRow } from '../kernel/events/events.store.ts'
import type { EventDeps } from '../kernel/events/show-events.service.ts'
import type { TicketSigner } from '../kernel/events/ticket-signer.ts'
import { ticketsPdf, type DrawnTicket, type TicketPaper } from '../kernel/events/tickets-pdf.ts'
import type { Merchant } from '../kernel/merchants/merchants.store.ts'
import { findOrder, findOrderPaidBy } from '../kernel/orders/orders.store.ts'
import { wordsOf } from '../platform/http/words.ts'
import type { LinkSigner } from '../platform/sealing/signed-link.ts'
import { orderOfGuest, type GuestOrder } from './tickets-of-booking.service.ts'
import { ticketFileStringsAr } from '../kernel/events/ticket-files.strings.ar.ts'
import { ticketFileStrings } from '../kernel/events/ticket-files.strings.ts'

export type TicketFileDeps = EventDeps & { links: LinkSigner; signer: TicketSigner }

export const fileWords = wordsOf({ en: ticketFileStrings, ar: ticketFileStringsAr })

const dayMs = 86_400_000

/** Addresses of the files of an order, for 24 hours (commerce.md D63). */
export function ticketAddresses(
  { links, clock }: Pick<TicketFileDeps, 'links' | 'clock'>,
  { order, language }: { order: { publicId: string }; language: Locale },
): { tickets: string; calendar: string } {
  const token = links.sign('tickets', order.publicId, new Date(clock.now().getTime() + dayMs))
  const address = `/api/v1/plugins/event/tickets/${token}`
  return { tickets: `${address}?lang=${language}`, calendar: `${address}/calendar?lang=${language}` }
}

/** Where the tickets of a payment are, once they are booked: the page of its result leads there (EVENT-12). */
export const ticketsOfPayment =
  (deps: TicketFileDeps) =>
  async ({
    language,
    ...paid
  }: {
    merchantId: number
    publicId: string
    language: Locale
  }): Promise<string | null> => {
    const order = await findOrderPaidBy(deps.db, paid)
    return order?.plugin === 'event' && order.state === 'booked'
      ? ticketAddresses(deps, { order, language }).tickets
      : null
  }

export type FilesAsked = { merchant: Merchant; token: string; language: Locale }

/** The order that a link opens; null where the link ended, or nothing is booked. */
export async function orderOfLink(
  { db, links, clock }: TicketFileDeps,
  { merchant, token }: Pick<FilesAsked, 'merchant' | 'token'>,
): Promise<GuestOrder | null> {
  const publicId = links.read('tickets', token, clock.now())
  const merchantId = merchant.id
  const order = publicId === null ? null : await findOrder(db, { merchantId, publicId })
  if (order?.plugin !== 'event' || order.state !== 'booked') return null
  return orderOfGuest({ db }, { merchantId, orderId: order.id })
}

/** All places of the order that are booked, a page for each. */
export async function ticketsFile(
  deps: TicketFileDeps,
  { merchant, language, paper, found }: Omit<FilesAsked, 'token'> & { paper: TicketPaper; found: GuestOrder },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { event, order } = found
  const booked = found.bookings.filter(({ row }) => row.state === 'booked')
  const of = { merchantId: merchant.id, bookingIds: booked.map(({ row }) => row.id) }
  const [places, fields] = await Promise.all([
    findPlaces(deps.db, of),
    findFields(deps.db, { merchantId: merchant.id, eventIds: [event.id] }),
  ])
  const valid = places.filter((place) => place.state === 'active' && place.isPurchased)
  if (valid.length === 0) return null
  const named = (en: string, ar: string) => pick({ en, ar }, language)
  const tickets = booked.flatMap(({ row, ticket }) => {
    const own = valid.filter(({ bookingId }) => bookingId === row.id)
    return own.map((place, at): DrawnTicket => ({
      merchant: named(merchant.titleEn, merchant.titleAr),
      title: named(event.titleEn, event.titleAr),
      ticket: named(ticket.nameEn, ticket.nameAr),
      when: whenOf(row, event.timezone, language),
      place: named(event.placeEn, event.placeAr),
      holder: place.holderName ?? nameOf(row),
      number: fileWords('ticketFile.number', language, { number: at + 1, count: own.length }),
      order: shownOrderNumber(order.number),
      remarks: remarksOf(place, fields, language),
      code: codeOf(deps.signer, { event, row, place, position: ticket.position }),
    }))
  })
  const title = fileWords('ticketFile.title', language, { event: named(event.titleEn, event.titleAr) })
  const author = named(merchant.titleEn, merchant.titleAr)
  return ticketsPdf(tickets, {
    title,
    author,
    language,
    at: order.stateChangedAt,
    paper,
    brand: merchant.brand,
  })
}

const nameOf = ({ firstName, lastName }: BookingRow): string =>
  lastName === null ? firstName : `${firstName} ${lastName}`

const remarksOf = (place: PlaceRow, fields: readonly FieldRow[], language: Locale) =>
  fields
    .filter(({ shownAtDoor, name }) => shownAtDoor && Object.hasOwn(place.data, name))
    .map(({ labelEn, labelAr, name, options }) => {
      const value = place.data[name] ?? ''
      const option = options.find((one) => one.value === value)
      return {
        label: pick({ en: labelEn, ar: labelAr }, language),
        value: option ? pick({ en: option.label_en, ar: option.label_ar }, language) : value,
      }
    })

/** "Friday, 18 December 2026, 07:00 PM – 08:30 PM", in the zone of the event. */
function whenOf({ startsAt, endsAt }: BookingRow, timeZone: string, language: Locale): string {
  const day = new Intl.DateTimeFormat(localeTag(language), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const hour = new Intl.DateTimeFormat(localeTag(language), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  })
  const separator = language === 'ar' ? '، ' : ', '
  return `${day.format(startsAt)}${separator}${hour.format(startsAt)} – ${hour.format(endsAt)}`
}

export function calendarOf(
  { origin, language }: { origin: string; language: Locale },
  { event, order, bookings }: GuestOrder,
): string {
  const named = (en: string, ar: string) => pick({ en, ar }, language)
  return calendarFile(
    bookings
      .filter(({ row }) => row.state === 'booked' || row.state === 'canceled')
      .map(({ row, ticket }) => ({
        uid: `${row.publicId}@wasl`,
        sequence: row.revision,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        title: named(event.titleEn, event.titleAr),
        place: [named(event.placeEn, event.placeAr), named(event.addressEn, event.addressAr)]
          .filter((part) => part !== '')
          .join(language === 'ar' ? '، ' : ', '),
        text: fileWords('ticketFile.calendar', language, {
          order: shownOrderNumber(order.number),
          ticket: named(ticket.nameEn, ticket.nameAr),
          count: row.quantity,
        }),
        url: `${origin}/${language}/events/${encodeURIComponent(event.slug)}`,
        isCanceled: row.state === 'canceled',
        madeAt: row.stateChangedAt,
      })),
  )
}
