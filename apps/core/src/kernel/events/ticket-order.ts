import { hourText } from '@wasl/domain/events/offered-dates'
import type { Locale } from '@wasl/domain/locale'
import type { OrderToPlace } from '../orders/place-order.service.ts'
import type { BookingDetails, PlacesAnswered, TicketSnapshot } from './book.service.ts'
import { stockOf } from './keep-places.service.ts'
import type { TicketOffer } from './offer-tickets.service.ts'

export type Guest = {
  firstName: string
  lastName: string | null
  reach: { email: string; phone: string | null }
  data: Record<string, string>
  /** By line, then by place. */
  places: { holderName: string | null; data: Record<string, string> }[][]
  source: BookingDetails['source']
  createdBy: string | null
}

export function namesOf({ firstName, lastName }: Guest): { nameEn: string | null; nameAr: string | null } {
  const name = lastName === null ? firstName : `${firstName} ${lastName}`
  const isArabic = /\p{Script=Arabic}/u.test(name)
  return { nameEn: isArabic ? null : name, nameAr: isArabic ? name : null }
}

/** The order of these tickets, for guests and for staff who book for them. */
export function ticketOrder(
  { merchant, unit, event, lines, bill, voucher, held }: TicketOffer,
  { guest, language, customerId }: { guest: Guest; language: Locale; customerId: number },
): Omit<OrderToPlace, 'payment'> {
  const { totals } = bill
  const { firstName, lastName, data, source, createdBy } = guest
  const details: BookingDetails = {
    firstName,
    lastName,
    data,
    termsVersion: event.row.termsVersion,
    attachmentId: null,
    source,
    createdBy,
  }
  return {
    merchantId: merchant.id,
    plugin: 'event',
    unitKey: unit?.key ?? '',
    language,
    customerId,
    customerName: lastName === null ? firstName : `${firstName} ${lastName}`,
    customerEmail: guest.reach.email,
    customerPhone: guest.reach.phone,
    fulfilment: 'none',
    details,
    voucherCode: voucher?.code ?? null,
    ...(voucher && { voucher: { id: voucher.id, customer: guest.reach } }),
    currency: totals.currency,
    subtotal: totals.subtotalMinor,
    itemDiscount: totals.itemDiscountMinor,
    voucherDiscount: totals.voucherDiscountMinor,
    tax: totals.taxMinor,
    grandTotal: totals.grandTotalMinor,
    lines: lines.flatMap(({ sale, wanted }, at) => {
      const line = bill.lines[at]
      if (!sale || !line) return []
      const { ticket, row } = sale
      const snapshot: TicketSnapshot & { nameEn: string; nameAr: string } = {
        nameEn: ticket.nameEn,
        nameAr: ticket.nameAr,
        titleEn: event.row.titleEn,
        titleAr: event.row.titleAr,
        slug: event.row.slug,
        imageUrl: event.pictures[0]?.url ?? null,
        eventId: event.row.id,
        ticketId: ticket.id,
        date: row.date,
        startMinute: row.slotStart ?? ticket.startMinute,
        endMinute: row.slotEnd ?? ticket.endMinute,
        slotStart: row.slotStart,
        slotEnd: row.slotEnd,
        slot: row.slotStart === null ? null : hourText(row.slotStart),
        timezone: event.row.timezone,
        lines: sale.pools.map((poolId) => ({ poolId, quantity: wanted.quantity })),
      }
      const answers: PlacesAnswered = { places: guest.places[at] ?? [] }
      return {
        ref: `ticket:${ticket.publicId}`,
        snapshot,
        answers,
        quantity: line.quantity,
        unitPrice: line.unitMinor,
        lineTotal: line.totalMinor,
        discount: line.discountMinor,
        tax: line.taxMinor,
      }
    }),
    stock: stockOf(lines),
    replaces: held?.row.holdId ?? null,
  }
}

/** What the payment is called: `product_type` is the event (commerce.md D54). */
export function wordsOfPayment({ event, lines }: Pick<TicketOffer, 'event' | 'lines'>) {
  const { titleEn, titleAr } = event.row
  const said = (nameOf: (names: { nameEn: string; nameAr: string }) => string, comma: string) =>
    lines
      .flatMap(({ sale, wanted }) => (sale ? [`${wanted.quantity} × ${nameOf(sale.ticket)}`] : []))
      .join(comma)
      .slice(0, 200)
  return {
    productType: titleEn || titleAr,
    descriptionEn: `${titleEn || titleAr}: ${said(({ nameEn, nameAr }) => nameEn || nameAr, ', ')}`,
    descriptionAr: `${titleAr || titleEn}: ${said(({ nameEn, nameAr }) => nameAr || nameEn, '، ')}`,
  }
}
