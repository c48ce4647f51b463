import type { Event, GuestBooking, ListedEvent, Ticket } from '@wasl/contracts/values/events'
import { bestStatus, hourText, preselectedDate, type DateStatus } from '@wasl/domain/events/offered-dates'
import { decimalText, money } from '@wasl/domain/money'
import type { z } from 'zod'
import type { TicketRow } from '../kernel/events/events.store.ts'
import {
  isUnlocked,
  type EventNow,
  type EventSummary,
  type SaleNow,
} from '../kernel/events/show-events.service.ts'
import type { GuestOrder } from './tickets-of-booking.service.ts'

export function listedEvent(
  { row, pictures }: EventNow,
  summary: EventSummary,
  currency: string,
): z.input<typeof ListedEvent> {
  return {
    id: row.publicId,
    slug: row.slug,
    title_en: row.titleEn,
    title_ar: row.titleAr,
    image_url: pictures[0]?.url ?? null,
    place_en: row.placeEn,
    place_ar: row.placeAr,
    timezone: row.timezone,
    dates: summary.dates,
    is_free: row.isFree,
    from_price: summary.fromPrice === null ? null : decimalText(money(summary.fromPrice, currency)),
    currency_code: currency,
    availability: summary.word,
    places_left: summary.left,
  }
}

export type Showing = {
  currency: string
  codes: readonly string[]
  /** When a kept place of a pool may be free again. */
  comingBack: ReadonlyMap<number, Date>
}

export function wholeEvent(event: EventNow, summary: EventSummary, showing: Showing): z.input<typeof Event> {
  const { row, pictures, sales, tickets } = event
  const shown = tickets.filter((ticket) => ticket.state === 'active' && isUnlocked(ticket, showing.codes))
  const shownSales = sales.filter(({ ticket }) => shown.includes(ticket))
  const days = statusOfDays(shownSales)
  return {
    ...listedEvent(event, summary, showing.currency),
    dates: Object.keys(days),
    description_en: row.descriptionEn,
    description_ar: row.descriptionAr,
    address_en: row.addressEn,
    address_ar: row.addressAr,
    pictures: pictures.map(({ url, altEn, altAr, width, height }) => ({
      url,
      alt_en: altEn,
      alt_ar: altAr,
      width,
      height,
    })),
    tickets: shown.map((ticket) =>
      ticketOnWire(ticket, {
        sales: shownSales.filter((sale) => sale.ticket === ticket),
        isFree: row.isFree,
        requires: tickets.find(({ id }) => id === ticket.requiresTicketId)?.publicId ?? null,
        showing,
      }),
    ),
    date_status: days,
    preselected_date: preselectedDate(days),
    location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    sales_from: row.salesFrom?.toISOString() ?? null,
    sales_until: row.salesUntil?.toISOString() ?? null,
    terms_version: row.termsVersion,
    max_per_booking: row.maxPerBooking,
    kept_minutes: row.keptMinutes,
    waiting_zone: row.waitingZone,
    change_until_hours: row.changeUntilHours,
    cancel_until_hours: row.cancelUntilHours,
    refund_percent: row.refundPercent,
    contact_email: row.contactEmail,
    contact_phone: row.contactPhone,
  }
}

/** commerce.md D62. An add-on alone offers no day. */
export function statusOfDays(sales: readonly SaleNow[]): Record<string, DateStatus> {
  const own = sales.filter(({ ticket }) => ticket.requiresTicketId === null)
  const days = [...new Set(own.map(({ row }) => row.date))].toSorted()
  return Object.fromEntries(
    days.flatMap((day) => {
      const best = bestStatus(own.filter(({ row }) => row.date === day).map(({ status }) => status))
      return best ? [[day, best] as const] : []
    }),
  )
}

type OfTicket = { sales: readonly SaleNow[]; isFree: boolean; requires: string | null; showing: Showing }

export function ticketOnWire(
  ticket: TicketRow,
  { sales, isFree, requires, showing }: OfTicket,
): z.input<typeof Ticket> {
  const amount = (minor: number) => decimalText(money(minor, showing.currency))
  const dates = [...new Set(sales.map(({ row }) => row.date))]
  const ofDay = (day: string) => sales.filter(({ row }) => row.date === day)
  return {
    id: ticket.publicId,
    name_en: ticket.nameEn,
    name_ar: ticket.nameAr,
    description_en: ticket.descriptionEn,
    description_ar: ticket.descriptionAr,
    price: amount(isFree ? 0 : ticket.price),
    start_time: hourText(ticket.startMinute),
    end_time: hourText(ticket.endMinute),
    dates,
    quantity: sumOf(sales),
    remaining_qty_per_date: Object.fromEntries(
      dates.map((day) => {
        const own = ofDay(day)
        const status = bestStatus(own.map((sale) => sale.status)) ?? 'closed'
        const prices = own.map(({ price }) => price)
        return [
          day,
          {
            status,
            remaining_quantity: status === 'available' ? sumOf(own) : 0,
            price: amount(Math.min(...prices)),
            comes_back_at: status === 'held' ? comesBackAt(own, showing.comingBack) : null,
          },
        ]
      }),
    ),
    slots: Object.fromEntries(
      dates
        .map((day) => [day, ofDay(day).filter(({ row }) => row.slotStart !== null)] as const)
        .filter(([, own]) => own.length > 0)
        .map(([day, own]) => [
          day,
          own.map(({ row, status, left, price }) => ({
            start: hourText(row.slotStart ?? 0),
            end: hourText(row.slotEnd ?? 0),
            status,
            remaining_quantity: status === 'available' ? left : 0,
            price: amount(price),
          })),
        ]),
    ),
    min_per_booking: ticket.minPerBooking,
    max_per_booking: ticket.maxPerBooking,
    requires,
  }
}

function sumOf(sales: readonly SaleNow[]): number | null {
  const open = sales.filter(({ status }) => status === 'available')
  return open.some(({ left }) => left === null) ? null : open.reduce((sum, { left }) => sum + (left ?? 0), 0)
}

function comesBackAt(sales: readonly SaleNow[], comingBack: ReadonlyMap<number, Date>): string | null {
  const moments = sales.flatMap(({ pools }) => pools).flatMap((pool) => comingBack.get(pool)?.getTime() ?? [])
  return moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString()
}

export function guestBookings({ event, bookings }: GuestOrder): z.input<typeof GuestBooking>[] {
  return bookings.map(({ row, ticket }) => ({
    id: row.publicId,
    uuid: row.uuid,
    state: row.state,
    event_slug: event.slug,
    title_en: event.titleEn,
    title_ar: event.titleAr,
    ticket_en: ticket.nameEn,
    ticket_ar: ticket.nameAr,
    event_date: row.eventDate,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    timezone: event.timezone,
    place_en: event.placeEn,
    place_ar: event.placeAr,
    quantity: row.quantity,
  }))
}
