import { databaseForTests } from '@wasl/tests/support/database'
import { deliver, press, startPaying, transactionOf } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate } from '@wasl/tests/support/fixtures/operations.fixtures'
import { describe, expect, test } from 'vitest'
import { after, minutes } from '../ledger/evidence/inquiry.domain.ts'
import { transactionEdges, type TransactionEvent } from '../ledger/transaction.domain.ts'
import { countOf } from '../stock/stock.fixtures.ts'
import {
  aProduct,
  expectOrdersClean,
  openOrders,
  order,
  standsAt,
  type OrderScene,
} from './orders.fixtures.ts'
import { orderStep, paymentEffects } from './payment-effect.domain.ts'

const database = databaseForTests()

type Shop = OrderScene & { pool: number; publicId: string; transaction: string }

/** Five dallahs, of which an order waits for two. */
async function openShop(): Promise<Shop> {
  const scene = await openOrders(database().db)
  const pool = await aProduct(scene, 5)
  return { ...scene, pool, ...(await order(scene, { pool })) }
}

const withdraw = (
  { ledger, merchantId }: Shop,
  publicId: string,
  event: 'merchant.canceled' | 'merchant.invalidated',
) => ledger.withdrawTransaction({ merchantId, publicId, actor: 'sara', event })
const payCash = (shop: Shop) => shop.ledger.pay(press(shop, shop.transaction, { gatewayCode: 'cod' }))
const holdMoney = async (shop: Shop) => {
  const attempt = await startPaying(shop, shop.transaction, { gatewayCode: 'hold' })
  await deliver(shop, shop.bank.authorizes(attempt.trackId), 'hold')
  return attempt
}
const expire = async (shop: Shop) => {
  shop.clock.advance(minutes(31))
  await shop.ledger.runJanitorOnce()
}

type Row = {
  /** Brings the payment there. */
  happens: (shop: Shop) => Promise<unknown>
  order: [state: string, payment: string, refund: string]
  stock: { sold: number; held: number }
  told: string[]
}

const placed = 'placed pending_payment'
const secured = [placed, 'secured confirmed inTime full']

/** The table of commerce.md, one row for each event of a payment. */
const rows: Record<TransactionEvent, Row> = {
  'merchant.created': {
    happens: async () => {},
    order: ['pending_payment', 'pending', 'none'],
    stock: { sold: 0, held: 2 },
    told: [placed],
  },
  'payer.seen': {
    happens: ({ ledger, merchantId, transaction }) => ledger.markSeen({ merchantId, publicId: transaction }),
    order: ['pending_payment', 'pending', 'none'],
    stock: { sold: 0, held: 2 },
    told: [placed],
  },
  'attempt.ended': {
    happens: async (shop) => {
      const { trackId } = await startPaying(shop, shop.transaction)
      await deliver(shop, shop.bank.declines(trackId))
    },
    order: ['pending_payment', 'pending', 'none'],
    stock: { sold: 0, held: 2 },
    told: [placed],
  },
  'attempt.failed': {
    happens: async (shop) => {
      const { trackId } = await startPaying(shop, shop.transaction, { gatewayCode: 'once' })
      await deliver(shop, shop.bank.declines(trackId), 'once')
    },
    order: ['payment_failed', 'failed', 'none'],
    stock: { sold: 0, held: 0 },
    told: [placed, 'lost payment_failed payment_failed'],
  },
  'attempt.canceled': {
    happens: async (shop) => {
      const { trackId } = await startPaying(shop, shop.transaction, { gatewayCode: 'once' })
      await deliver(shop, shop.bank.says(trackId, 'canceled'), 'once')
    },
    order: ['payment_failed', 'failed', 'none'],
    stock: { sold: 0, held: 0 },
    told: [placed, 'lost payment_failed payment_failed'],
  },
  'merchant.invalidated': {
    happens: (shop) => withdraw(shop, shop.transaction, 'merchant.invalidated'),
    order: ['payment_failed', 'failed', 'none'],
    stock: { sold: 0, held: 0 },
    told: [placed, 'lost payment_failed payment_failed'],
  },
  'merchant.canceled': {
    happens: (shop) => withdraw(shop, shop.transaction, 'merchant.canceled'),
    order: ['canceled', 'failed', 'none'],
    stock: { sold: 0, held: 0 },
    told: [placed, 'lost canceled canceled'],
  },
  'merchant.renewed': {
    happens: async (shop) => {
      const { ledger, merchantId, transaction: publicId, clock } = shop
      await expire(shop)
      await ledger.renewTransaction({ merchantId, publicId, expiresAt: after(clock.now(), minutes(15)) })
    },
    order: ['pending_payment', 'pending', 'none'],
    stock: { sold: 0, held: 2 },
    told: [placed, 'lost expired expired'],
  },
  'time.expired': {
    happens: expire,
    order: ['expired', 'failed', 'none'],
    stock: { sold: 0, held: 0 },
    told: [placed, 'lost expired expired'],
  },
  'money.captured': {
    happens: async (shop) => {
      const { trackId } = await startPaying(shop, shop.transaction)
      await deliver(shop, shop.bank.captures(trackId))
    },
    order: ['confirmed', 'paid', 'none'],
    stock: { sold: 2, held: 0 },
    told: secured,
  },
  'money.authorized': {
    happens: holdMoney,
    order: ['confirmed', 'authorized', 'none'],
    stock: { sold: 2, held: 0 },
    told: secured,
  },
  'cash.promised': {
    happens: payCash,
    order: ['confirmed', 'cod', 'none'],
    stock: { sold: 2, held: 0 },
    told: secured,
  },
  'hold.voided': {
    happens: async (shop) => {
      await holdMoney(shop)
      await operate(shop, shop.transaction, { kind: 'void' })
    },
    order: ['canceled', 'failed', 'none'],
    stock: { sold: 0, held: 0 },
    told: [...secured, 'lost canceled canceled'],
  },
  'cash.refused': {
    happens: async (shop) => {
      await payCash(shop)
      await withdraw(shop, shop.transaction, 'merchant.canceled')
    },
    order: ['canceled', 'failed', 'none'],
    stock: { sold: 0, held: 0 },
    told: [...secured, 'lost canceled canceled'],
  },
}

