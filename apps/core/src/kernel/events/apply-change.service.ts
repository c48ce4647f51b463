import { placesToVoid } from '@wasl/domain/events/booking-policy'
import { hoursOf } from '@wasl/domain/events/offered-dates'
import { isSecured } from '@wasl/domain/states'
import type { Tx } from '../../platform/db/db.ts'
import { writeNotice } from '../notices/notices.store.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { reacquireStockHold } from '../stock/acquire-stock.service.ts'
import { commitStockHold, giveBackStock, releaseStockHold } from '../stock/end-stock-hold.service.ts'
import { lockPools } from '../stock/pools.store.ts'
import { perPool, type StockLine } from '../stock/stock.domain.ts'
import { lockHold } from '../stock/stock-holds.store.ts'
import { bookingNotice } from './booking-notice.ts'
import {
  findItems,
  findPaymentIds,
  findPlaces,
  insertPlaces,
  renewCodes,
  setItem,
  setPlacesPurchased,
  updateBooking,
  voidPlaces,
  type BookingItemRow,
  type BookingRow,
} from './bookings.store.ts'
import { newPlaceKey, placeNumbers } from './place-keys.ts'
import { findEventsOfIds, findTicketDates, findEventDates, findTickets } from './events.store.ts'

/** What a booking has of each pool, over all that was bought and changed. */
export const heldLines = (items: readonly Pick<BookingItemRow, 'state' | 'lines'>[]): StockLine[] => {
  const lines = items.filter(({ state }) => state === 'paid').flatMap((item) => item.lines)
  return perPool(lines.filter(({ quantity }) => quantity > 0))
}

type Applying = {
  row: BookingRow
  /** The item that says how the booking is from now on. */
  seq: number
  wanted: readonly StockLine[]
  hours: { startsAt: Date; endsAt: Date }
  actor: string
  now: Date
}

/** The booking is what the item says: what it took is sold, what it no longer needs can be sold again. */
export async function applyChange(tx: Tx, { row, seq, wanted, hours, actor, now }: Applying): Promise<void> {
  const { merchantId, id: bookingId } = row
  await setItem(tx, { merchantId, bookingId, seq }, { state: 'paid' })
  const items = await findItems(tx, { merchantId, bookingIds: [bookingId] })
  const item = items.find((one) => one.seq === seq)
  if (!item) throw new Error('a change of a booking is not in the books')
  const { ticketId, eventDate, slotStart, slotEnd, quantity } = item
  const isMoved = ticketId !== row.ticketId || eventDate !== row.eventDate || slotStart !== row.slotStart
  await updateBooking(tx, row, { ticketId, eventDate, slotStart, slotEnd, quantity, ...hours })
  await fitPlaces(tx, { row, quantity, now })
  if (isMoved) await renewCodes(tx, { merchantId, bookingId })
  await writeNotice(tx, bookingNotice({ ...row, revision: row.revision + 1 }), now)
  await settleStock(tx, { merchantId, bookingId, items, item, wanted, actor, now })
}

async function fitPlaces(
  tx: Tx,
  { row, quantity, now }: { row: BookingRow; quantity: number; now: Date },
): Promise<void> {
  const { merchantId, id: bookingId, eventId } = row
  const places = await findPlaces(tx, { merchantId, bookingIds: [bookingId] })
  const open = places.filter(({ state }) => state === 'active')
  if (open.length > quantity) {
    const free = open.map(({ number, firstInAt }) => ({ number, hasCome: firstInAt !== null }))
    const numbers = placesToVoid(free, open.length - quantity)
    if (numbers) await voidPlaces(tx, { merchantId, bookingId, numbers })
  }
  const last = Math.max(...places.map(({ number }) => number))
  await insertPlaces(
    tx,
    placeNumbers(last + 1, Math.max(0, quantity - open.length)).map((number) => ({
      merchantId,
      bookingId,
      eventId,
      number,
      key: newPlaceKey(),
      createdAt: now,
    })),
  )
  await setPlacesPurchased(tx, { merchantId, bookingIds: [bookingId] })
}

type Settling = Pick<Applying, 'wanted' | 'actor' | 'now'> & {
  merchantId: number
  bookingId: number
  items: BookingItemRow[]
  item: BookingItemRow
}

/** Holds first, then all pools in ascending order, last before the commit. */
async function settleStock(
  tx: Tx,
  { merchantId, bookingId, items, item, wanted, actor, now }: Settling,
): Promise<void> {
  const back = givenUp(items, wanted)
  const holds = [...back.flatMap(({ holdId }) => holdId), ...(item.holdId === null ? [] : [item.holdId])]
  for (const holdId of [...new Set(holds)].toSorted((one, other) => one - other))
    await lockHold(tx, { merchantId, holdId })
  const poolIds = [...back.flatMap(({ lines }) => lines), ...item.lines].map(({ poolId }) => poolId)
  if (poolIds.length > 0) await lockPools(tx, { merchantId, poolIds: [...new Set(poolIds)] })
  if (item.holdId !== null) {
    const sold = await commitStockHold(tx, { merchantId, holdId: item.holdId, actor, now })
    if (sold === 'ended') throw new Error('a change of a booking does not hold its stock')
  }
  for (const { seq, holdId, lines, kept } of back) {
    await giveBackStock(tx, { merchantId, holdId, lines, actor, now })
    await setItem(tx, { merchantId, bookingId, seq }, { lines: kept })
  }
}

type GivenUp = { seq: number; holdId: number; lines: StockLine[]; kept: StockLine[] }

