import { differenceOf, placesToVoid } from '@wasl/domain/events/booking-policy'
import { hoursOf } from '@wasl/domain/events/offered-dates'
import { money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockTransaction } from '../ledger/transaction.store.ts'
import { addOrderPayment } from '../orders/add-order-payment.service.ts'
import type { OrderActor } from '../orders/orders.schema.ts'
import { findPaymentsOf, lockOrder, type OrderRow } from '../orders/orders.store.ts'
import type { OrderDeps } from '../orders/place-order.service.ts'
import { acquireStock } from '../stock/acquire-stock.service.ts'
import { perPool, type StockLine } from '../stock/stock.domain.ts'
import { applyChange, heldLines } from './apply-change.service.ts'
import {
  findBooking,
  findItems,
  findPlaces,
  insertItem,
  insertPlaces,
  type BookingItemRow,
  type BookingRow,
  type PlaceRow,
} from './bookings.store.ts'
import { newPlaceKey, placeNumbers } from './place-keys.ts'
import { findEventsOfIds } from './events.store.ts'
import { eventsNow, type EventNow, type SaleNow } from './show-events.service.ts'
import { judgeTickets, type LineProblem } from './wanted-tickets.ts'

export type ChangeBooking = {
  merchantId: number
  publicId: string
  by: Extract<OrderActor, 'customer' | 'staff'>
  actor: string | null
  /** What is not named stays. */
  wish: { ticket?: string; date?: string; slot?: string | null; quantity?: number }
  /** Ways to pay what it costs more; not asked for where it costs no more. */
  pgCodes: readonly string[]
  /** Whoever changes it may let the guest have what it costs more. */
  waives: boolean
}

export type ChangedBooking = {
  /** To be paid within a day; until then the booking stands as it was. */
  transaction: { publicId: string } | null
  /** What it costs less, and the payment that it could be given back of. */
  less: { minor: number; payment: string } | null
}

export type ChangeBookingRefusal =
  | { kind: 'notFound' | 'notPossible' | 'pending' | 'tooFewLeft' | 'payment' }
  | { kind: 'line'; problem: LineProblem }

const openMs = 24 * 3_600_000

