import { bestStatus } from '@wasl/domain/events/offered-dates'
import type { EventRow, TicketRow } from '../../kernel/events/events.store.ts'
import type { EventNow } from '../../kernel/events/show-events.service.ts'

export const eventChoice = (row: EventRow, currency: string) => ({
  id: row.publicId,
  slug: row.slug,
  title_en: row.titleEn,
  title_ar: row.titleAr,
  is_free: row.isFree,
  currency_code: currency,
})

/** A ticket with what it has left on each of its days. */
export function staffTicket({ sales }: EventNow, ticket: TicketRow) {
  const own = sales.filter((sale) => sale.ticket.id === ticket.id)
  const days = [...new Set(own.map(({ row }) => row.date))]
  const left = own.map((sale) => (sale.status === 'available' ? sale.left : 0))
  return {
    id: ticket.publicId,
    name_en: ticket.nameEn,
    name_ar: ticket.nameAr,
    quantity: sumOf(left),
    dates: days,
    remaining_qty_per_date: Object.fromEntries(
      days.map((day) => {
        const ofDay = own.filter(({ row }) => row.date === day)
        const status = bestStatus(ofDay.map((sale) => sale.status)) ?? ('closed' as const)
        const rest = ofDay.map((sale) => (sale.status === 'available' ? sale.left : 0))
        return [day, { status, remaining_quantity: sumOf(rest) }]
      }),
    ),
  }
}

const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
