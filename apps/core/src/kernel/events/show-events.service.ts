import {
  bestStatus,
  dateStatus,
  hasStarted,
  placesWord,
  type DateStatus,
  type PlacesWord,
} from '@wasl/domain/events/offered-dates'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { StockLine } from '../stock/stock.domain.ts'
import { findMerchant, type Merchant } from '../merchants/merchants.store.ts'
import {
  findEventDates,
  findEventPictures,
  findFields,
  findTicketDates,
  findTickets,
  type EventDateRow,
  type EventPictureRow,
  type EventRow,
  type FieldRow,
  type TicketDateRow,
  type TicketRow,
} from './events.store.ts'
import { countPlaces, placesOf, type PlacesLeft } from './places-left.service.ts'

export type EventDeps = { db: Db; clock: Clock }

/** Null: this merchant has no events, and every address of them is nobody's. */
export async function findEventMerchant(db: Db | Tx, merchantId: number): Promise<Merchant | null> {
  const merchant = await findMerchant(db, merchantId)
  return merchant?.plugins.includes('event') ? merchant : null
}

/** A ticket on a day, or in a slot of it, as it stands now. */
export type SaleNow = PlacesLeft & {
  row: TicketDateRow
  ticket: TicketRow
  status: DateStatus
  price: number
  /** The ticket that this one is an add-on of. */
  requires: TicketRow | null
  /** The pools that one place takes one of. */
  pools: readonly number[]
}

export type EventNow = {
  row: EventRow
  tickets: TicketRow[]
  days: EventDateRow[]
  sales: SaleNow[]
  fields: FieldRow[]
  pictures: EventPictureRow[]
}

type Looking = {
  merchantId: number
  rows: readonly EventRow[]
  /** What whoever looks keeps already: free for them. */
  own?: readonly StockLine[]
  now: Date
}

/** With all that is sold of them, in as many questions for many as for one. */
export async function eventsNow(
  db: Db | Tx,
  { merchantId, rows, own = [], now }: Looking,
): Promise<EventNow[]> {
  const of = { merchantId, eventIds: rows.map(({ id }) => id) }
  if (rows.length === 0) return []
  const [tickets, days, ticketDates, fields, pictures] = await Promise.all([
    findTickets(db, of),
    findEventDates(db, of),
    findTicketDates(db, of),
    findFields(db, of),
    findEventPictures(db, of),
  ])
  const poolIds = [
    ...new Set([
      ...ticketDates.map(({ poolId }) => poolId),
      ...days.flatMap(({ poolId }) => (poolId === null ? [] : [poolId])),
    ]),
  ]
  const counts = withOwn(await countPlaces(db, { merchantId, poolIds, now }), own)
  return rows.map((row) => {
    const sold = tickets.filter(({ eventId }) => eventId === row.id)
    const ownDays = days.filter(({ eventId }) => eventId === row.id)
    const sales = ticketDates
      .filter(({ eventId }) => eventId === row.id)
      .flatMap((date): SaleNow[] => {
        const ticket = sold.find(({ id }) => id === date.ticketId)
        if (!ticket || ticket.state !== 'active') return []
        const day = ownDays.find((one) => one.date === date.date)
        const requires = sold.find(({ id }) => id === ticket.requiresTicketId) ?? null
        return [saleNow({ row, ticket, date, day, requires }, counts, now)]
      })
    return {
      row,
      tickets: sold,
      days: ownDays,
      sales,
      fields: fields.filter(({ eventId }) => eventId === row.id),
      pictures: pictures.filter(({ eventId }) => eventId === row.id),
    }
  })
}

function withOwn(counts: Map<number, PlacesLeft>, own: readonly StockLine[]): Map<number, PlacesLeft> {
  for (const { poolId, quantity } of own) {
    const count = counts.get(poolId)
    if (count && count.left !== null)
      counts.set(poolId, { left: count.left + quantity, kept: Math.max(0, count.kept - quantity) })
  }
  return counts
}