class NotChanged extends Error {
  readonly refusal: ChangeBookingRefusal
  constructor(refusal: ChangeBookingRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

const notChanged = (refusal: ChangeBookingRefusal): never => {
  throw new NotChanged(refusal)
}

/**
 * Another date, ticket or number of places (commerce.md D31): the new places are taken before the old ones are given up, in
 * one database transaction, so nobody loses what they had where the new ones are gone. What costs more waits for its payment.
 */
export async function changeBooking(
  deps: OrderDeps,
  command: ChangeBooking,
): Promise<Result<ChangedBooking, ChangeBookingRefusal>> {
  try {
    return accepted(await inTransaction(deps.db, (tx) => changeIn(tx, deps, command)))
  } catch (error) {
    if (error instanceof NotChanged) return refused(error.refusal)
    throw error
  }
}

async function changeIn(tx: Tx, deps: OrderDeps, command: ChangeBooking): Promise<ChangedBooking> {
  const { merchantId, publicId, waives } = command
  const found = (await findBooking(tx, { merchantId, publicId })) ?? notChanged({ kind: 'notFound' })
  const ref = { merchantId, orderId: found.orderId }
  const payments = await findPaymentsOf(tx, ref)
  for (const { transactionId } of payments) await lockTransaction(tx, { merchantId, id: transactionId })
  const order = await lockOrder(tx, ref)
  const row = (await findBooking(tx, { merchantId, publicId })) ?? notChanged({ kind: 'notFound' })
  const bookingIds = [row.id]
  const [items, places] = [
    await findItems(tx, { merchantId, bookingIds }),
    await findPlaces(tx, { merchantId, bookingIds }),
  ]
  if (row.state !== 'booked') return notChanged({ kind: 'notPossible' })
  if (items.some(({ state }) => state === 'pending')) return notChanged({ kind: 'pending' })
  const now = deps.clock.now()
  const target = await targetOf(tx, { row, items, wish: command.wish, now })
  if (!target.isMoved && target.quantity === row.quantity) return { transaction: null, less: null }
  const current = items.findLast(({ state }) => state === 'paid')
  const difference = differenceOf(current?.amount ?? 0, target.amount)
  checkPlaces({ row, places, quantity: target.quantity })
  const paid = payments.find(({ state }) => state === 'paid' || state === 'authorized')
  const changing: Changing = { order, row, items, places, target, command, now }
  if (difference.kind !== 'more' || waives) {
    await takeAndApply(tx, changing)
    const gives = difference.kind === 'less' && paid !== undefined
    return { transaction: null, less: gives ? { minor: difference.minor, payment: paid.publicId } : null }
  }
  return { transaction: await takeAndAsk(tx, deps, { ...changing, minor: difference.minor }), less: null }
}

type Target = {
  sale: SaleNow | null
  ticketId: number
  ticket: { startMinute: number; endMinute: number }
  date: string
  slotStart: number | null
  slotEnd: number | null
  quantity: number
  amount: number
  lines: StockLine[]
  timezone: string
  isMoved: boolean
}

type Targeting = { row: BookingRow; items: BookingItemRow[]; wish: ChangeBooking['wish']; now: Date }

async function targetOf(tx: Tx, { row, items, wish, now }: Targeting): Promise<Target> {
  const { merchantId } = row
  const [event] = await findEventsOfIds(tx, { merchantId, ids: [row.eventId] })
  const own = heldLines(items)
  const [shown] = event ? await eventsNow(tx, { merchantId, rows: [event], own, now }) : []
  if (!shown) return notChanged({ kind: 'notFound' })
  const before = shown.tickets.find(({ id }) => id === row.ticketId)
  const slotText = wish.slot === undefined ? row.slotStart : null
  const wanted = {
    ticket: wish.ticket ?? before?.publicId ?? '',
    date: wish.date ?? row.eventDate,
    slot: wish.slot === undefined ? hourOf(slotText) : wish.slot,
    quantity: wish.quantity ?? row.quantity,
  }
  const codes = shown.tickets.flatMap(({ unlockCode }) => unlockCode ?? [])
  const [judged] = judgeTickets(shown, [wanted], codes)
  const sale = judged?.sale ?? null
  const isMoved =
    sale?.ticket.id !== row.ticketId ||
    sale.row.date !== row.eventDate ||
    sale.row.slotStart !== row.slotStart
  const isFewer = !isMoved && wanted.quantity <= row.quantity
  if (!sale) return notChanged({ kind: 'line', problem: { kind: 'gone' } })
  const problem = judged?.problem ?? null
  if (problem && problem.kind !== 'needsOther' && !isFewer) return notChanged({ kind: 'line', problem })
  return asTarget(shown, { sale, quantity: wanted.quantity, row, items, isMoved })
}

const hourOf = (minute: number | null): string | null =>
  minute === null
    ? null
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

type AsTarget = {
  sale: SaleNow
  quantity: number
  row: BookingRow
  items: BookingItemRow[]
  isMoved: boolean
}

function asTarget({ row: event }: EventNow, { sale, quantity, row, items, isMoved }: AsTarget): Target {
  const paidBefore = items.findLast(({ state }) => state === 'paid')?.amount ?? 0
  // What was paid for a place is what another one of the same kind costs, whatever a voucher took off.
  const amount = isMoved ? sale.price * quantity : Math.round((paidBefore * quantity) / row.quantity)
  return {
    sale,
    ticketId: sale.ticket.id,
    ticket: sale.ticket,
    date: sale.row.date,
    slotStart: sale.row.slotStart,
    slotEnd: sale.row.slotEnd,
    quantity,
    amount,
    lines: sale.pools.map((poolId) => ({ poolId, quantity })),
    timezone: event.timezone,
    isMoved,
  }
}

function checkPlaces({
  row,
  places,
  quantity,
}: {
  row: BookingRow
  places: PlaceRow[]
  quantity: number
}): void {
  const fewer = row.quantity - quantity
  const open = places.filter(({ state }) => state === 'active')
  const free = open.map(({ number, firstInAt }) => ({ number, hasCome: firstInAt !== null }))
  if (fewer > 0 && placesToVoid(free, fewer) === null) notChanged({ kind: 'tooFewLeft' })
}

type Changing = {
  order: OrderRow
  row: BookingRow
  items: BookingItemRow[]
  places: PlaceRow[]
  target: Target
  command: ChangeBooking
  now: Date
}

/** What is wanted beside what is held already, by pool. */
function moreOf({ items, target }: Pick<Changing, 'items' | 'target'>): StockLine[] {
  const held = new Map(heldLines(items).map(({ poolId, quantity }) => [poolId, quantity]))
  return perPool(target.lines).flatMap(({ poolId, quantity }) => {
    const more = quantity - (held.get(poolId) ?? 0)
    return more > 0 ? [{ poolId, quantity: more }] : []
  })
}

const columnsOf = ({ target }: Pick<Changing, 'target'>) => ({
  ticketId: target.ticketId,
  eventDate: target.date,
  slotStart: target.slotStart,
  slotEnd: target.slotEnd,
  quantity: target.quantity,
  amount: target.amount,
})

async function take(tx: Tx, changing: Changing): Promise<number | null> {
  const { row, items, target, command, now } = changing
  const lines = moreOf(changing)
  if (lines.length === 0) return null
  const taken = await acquireStock(tx, {
    merchantId: row.merchantId,
    lines,
    expiresAt: null,
    // In one order with what is given up after it: two who change places wait for each other in a line.
    alsoLocks: heldLines(items).map(({ poolId }) => poolId),
    actor: command.actor ?? command.by,
    now,
  })
  if (taken.ok) return taken.value.holdId
  const left = Math.min(...taken.error.map((short) => short.left))
  const { sale } = target
  return notChanged({
    kind: 'line',
    problem: sale ? { kind: 'reduced', left, ticket: sale.ticket } : { kind: 'gone' },
  })
}

async function takeAndApply(tx: Tx, changing: Changing): Promise<void> {
  const { row, items, command, now } = changing
  const { merchantId, id: bookingId } = row
  const seq = Math.max(...items.map((item) => item.seq)) + 1
  const lines = moreOf(changing)
  const holdId = await take(tx, changing)
  await insertItem(tx, {
    ...columnsOf(changing),
    merchantId,
    bookingId,
    seq,
    state: 'paid',
    transactionId: null,
    holdId,
    lines,
    createdAt: now,
  })
  await applyChange(tx, {
    row,
    seq,
    wanted: changing.target.lines,
    hours: hoursOfTarget(changing),
    actor: command.actor ?? command.by,
    now,
  })
}

const hoursOfTarget = ({ target }: Pick<Changing, 'target'>) =>
  hoursOf(
    {
      date: target.date,
      startMinute: target.slotStart ?? target.ticket.startMinute,
      endMinute: target.slotEnd ?? target.ticket.endMinute,
    },
    target.timezone,
  )

/** The places wait for the payment of the difference; those that come on top are there, and not purchased. */
async function takeAndAsk(
  tx: Tx,
  deps: OrderDeps,
  changing: Changing & { minor: number },
): Promise<{ publicId: string }> {
  const { order, row, items, places, target, command, minor, now } = changing
  const { merchantId, id: bookingId } = row
  const seq = Math.max(...items.map((item) => item.seq)) + 1
  const asked = await addOrderPayment(deps)(tx, order, {
    purpose: 'difference',
    amount: money(minor, order.currency),
    orderNo: `${order.number}-${seq}`,
    pgCodes: command.pgCodes,
    expiresAt: new Date(now.getTime() + openMs),
    initiator: command.actor,
  })
  const transaction = asked.ok ? asked.value : notChanged({ kind: 'payment' })
  const lines = moreOf(changing)
  const last = Math.max(...places.map(({ number }) => number))
  const more = Math.max(0, target.quantity - row.quantity)
  const holdId = await take(tx, changing)
  await insertItem(tx, {
    ...columnsOf(changing),
    merchantId,
    bookingId,
    seq,
    state: 'pending',
    transactionId: transaction.publicId,
    holdId,
    lines,
    createdAt: now,
  })
  await insertPlaces(
    tx,
    placeNumbers(last + 1, more).map((number) => ({
      merchantId,
      bookingId,
      eventId: row.eventId,
      number,
      key: newPlaceKey(),
      createdAt: now,
    })),
  )
  return transaction
}
