import type { ListedBooking, ManagedBooking } from '@wasl/contracts/core/dashboard/bookings.contract'
import { attendanceOf } from '@wasl/domain/events/check-in'
import { hourText } from '@wasl/domain/events/offered-dates'
import { decimalText, money } from '@wasl/domain/money'
import type { z } from 'zod'
import type { BookingItemState } from '../../kernel/events/bookings.schema.ts'
import type { ListedRow } from '../../kernel/events/list-bookings.store.ts'
import type { ShownBooking } from './bookings.service.ts'

export function listedOnWire(
  { row, event, ticket, places, came }: ListedRow,
  now: Date,
): z.input<typeof ListedBooking> {
  return {
    id: row.publicId,
    event: { id: event.publicId, slug: event.slug, title_en: event.titleEn, title_ar: event.titleAr },
    ticket: { id: ticket.publicId, name_en: ticket.nameEn, name_ar: ticket.nameAr },
    quantity: row.quantity,
    full_name: [row.firstName, row.lastName].filter(Boolean).join(' '),
    is_free: row.isFree,
    email: row.email,
    event_date: row.eventDate,
    slot_start: hourText(row.slotStart ?? ticket.startMinute),
    slot_end: hourText(row.slotEnd ?? ticket.endMinute),
    created: row.createdAt.toISOString(),
    customer_phone: row.phone,
    data: row.data,
    state: row.state,
    came,
    attendance: attendanceOf({ places, came, isOver: row.endsAt <= now }),
    source: row.source,
  }
}

/** S2 §4: the words of an item. */
const statuses = { paid: 'Paid', pending: 'Pending Payment', canceled: 'Cancel' } as const satisfies Record<
  BookingItemState,
  string
>

export function bookingOnWire(shown: ShownBooking, now: Date): z.input<typeof ManagedBooking> {
  const { row, order, items, members, refundable } = shown
  const amount = (minor: number) => decimalText(money(minor, order.currency))
  return {
    ...listedOnWire(shown, now),
    number: order.number,
    order_id: order.publicId,
    customer_first_name: row.firstName,
    customer_last_name: row.lastName,
    attachment_url:
      row.attachmentId === null ? null : `/api/v1/plugins/payment_request/attachment/${row.attachmentId}`,
    language: row.language,
    currency_code: order.currency,
    amount: amount(items.at(-1)?.row.amount ?? 0),
    refundable: amount(refundable),
    created_by: row.createdBy,
    items: items.map(({ row: item, ticket }) => ({
      ticket: { name_en: ticket.nameEn, name_ar: ticket.nameAr },
      event_date: item.eventDate,
      slot_start: hourText(item.slotStart ?? ticket.startMinute),
      slot_end: hourText(item.slotEnd ?? ticket.endMinute),
      quantity: item.quantity,
      status: statuses[item.state],
      payment_transaction: item.transactionId,
    })),
    members: members.map((place) => ({
      number: place.number,
      is_purchased: place.isPurchased,
      is_qr_scanned: place.firstInAt !== null,
      scanned_at: place.firstInAt?.toISOString() ?? null,
      holder_name: place.holderName,
      is_void: place.state === 'void',
      data: place.data,
    })),
    may_cancel: row.state === 'booked' || row.state === 'pending_payment',
  }
}