type Selling = {
  row: EventRow
  ticket: TicketRow
  date: TicketDateRow
  day: EventDateRow | undefined
  requires: TicketRow | null
}

function saleNow(
  { row, ticket, date, day, requires }: Selling,
  counts: ReadonlyMap<number, PlacesLeft>,
  now: Date,
): SaleNow {
  const places = placesOf(date, day?.poolId ?? null, counts)
  const status = dateStatus(
    {
      date: date.date,
      startMinute: date.slotStart ?? ticket.startMinute,
      isCanceled: day?.state === 'canceled' || row.state === 'canceled',
      ...places,
    },
    {
      timezone: row.timezone,
      isPaused: row.state !== 'published',
      salesFrom: latest(row.salesFrom, ticket.salesFrom),
      salesUntil: earliest(row.salesUntil, ticket.salesUntil),
      minPerBooking: ticket.minPerBooking,
    },
    now,
  )
  return {
    row: date,
    ticket,
    requires,
    status,
    ...places,
    price: row.isFree ? 0 : (date.price ?? ticket.price),
    pools: [date.poolId, ...(day?.poolId ? [day.poolId] : [])],
  }
}

const latest = (one: Date | null, other: Date | null) =>
  one && other ? (one > other ? one : other) : (one ?? other)
const earliest = (one: Date | null, other: Date | null) =>
  one && other ? (one < other ? one : other) : (one ?? other)

/** Tickets that are hidden by a code are sold to whoever types it. */
export const isUnlocked = ({ unlockCode }: TicketRow, codes: readonly string[]): boolean =>
  unlockCode === null || codes.includes(unlockCode)

export type EventSummary = {
  status: DateStatus | null
  word: PlacesWord | 'paused'
  left: number | null
  /** Days on which it can still be booked, or could if it were not full. */
  dates: string[]
  fromPrice: number | null
  /** The first day that is not over. */
  nextDate: string | null
}

/** What a card says of an event: nobody is shown what a code hides. */
export function summaryOf({ row, sales, tickets }: EventNow, now: Date): EventSummary {
  const shown = sales.filter(({ ticket }) => ticket.unlockCode === null && ticket.requiresTicketId === null)
  const coming = shown.filter(
    ({ row: date, ticket }) =>
      !hasStarted({ date: date.date, startMinute: date.slotStart ?? ticket.startMinute }, row.timezone, now),
  )
  const open = coming.filter(({ status }) => status === 'available')
  const left = open.some((sale) => sale.left === null)
    ? null
    : open.reduce((sum, sale) => sum + (sale.left ?? 0), 0)
  const kept = coming.reduce((sum, sale) => sum + (sale.status === 'held' ? sale.kept : 0), 0)
  const status = bestStatus(coming.map((sale) => sale.status))
  const prices = (open.length > 0 ? open : coming).map(({ price }) => price)
  return {
    status,
    word: row.state === 'paused' ? 'paused' : placesWord(left, kept),
    left,
    dates: [
      ...new Set(coming.filter((sale) => sale.status !== 'canceled').map((sale) => sale.row.date)),
    ].toSorted(),
    fromPrice: row.isFree ? 0 : prices.length > 0 ? Math.min(...prices) : (tickets[0]?.price ?? null),
    nextDate: coming.map((sale) => sale.row.date).toSorted()[0] ?? null,
  }
}

/** D61: the nearest first, what is sold out at the end, what is over not at all. */
export function listedEvents(
  events: readonly EventNow[],
  now: Date,
): { event: EventNow; summary: EventSummary }[] {
  return events
    .map((event) => ({ event, summary: summaryOf(event, now) }))
    .filter(({ summary }) => summary.nextDate !== null && summary.status !== 'closed')
    .toSorted(
      (one, other) =>
        Number(isFull(one.summary)) - Number(isFull(other.summary)) ||
        (one.summary.nextDate ?? '').localeCompare(other.summary.nextDate ?? '') ||
        one.event.row.position - other.event.row.position,
    )
}

const isFull = ({ word }: EventSummary): boolean => word === 'sold_out'