describe.each(Object.entries(rows))('after %s', (event, row) => {
  test('order, stock and the kind of order are where the table says', async () => {
    const shop = await openShop()
    await row.happens(shop)
    expect(await standsAt(shop, shop.publicId)).toEqual(row.order)
    expect(await countOf(shop, shop.pool)).toEqual({ capacity: 5, ...row.stock })
    expect(shop.told).toEqual(row.told)
    const transaction = await transactionOf(shop, shop.transaction)
    expect(transaction.stateEvent).toBe(event)
    await expectOrdersClean(shop, shop.pool)
  })
})

test('every edge of the ledger has a row, and what an order does on it from each of its states', () => {
  const events = [...new Set(transactionEdges.map(({ event }) => event)), 'merchant.created']
  expect(Object.keys(paymentEffects).toSorted()).toEqual(events.toSorted())
  expect(Object.keys(rows).toSorted()).toEqual(events.toSorted())
  const states = [
    'pending_payment',
    'payment_failed',
    'expired',
    'canceled',
    'late_unfulfillable',
    'confirmed',
  ]
  const steps = transactionEdges.map(({ from, event, to }) => {
    const said = states.map((state) => {
      const step = orderStep(event, { state, cancelable: state === 'confirmed' })
      return step.kind === 'secure' ? step.when : step.kind === 'lose' ? step.state : step.kind
    })
    return `${from} ${event} ${to}: ${said.join(' ')}`
  })
  expect(steps).toMatchInlineSnapshot(`
    [
      "created payer.seen pending: none none none none none none",
      "pending attempt.ended attempted: none none none none none none",
      "pending attempt.failed failed: payment_failed none none none none none",
      "attempted attempt.failed failed: payment_failed none none none none none",
      "pending attempt.canceled canceled: payment_failed none none none none none",
      "attempted attempt.canceled canceled: payment_failed none none none none none",
      "created merchant.canceled canceled: canceled none none none none canceled",
      "pending merchant.canceled canceled: canceled none none none none canceled",
      "attempted merchant.canceled canceled: canceled none none none none canceled",
      "created merchant.invalidated invalid: payment_failed none none none none none",
      "pending merchant.invalidated invalid: payment_failed none none none none none",
      "attempted merchant.invalidated invalid: payment_failed none none none none none",
      "created time.expired expired: expired none none none none none",
      "pending time.expired expired: expired none none none none none",
      "attempted time.expired expired: expired none none none none none",
      "expired merchant.renewed created: none none reopen none none none",
      "pending money.captured paid: inTime late late giveBack giveBack none",
      "attempted money.captured paid: inTime late late giveBack giveBack none",
      "failed money.captured paid: inTime late late giveBack giveBack none",
      "canceled money.captured paid: inTime late late giveBack giveBack none",
      "expired money.captured paid: inTime late late giveBack giveBack none",
      "pending money.authorized authorized: inTime late late giveBack giveBack none",
      "attempted money.authorized authorized: inTime late late giveBack giveBack none",
      "failed money.authorized authorized: inTime late late giveBack giveBack none",
      "canceled money.authorized authorized: inTime late late giveBack giveBack none",
      "expired money.authorized authorized: inTime late late giveBack giveBack none",
      "pending cash.promised cod: inTime late late giveBack giveBack none",
      "attempted cash.promised cod: inTime late late giveBack giveBack none",
      "failed cash.promised cod: inTime late late giveBack giveBack none",
      "canceled cash.promised cod: inTime late late giveBack giveBack none",
      "expired cash.promised cod: inTime late late giveBack giveBack none",
      "authorized hold.voided canceled: canceled none none none none canceled",
      "cod cash.refused canceled: canceled none none none none canceled",
    ]
  `)
})
