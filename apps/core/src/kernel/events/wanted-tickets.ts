import { latinDigits } from '@wasl/domain/digits'
import { hourText, type DateStatus } from '@wasl/domain/events/offered-dates'
import type { EventNow, SaleNow } from './show-events.service.ts'
import { isUnlocked } from './show-events.service.ts'

/** A line as its visitor wants it. */
export type WantedTicket = { ticket: string; date: string; slot: string | null; quantity: number }

export type WantedOnWire = {
  ticket: string
  event_date: string
  slot?: string | undefined
  quantity: number | string
}

/** Digits of any script, which the contract has checked. */
export const wantedOf = ({
  ticket,
  event_date: date,
  slot = undefined,
  quantity,
}: WantedOnWire): WantedTicket => ({
  ticket,
  date,
  slot: slot ?? null,
  quantity: typeof quantity === 'number' ? quantity : Number(latinDigits(quantity)),
})

export type LineProblem =
  | { kind: 'gone' | 'twice' }
  | { kind: 'status'; status: Exclude<DateStatus, 'available'>; ticket: Names }
  | { kind: 'reduced'; left: number; ticket: Names }
  | { kind: 'tooFew'; least: number; ticket: Names }
  | { kind: 'tooMany'; most: number; ticket: Names }
  | { kind: 'needsOther'; ticket: Names; other: Names }

export type Names = { nameEn: string; nameAr: string }

export type JudgedTicket = { wanted: WantedTicket; sale: SaleNow | null; problem: LineProblem | null }

/** Each line with what is wrong with it, by the tickets of the event as they stand now. */
export function judgeTickets(
  { sales }: Pick<EventNow, 'sales'>,
  wanted: readonly WantedTicket[],
  codes: readonly string[],
): JudgedTicket[] {
  const found = wanted.map((line) => ({ wanted: line, sale: saleOf(sales, line, codes) }))
  return found.map(({ wanted: line, sale }, index) => ({
    wanted: line,
    sale,
    problem: sale ? problemOf({ line, sale, index }, found) : { kind: 'gone' },
  }))
}

function saleOf(sales: readonly SaleNow[], line: WantedTicket, codes: readonly string[]): SaleNow | null {
  const found = sales.find(
    ({ ticket, row }) =>
      ticket.publicId === line.ticket &&
      row.date === line.date &&
      (row.slotStart === null ? line.slot === null : hourText(row.slotStart) === line.slot),
  )
  return found && isUnlocked(found.ticket, codes) ? found : null
}

type Found = { wanted: WantedTicket; sale: SaleNow | null }

function problemOf(
  { line, sale, index }: { line: WantedTicket; sale: SaleNow; index: number },
  all: readonly Found[],
): LineProblem | null {
  const { ticket, status, left } = sale
  if (all.findIndex((other) => other.sale === sale) !== index) return { kind: 'twice' }
  if (status !== 'available') return { kind: 'status', status, ticket }
  if (line.quantity < ticket.minPerBooking) return { kind: 'tooFew', least: ticket.minPerBooking, ticket }
  if (line.quantity > ticket.maxPerBooking) return { kind: 'tooMany', most: ticket.maxPerBooking, ticket }
  if (left !== null && line.quantity > left) return { kind: 'reduced', left, ticket }
  const { requiresTicketId } = ticket
  const isAccompanied =
    requiresTicketId === null ||
    all.some((other) => other.sale?.ticket.id === requiresTicketId && other.wanted.date === line.date)
  return isAccompanied ? null : { kind: 'needsOther', ticket, other: sale.requires ?? ticket }
}

export const placesIn = (wanted: readonly WantedTicket[]): number =>
  wanted.reduce((sum, { quantity }) => sum + quantity, 0)
