import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockTransaction } from '../ledger/transaction.store.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { cancelOrder, type CanceledOrder } from '../orders/cancel-order.service.ts'
import type { OrderActor } from '../orders/orders.schema.ts'
import { findPaymentsOf, lockOrder, type OrderRow } from '../orders/orders.store.ts'
import type { OrderDeps } from '../orders/place-order.service.ts'
import { giveBackStock } from '../stock/end-stock-hold.service.ts'
import { lockPools } from '../stock/pools.store.ts'
import { lockHold } from '../stock/stock-holds.store.ts'
import { bookingNotice } from './booking-notice.ts'
import {
  findBooking,
  findBookingsOf,
  findItems,
  findOrderOfBooking,
  setBookingStates,
  setItem,
  voidPlaces,
  type BookingItemRow,
  type BookingRow,
} from './bookings.store.ts'

export type CancelBooking = {
  merchantId: number
  publicId: string
  by: Extract<OrderActor, 'customer' | 'staff' | 'system'>
  actor: string | null
  reason: string | null
  /** Whether what was paid for it goes back: the caller asks for the refund. */
  refunds: boolean
}

export type CanceledBooking = {
  order: OrderRow
  /** Payments with money behind them, and how much of each goes back; null for all of it. */
  toGiveBack: readonly { publicId: string; state: string; minor: number | null }[]
}

export type CancelBookingRefusal = { kind: 'notFound' } | { kind: 'notPossible' }

/**
 * Cancels one booking (commerce.md D4): its codes open nothing, its places can be sold again. The last one that stands takes
 * its order with it; an order that is not paid yet is canceled as a whole.
 */
export async function cancelBooking(
  deps: OrderDeps,
  command: CancelBooking,
): Promise<Result<CanceledBooking, CancelBookingRefusal>> {
  const { merchantId, publicId, by, actor, reason, refunds } = command
  const found = await findBooking(deps.db, { merchantId, publicId })
  if (!found) return refused({ kind: 'notFound' })
  const order = await findOrderOfBooking(deps.db, { merchantId, orderId: found.orderId })
  const parts = await inTransaction(deps.db, (tx) => cancelPart(tx, deps, { command, found }))
  if (!parts.ok) return parts
  if (parts.value.kind === 'part') return accepted(parts.value.canceled)
  const whole = { merchantId, publicId: order.publicId, by, actor, reason, refunds, restock: true }
  const canceled = await cancelOrder(deps)(whole)
  if (!canceled.ok) return refused({ kind: canceled.error.kind })
  return accepted(inWhole(canceled.value))
}

const inWhole = ({ order, toGiveBack }: CanceledOrder): CanceledBooking => ({
  order,
  toGiveBack: toGiveBack.map((payment) => ({ ...payment, minor: null })),
})

type Part = { kind: 'part'; canceled: CanceledBooking } | { kind: 'whole' }

/** Locks in the order of the ledger: payments, order, bookings, and pools last. */
async function cancelPart(
  tx: Tx,
  { clock }: OrderDeps,
  { command, found }: { command: CancelBooking; found: BookingRow },
): Promise<Result<Part, CancelBookingRefusal>> {
  const { merchantId, actor, by, refunds } = command
  const ref = { merchantId, orderId: found.orderId }
  for (const { transactionId } of await findPaymentsOf(tx, ref))
    await lockTransaction(tx, { merchantId, id: transactionId })
  const order = await lockOrder(tx, ref)
  const rows = await findBookingsOf(tx, ref)
  const row = rows.find(({ id }) => id === found.id)
  const isOpen = row && (row.state === 'booked' || row.state === 'pending_payment')
  if (!isOpen) return refused({ kind: 'notPossible' })
  const others = rows.filter(({ id, state }) => id !== row.id && state === 'booked')
  if (order.state !== 'booked' || others.length === 0) return accepted({ kind: 'whole' })
  const now = clock.now()
  const items = await findItems(tx, { merchantId, bookingIds: [row.id] })
  await setBookingStates(tx, { merchantId, ids: [row.id], state: 'canceled', now })
  await voidPlaces(tx, { merchantId, bookingId: row.id, numbers: null })
  // A change that waits for its payment ends with that payment.
  for (const { seq, state } of items)
    if (state === 'paid') await setItem(tx, { merchantId, bookingId: row.id, seq }, { state: 'canceled' })
  await writeNotice(tx, bookingNotice({ ...row, state: 'canceled', revision: row.revision + 1 }), now)
  const payments = await findPaymentsOf(tx, ref)
  await giveBackItems(tx, {
    merchantId,
    items: items.filter(({ state }) => state === 'paid'),
    actor: actor ?? by,
    now,
  })
  const minor = items.findLast(({ state }) => state === 'paid')?.amount ?? 0
  const [paid] = payments.filter(({ state }) => state === 'paid' || state === 'authorized')
  const toGiveBack =
    refunds && paid && minor > 0 ? [{ publicId: paid.publicId, state: paid.state, minor }] : []
  return accepted({ kind: 'part', canceled: { order, toGiveBack } })
}

type GivingBack = { merchantId: number; items: readonly BookingItemRow[]; actor: string; now: Date }

/** What these items took can be sold again. Last before the commit: all pools at once, in ascending order. */
export async function giveBackItems(tx: Tx, { merchantId, items, actor, now }: GivingBack): Promise<void> {
  const poolIds = [...new Set(items.flatMap(({ lines }) => lines.map(({ poolId }) => poolId)))]
  if (poolIds.length === 0) return
  const holds = [...new Set(items.flatMap(({ holdId }) => (holdId === null ? [] : [holdId])))]
  for (const holdId of holds.toSorted((one, other) => one - other)) await lockHold(tx, { merchantId, holdId })
  await lockPools(tx, { merchantId, poolIds })
  for (const { holdId, lines } of items)
    if (holdId !== null) await giveBackStock(tx, { merchantId, holdId, lines, actor, now })
}