/** Of the oldest purchases first: what is held of each pool beyond what is wanted of it. */
function givenUp(items: readonly BookingItemRow[], wanted: readonly StockLine[]): GivenUp[] {
  const tooMany = new Map(heldLines(items).map(({ poolId, quantity }) => [poolId, quantity]))
  for (const { poolId, quantity } of perPool(wanted))
    tooMany.set(poolId, (tooMany.get(poolId) ?? 0) - quantity)
  const given: GivenUp[] = []
  for (const { seq, holdId, lines, state } of items) {
    if (state !== 'paid' || holdId === null) continue
    const back: StockLine[] = []
    const kept: StockLine[] = []
    for (const { poolId, quantity } of lines) {
      const gives = Math.min(quantity, Math.max(0, tooMany.get(poolId) ?? 0))
      tooMany.set(poolId, (tooMany.get(poolId) ?? 0) - gives)
      if (gives > 0) back.push({ poolId, quantity: gives })
      if (quantity > gives) kept.push({ poolId, quantity: quantity - gives })
    }
    if (back.length > 0) given.push({ seq, holdId, lines: back, kept })
  }
  return given
}

type Following = { rows: readonly BookingRow[]; now: Date }

/** Payments of differences that came: each change that waits for one is made, late ones if their places are left. */
export async function secureChanges(
  tx: Tx,
  order: OrderRow,
  { rows, now }: Following,
): Promise<'giveBack' | undefined> {
  const { merchantId, id: orderId } = order
  const payments = await findPaymentIds(tx, { merchantId, orderId })
  const secured = new Set(payments.filter(({ state }) => isSecured(state)).map(({ publicId }) => publicId))
  const items = await findItems(tx, { merchantId, bookingIds: rows.map(({ id }) => id) })
  for (const item of items) {
    const row = rows.find(({ id }) => id === item.bookingId)
    const isPaid = item.transactionId !== null && secured.has(item.transactionId) && item.seq > 1
    if (!row || !isPaid || item.state === 'paid') continue
    if (row.state !== 'booked') {
      await setItem(tx, { merchantId, bookingId: row.id, seq: item.seq }, { state: 'canceled' })
      if (item.holdId !== null)
        await releaseStockHold(tx, { merchantId, holdId: item.holdId, actor: 'gateway', now })
      return 'giveBack'
    }
    if (item.state === 'canceled' && !(await takeAgain(tx, { item, items, now }))) return 'giveBack'
    const target = await targetOfItem(tx, { row, item })
    await applyChange(tx, { row, seq: item.seq, ...target, actor: 'gateway', now })
  }
  return undefined
}

/** Paid after it lapsed: its places are taken again, unless the booking was changed otherwise since. */
async function takeAgain(
  tx: Tx,
  { item, items, now }: { item: BookingItemRow; items: readonly BookingItemRow[]; now: Date },
): Promise<boolean> {
  const isLast = items.every(({ bookingId, seq }) => bookingId !== item.bookingId || seq <= item.seq)
  if (!isLast) return false
  if (item.holdId === null) return true
  const { merchantId, holdId } = item
  return (await reacquireStockHold(tx, { merchantId, holdId, actor: 'gateway', now })).ok
}

async function targetOfItem(tx: Tx, { row, item }: { row: BookingRow; item: BookingItemRow }) {
  const { merchantId, eventId } = row
  const of = { merchantId, eventIds: [eventId] }
  const [[event], tickets, days, dates] = [
    await findEventsOfIds(tx, { merchantId, ids: [eventId] }),
    await findTickets(tx, of),
    await findEventDates(tx, of),
    await findTicketDates(tx, of),
  ]
  const ticket = tickets.find(({ id }) => id === item.ticketId)
  const sold = dates.find(
    (date) =>
      date.ticketId === item.ticketId && date.date === item.eventDate && date.slotStart === item.slotStart,
  )
  if (!event || !ticket || !sold) throw new Error('a changed booking names what is not sold')
  const place = days.find(({ date }) => date === item.eventDate)?.poolId ?? null
  const pools = [sold.poolId, ...(place === null ? [] : [place])]
  return {
    wanted: pools.map((poolId) => ({ poolId, quantity: item.quantity })),
    hours: hoursOf(
      {
        date: item.eventDate,
        startMinute: item.slotStart ?? ticket.startMinute,
        endMinute: item.slotEnd ?? ticket.endMinute,
      },
      event.timezone,
    ),
  }
}

/** A difference that nobody paid: the change lapses, and the booking stands as it was. */
export async function lapseChanges(tx: Tx, order: OrderRow, { rows, now }: Following): Promise<void> {
  const { merchantId, id: orderId } = order
  const payments = await findPaymentIds(tx, { merchantId, orderId })
  const ended = new Set(
    payments
      .filter(({ state }) => !isSecured(state) && !['created', 'pending', 'attempted'].includes(state))
      .map(({ publicId }) => publicId),
  )
  const items = await findItems(tx, { merchantId, bookingIds: rows.map(({ id }) => id) })
  for (const { bookingId, seq, state, transactionId, holdId } of items) {
    if (state !== 'pending' || transactionId === null || !ended.has(transactionId) || seq === 1) continue
    await setItem(tx, { merchantId, bookingId, seq }, { state: 'canceled' })
    const places = await findPlaces(tx, { merchantId, bookingIds: [bookingId] })
    const numbers = places
      .filter((place) => place.state === 'active' && !place.isPurchased)
      .map(({ number }) => number)
    if (numbers.length > 0) await voidPlaces(tx, { merchantId, bookingId, numbers })
    const row = rows.find(({ id }) => id === bookingId)
    if (row) {
      await updateBooking(tx, row, {})
      await writeNotice(tx, bookingNotice({ ...row, revision: row.revision + 1 }), now)
    }
    if (holdId !== null) await releaseStockHold(tx, { merchantId, holdId, actor: 'clock', now })
  }
}
