import { accepted } from '@wasl/domain/result'
import {
  bookOf,
  expectLedgerClean,
  openLedger,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect } from 'vitest'
import { catalogueOrders } from '../../catalogue/catalogue-orders.ts'
import { ledgerGuards } from '../../ledger-guards.ts'
import type { Db } from '../../platform/db/db.ts'
import { after, minutes } from '../ledger/evidence/inquiry.domain.ts'
import { aPool, expectStockClean } from '../stock/stock.fixtures.ts'
import { cancelOrder, type CancelOrder } from './cancel-order.service.ts'
import { followPayment } from './follow-payment.service.ts'
import type { OrderKind } from './order-kind.ts'
import { findOrderFaults } from './order-faults.store.ts'
import { findOrder, findOrderEvents, type OrderRow } from './orders.store.ts'
import { moveOrder } from './move-order.service.ts'
import { stepOrderBack } from './step-back.service.ts'
import { placeOrder, type OrderDeps, type OrderToPlace } from './place-order.service.ts'

export type OrderScene = LedgerScene & {
  deps: OrderDeps
  /** What the order's kind was told, in order. */
  told: string[]
}

/** A merchant who sells goods, with a ledger that orders hang on. */
export async function openOrders(db: Db): Promise<OrderScene> {
  const told: string[] = []
  const own: { merchantId?: number } = {}
  // The janitor of one test may move what another has left behind.
  const tell = ({ merchantId }: OrderRow, what: string) => {
    if (merchantId === own.merchantId) told.push(what)
  }
  const kind: OrderKind = {
    ...catalogueOrders,
    place: async (_tx, row) => tell(row, `placed ${row.state}`),
    secured: async (_tx, row, { when, purpose }) => tell(row, `secured ${row.state} ${when} ${purpose}`),
    lost: async (_tx, row, { reason }) => tell(row, `lost ${row.state} ${reason}`),
  }
  const kinds = [kind]
  const scene = await openLedger(db, { guards: { ...ledgerGuards, afterMove: followPayment(kinds) } })
  own.merchantId = scene.merchantId
  const { clock, ledger } = scene
  return { ...scene, told, deps: { db, clock, ledger, kinds } }
}

export type Wish = Partial<OrderToPlace> & { pool?: number | null; quantity?: number }

/** Two dallahs of 24.375 KWD: a request over 48.750, kept for 15 minutes. */
export function wishOf(
  { merchantId, clock }: LedgerScene,
  { pool = null, quantity = 2, ...wish }: Wish = {},
): OrderToPlace {
  return {
    merchantId,
    plugin: 'catalogue',
    unitKey: 'main',
    language: 'ar',
    customerName: 'Noura',
    customerEmail: 'noura@example.com',
    customerPhone: '+96550012345',
    fulfilment: 'delivery',
    currency: 'KWD',
    subtotal: 24_375 * quantity,
    grandTotal: 24_375 * quantity,
    lines: [
      {
        ref: 'product:1',
        snapshot: { nameEn: 'Dallah', nameAr: 'دلة' },
        quantity,
        unitPrice: 24_375,
        lineTotal: 24_375 * quantity,
      },
    ],
    stock: pool === null ? [] : [{ poolId: pool, quantity }],
    payment: {
      pgCodes: ['card', 'knet', 'hold', 'once', 'cod'],
      expiresAt: after(clock.now(), minutes(15)),
      ...wish.payment,
    },
    ...wish,
  }
}

export const tryToOrder = (scene: OrderScene, wish: Wish = {}) =>
  placeOrder(scene.deps)<never>(async () => accepted(wishOf(scene, wish)))

/** An order that must be placed: its own id, and that of its request. */
export async function order(
  scene: OrderScene,
  wish: Wish = {},
): Promise<{ publicId: string; transaction: string; number: string }> {
  const placed = await tryToOrder(scene, wish)
  if (!placed.ok) throw new Error(`the order was refused: ${JSON.stringify(placed.error)}`)
  const { order: row, transaction } = placed.value
  return { publicId: row.publicId, transaction: transaction?.publicId ?? '', number: row.number }
}

export async function orderOf({ db, merchantId }: LedgerScene, publicId: string): Promise<OrderRow> {
  const found = await findOrder(db, { merchantId, publicId })
  if (!found) throw new Error(`no order ${publicId}`)
  return found
}

export async function standsAt(scene: LedgerScene, publicId: string): Promise<string[]> {
  const { state, paymentState, refundState } = await orderOf(scene, publicId)
  return [state, paymentState, refundState]
}

export async function eventsOf(scene: LedgerScene, publicId: string): Promise<string[]> {
  const { merchantId, id: orderId } = await orderOf(scene, publicId)
  return (await findOrderEvents(scene.db, { merchantId, orderId })).map(
    ({ seq, type, by }) => `${seq} ${type} by ${by}`,
  )
}

export const aProduct = (scene: LedgerScene, capacity: number): Promise<number> => aPool(scene, capacity)

export const cancel = (scene: OrderScene, publicId: string, wish: Partial<CancelOrder> = {}) =>
  cancelOrder(scene.deps)({
    merchantId: scene.merchantId,
    publicId,
    by: 'staff',
    actor: 'sara',
    reason: 'broken',
    restock: true,
    refunds: true,
    ...wish,
  })

export const move = (scene: OrderScene, publicId: string, to: string, restock = false) =>
  moveOrder(scene.deps)({ merchantId: scene.merchantId, publicId, to, by: 'staff', actor: 'sara', restock })

export const stepBack = (scene: OrderScene, publicId: string) =>
  stepOrderBack(scene.deps)({ merchantId: scene.merchantId, publicId, actor: 'sara' })

/** The books, the stock and the orders: all of their invariants. */
export async function expectOrdersClean(scene: LedgerScene, ...pools: readonly number[]): Promise<void> {
  expect(await findOrderFaults(scene.db)).toEqual([])
  await expectStockClean(scene, ...pools)
  await expectLedgerClean(scene.db, [bookOf(scene)])
}
