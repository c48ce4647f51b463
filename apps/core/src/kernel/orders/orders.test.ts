import { databaseForTests } from '@wasl/tests/support/database'
import {
  attemptOf,
  deliver,
  kwd,
  noticesOf,
  press,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate } from '@wasl/tests/support/fixtures/operations.fixtures'
import { readOrderNumber } from '@wasl/domain/order-number'
import { refused } from '@wasl/domain/result'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { after, minutes } from '../ledger/evidence/inquiry.domain.ts'
import { countOf, hold, linesOf } from '../stock/stock.fixtures.ts'
import { findOrderLines, insertOrderPayment } from './orders.store.ts'
import {
  aProduct,
  cancel,
  eventsOf,
  expectOrdersClean,
  move,
  openOrders,
  order,
  orderOf,
  standsAt,
  tryToOrder,
  wishOf,
  type OrderScene,
} from './orders.fixtures.ts'
import { placeOrder } from './place-order.service.ts'

const database = databaseForTests()
const open = () => openOrders(database().db)

const capture = async (scene: OrderScene, transaction: string, gatewayCode = 'card') => {
  const attempt = await startPaying(scene, transaction, { gatewayCode })
  await deliver(scene, scene.bank.captures(attempt.trackId), gatewayCode)
  return attempt
}

const topicsOf = async (scene: OrderScene) =>
  (await noticesOf(scene)).filter((topic) => topic.startsWith('order.') && topic !== 'order.changed')

test('an order, its request and what it holds are made together', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 5)
  const { publicId, transaction, number } = await order(scene, { pool })
  const row = await orderOf(scene, publicId)
  expect(row).toMatchObject({ state: 'pending_payment', paymentState: 'pending', grandTotal: 48_750 })
  expect([publicId.length, readOrderNumber(number)]).toEqual([22, row.number])
  expect(await transactionOf(scene, transaction)).toMatchObject({
    state: 'created',
    plugin: 'catalogue',
    orderNo: number,
    amount: 48_750,
    delivery: 0,
    language: 'ar',
    editableAmount: false,
    expiresAt: after(scene.clock.now(), minutes(15)),
  })
  expect(await findOrderLines(scene.db, { merchantId: scene.merchantId, orderId: row.id })).toMatchObject([
    { position: 1, ref: 'product:1', quantity: 2, unitPrice: 24_375, lineTotal: 48_750 },
  ])
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 0, held: 2 })
  expect(await eventsOf(scene, publicId)).toEqual(['1 placed by customer'])
  expect(await topicsOf(scene)).toEqual([])
  await expectOrdersClean(scene, pool)
})

test('where stock is short, or a payment cannot be asked for, nothing is made', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 1)
  expect(await tryToOrder(scene, { pool })).toEqual({
    ok: false,
    error: { kind: 'short', shortages: [{ poolId: pool, wanted: 2, left: 1 }] },
  })
  const payment = { pgCodes: ['nobody'], expiresAt: after(scene.clock.now(), minutes(15)) }
  expect(await tryToOrder(scene, { payment })).toEqual({
    ok: false,
    error: { kind: 'payment', refusal: 'gatewayUnknown' },
  })
  const priced = await placeOrder(scene.deps)(async () => refused({ kind: 'priceChanged' as const }))
  expect(priced).toEqual({ ok: false, error: { kind: 'priceChanged' } })
  const { rows } = await scene.db.execute(sql`
    select (select count(*) from shop_order where merchant_id = ${scene.merchantId})::int as orders,
      (select count(*) from payment_transaction where merchant_id = ${scene.merchantId})::int as requests,
      (select count(*) from stock_hold where merchant_id = ${scene.merchantId})::int as holds,
      (select count(*) from outbox where merchant_id = ${scene.merchantId})::int as notices`)
  expect(rows).toEqual([{ orders: 0, requests: 0, holds: 0, notices: 0 }])
  await expectOrdersClean(scene, pool)
})

test('a total of zero asks for no payment: the order is complete at once', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 2)
  const free = { voucherDiscount: 48_750, grandTotal: 0, payment: { pgCodes: [], expiresAt: new Date(0) } }
  const placed = await tryToOrder(scene, { pool, ...free })
  if (!placed.ok) throw new Error('refused')
  const { publicId } = placed.value.order
  expect(placed.value.transaction).toBeNull()
  expect(await standsAt(scene, publicId)).toEqual(['confirmed', 'none_due', 'none'])
  expect(await countOf(scene, pool)).toEqual({ capacity: 2, sold: 2, held: 0 })
  expect(await topicsOf(scene)).toEqual(['order.created'])
  expect(await cancel(scene, publicId)).toMatchObject({ ok: true, value: { toGiveBack: [] } })
  expect(await standsAt(scene, publicId)).toEqual(['canceled', 'none_due', 'none'])
  expect(await countOf(scene, pool)).toEqual({ capacity: 2, sold: 0, held: 0 })
  await expectOrdersClean(scene, pool)
})

test('the fee of the way it was paid belongs to the total', async () => {
  const scene = await open()
  const { publicId, transaction } = await order(scene, { deliveryFee: 1_000, grandTotal: 49_750 })
  expect(await transactionOf(scene, transaction)).toMatchObject({ amount: 49_750, delivery: 1_000 })
  await capture(scene, transaction)
  expect(await orderOf(scene, publicId)).toMatchObject({ gatewayFee: 250, grandTotal: 50_000 })
  await expectOrdersClean(scene)
})

test('money that comes late buys what is still there', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 2)
  const { publicId, transaction } = await order(scene, { pool })
  const attempt = await startPaying(scene, transaction)
  scene.clock.advance(minutes(60))
  await scene.ledger.runJanitorOnce()
  expect(await standsAt(scene, publicId)).toEqual(['expired', 'failed', 'none'])
  await deliver(scene, scene.bank.captures(attempt.trackId))
  expect(await standsAt(scene, publicId)).toEqual(['confirmed', 'paid', 'none'])
  expect(await eventsOf(scene, publicId)).toEqual([
    '1 placed by customer',
    '2 expired by system',
    '3 secured_late by gateway',
  ])
  expect(scene.told.at(-1)).toBe('secured confirmed late full')
  expect(await countOf(scene, pool)).toEqual({ capacity: 2, sold: 2, held: 0 })
  await expectOrdersClean(scene)
})

test('money that comes when nothing is left goes back by itself, and the payer is told', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 2)
  const { publicId, transaction } = await order(scene, { pool })
  const attempt = await startPaying(scene, transaction)
  scene.clock.advance(minutes(60))
  await scene.ledger.runJanitorOnce()
  await hold(scene, linesOf([pool, 1]))
  await deliver(scene, scene.bank.captures(attempt.trackId))
  expect(await standsAt(scene, publicId)).toEqual(['late_unfulfillable', 'paid', 'pending'])
  expect(await topicsOf(scene)).toEqual(['order.unfulfillable'])
  await expectOrdersClean(scene)
  await scene.ledger.runJanitorOnce()
  expect(await standsAt(scene, publicId)).toEqual(['late_unfulfillable', 'paid', 'full'])
  expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ captured: 49_000, refunded: 48_750 })
  expect(scene.told.at(-1)).toBe('lost late_unfulfillable late_unfulfillable')
  await expectOrdersClean(scene)
})

test('money for an order that somebody canceled goes back, even if its stock is there', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 9)
  const { publicId, transaction } = await order(scene, { pool })
  const attempt = await startPaying(scene, transaction)
  await cancel(scene, publicId)
  await deliver(scene, scene.bank.captures(attempt.trackId))
  await scene.ledger.runJanitorOnce()
  expect(await standsAt(scene, publicId)).toEqual(['canceled', 'paid', 'full'])
  expect(await countOf(scene, pool)).toEqual({ capacity: 9, sold: 0, held: 0 })
  expect(await topicsOf(scene)).toEqual(['order.unfulfillable'])
  await expectOrdersClean(scene, pool)
})

test('held money for what is gone is given up, and nothing is owed', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 2)
  const { publicId, transaction } = await order(scene, { pool })
  const attempt = await startPaying(scene, transaction, { gatewayCode: 'hold' })
  scene.clock.advance(minutes(60))
  await scene.ledger.runJanitorOnce()
  await hold(scene, linesOf([pool, 2]))
  await deliver(scene, scene.bank.authorizes(attempt.trackId), 'hold')
  await scene.ledger.runJanitorOnce()
  expect(await standsAt(scene, publicId)).toEqual(['late_unfulfillable', 'failed', 'full'])
  await expectOrdersClean(scene)
})

test('a second payment of one order changes nothing of it', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 5)
  const { publicId, transaction } = await order(scene, { pool })
  const first = await startPaying(scene, transaction)
  scene.clock.advance(20_000)
  const second = await startPaying(scene, transaction, { gatewayCode: 'knet' })
  await deliver(scene, scene.bank.captures(second.trackId), 'knet')
  const events = await eventsOf(scene, publicId)
  await deliver(scene, scene.bank.captures(first.trackId))
  await scene.ledger.runJanitorOnce()
  expect(await standsAt(scene, publicId)).toEqual(['confirmed', 'paid', 'none'])
  expect(await eventsOf(scene, publicId)).toEqual(events)
  expect(await topicsOf(scene)).toEqual(['order.created'])
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 2, held: 0 })
  await expectOrdersClean(scene, pool)
})

test('another amount than was asked for leaves the order waiting until a person decides', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 5)
  const { publicId, transaction } = await order(scene, { pool })
  const attempt = await startPaying(scene, transaction)
  const short = { ...scene.bank.says(attempt.trackId, 'captured'), money: kwd(40_000), operationId: 'short' }
  await deliver(scene, short)
  expect(await standsAt(scene, publicId)).toEqual(['pending_payment', 'pending', 'none'])
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 0, held: 2 })
  expect(await transactionOf(scene, transaction)).toMatchObject({ needsReview: true })
  await expectOrdersClean(scene)
})

test('an expired request is opened again only while what was ordered is there', async () => {
  const scene = await open()
  const { ledger, merchantId, clock } = scene
  const pool = await aProduct(scene, 2)
  const { publicId, transaction } = await order(scene, { pool })
  scene.clock.advance(minutes(60))
  await ledger.runJanitorOnce()
  const renew = () =>
    ledger.renewTransaction({ merchantId, publicId: transaction, expiresAt: after(clock.now(), minutes(15)) })
  const other = await order(scene, { pool })
  expect(await renew()).toEqual({ ok: false, error: 'stockIsGone' })
  await cancel(scene, other.publicId)
  expect(await renew()).toEqual({ ok: true, value: null })
  expect(await standsAt(scene, publicId)).toEqual(['pending_payment', 'pending', 'none'])
  await capture(scene, transaction)
  expect(await countOf(scene, pool)).toEqual({ capacity: 2, sold: 2, held: 0 })
  await expectOrdersClean(scene)
})

test('a canceled order gives its stock back if staff say so, and owes its money until that went back', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 5)
  const [kept, back] = [await order(scene, { pool }), await order(scene, { pool })]
  for (const { transaction } of [kept, back]) await capture(scene, transaction)
  await cancel(scene, kept.publicId, { restock: false, refunds: false })
  expect(await standsAt(scene, kept.publicId)).toEqual(['canceled', 'paid', 'none'])
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 4, held: 0 })
  expect(await cancel(scene, back.publicId)).toMatchObject({
    value: { toGiveBack: [{ publicId: back.transaction, state: 'paid' }] },
  })
  expect(await standsAt(scene, back.publicId)).toEqual(['canceled', 'paid', 'pending'])
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 2, held: 0 })
  expect(await cancel(scene, back.publicId)).toEqual({
    ok: false,
    error: { kind: 'notPossible', state: 'canceled' },
  })
  await operate(scene, back.transaction, { amount: '10.000' })
  expect(await standsAt(scene, back.publicId)).toEqual(['canceled', 'paid', 'partial'])
  await operate(scene, back.transaction)
  expect(await standsAt(scene, back.publicId)).toEqual(['canceled', 'paid', 'full'])
  await expectOrdersClean(scene, pool)
})

test('a refund that the bank refuses is seen at the order', async () => {
  const scene = await open()
  const { publicId, transaction } = await order(scene)
  await capture(scene, transaction)
  await cancel(scene, publicId)
  scene.bank.operations.answer = 'refused'
  await operate(scene, transaction)
  expect(await standsAt(scene, publicId)).toEqual(['canceled', 'paid', 'failed'])
  await expectOrdersClean(scene)
})

test('a refund of an amount moves neither stock nor the order', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 5)
  const { publicId, transaction } = await order(scene, { pool })
  await capture(scene, transaction)
  await operate(scene, transaction)
  expect(await standsAt(scene, publicId)).toEqual(['confirmed', 'paid', 'full'])
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 2, held: 0 })
  await expectOrdersClean(scene, pool)
})

test('canceling an unpaid order withdraws its request, and promised cash is refused', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 5)
  const [unpaid, cash] = [await order(scene, { pool }), await order(scene, { pool })]
  await scene.ledger.pay(press(scene, cash.transaction, { gatewayCode: 'cod' }))
  expect(await standsAt(scene, cash.publicId)).toEqual(['confirmed', 'cod', 'none'])
  for (const { publicId } of [unpaid, cash]) await cancel(scene, publicId)
  for (const { publicId, transaction } of [unpaid, cash]) {
    expect(await standsAt(scene, publicId)).toEqual(['canceled', 'failed', 'none'])
    expect(await transactionOf(scene, transaction)).toMatchObject({ state: 'canceled' })
  }
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 0, held: 0 })
  await expectOrdersClean(scene, pool)
})

test('an order goes only where its kind allows, and the answer names where', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 5)
  const { publicId, transaction } = await order(scene, { pool })
  expect(await move(scene, publicId, 'packed')).toEqual({
    ok: false,
    error: { kind: 'notAllowed', state: 'pending_payment', allowed: [] },
  })
  await capture(scene, transaction)
  expect(await move(scene, publicId, 'completed')).toEqual({
    ok: false,
    error: { kind: 'notAllowed', state: 'confirmed', allowed: ['packed'] },
  })
  for (const to of ['packed', 'shipped', 'completed'])
    expect(await move(scene, publicId, to)).toMatchObject({ ok: true, value: { state: to } })
  expect(await cancel(scene, publicId)).toEqual({
    ok: false,
    error: { kind: 'notPossible', state: 'completed' },
  })
  await move(scene, publicId, 'returned', true)
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 0, held: 0 })
  expect(await eventsOf(scene, publicId)).toEqual([
    '1 placed by customer',
    '2 secured by gateway',
    '3 moved by staff',
    '4 moved by staff',
    '5 moved by staff',
    '6 moved by staff',
  ])
  await expectOrdersClean(scene, pool)
})

test('a balance that is paid later moves neither stock nor state', async () => {
  const scene = await open()
  const pool = await aProduct(scene, 5)
  const expiresAt = after(scene.clock.now(), minutes(15))
  const payment = { pgCodes: ['card'], expiresAt, purpose: 'deposit' as const, amount: kwd(10_000) }
  const { publicId, transaction } = await order(scene, { pool, payment })
  await capture(scene, transaction)
  const { id: orderId } = await orderOf(scene, publicId)
  const balance = await request(scene, { plugin: 'catalogue', amount: kwd(38_750) })
  const { id: transactionId } = await transactionOf(scene, balance)
  const { merchantId, db, clock } = scene
  await inTransaction(db, (tx) =>
    insertOrderPayment(tx, {
      merchantId,
      orderId,
      transactionId,
      purpose: 'balance',
      createdAt: clock.now(),
    }),
  )
  await scene.ledger.markSeen({ merchantId, publicId: balance })
  expect(await standsAt(scene, publicId)).toEqual(['confirmed', 'part_paid', 'none'])
  await capture(scene, balance)
  expect(await standsAt(scene, publicId)).toEqual(['confirmed', 'paid', 'none'])
  expect(scene.told.slice(1)).toEqual([
    'secured confirmed inTime deposit',
    'secured confirmed inTime balance',
  ])
  expect(await countOf(scene, pool)).toEqual({ capacity: 5, sold: 2, held: 0 })
  await expectOrdersClean(scene, pool)
})

test("another merchant's order is not found", async () => {
  const [scene, other] = [await open(), await open()]
  const { publicId } = await order(scene)
  expect(await cancel(other, publicId)).toEqual({ ok: false, error: { kind: 'notFound' } })
  expect(await move(other, publicId, 'packed')).toEqual({ ok: false, error: { kind: 'notFound' } })
})

test('the database keeps what was agreed, and every event', async () => {
  const scene = await open()
  const { publicId } = await order(scene)
  const { id } = await orderOf(scene, publicId)
  const refuses = async (statement: string, refusal: object) =>
    expect(scene.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: refusal })
  await refuses(`update shop_order set subtotal = 1, grand_total = 1 where id = ${id}`, { code: 'WL002' })
  await refuses(`update shop_order set grand_total = 1 where id = ${id}`, { constraint: 'shop_order_total' })
  await refuses(`update order_line set unit_price = 1 where order_id = ${id}`, { code: 'WL003' })
  await refuses(`update order_event set type = 'moved' where order_id = ${id}`, { code: 'WL003' })
  await refuses(`delete from order_event where order_id = ${id}`, { code: 'WL003' })
  await refuses(`delete from order_payment where order_id = ${id}`, { code: 'WL003' })
  const wish = wishOf(scene)
  await expect(
    placeOrder(scene.deps)(async () => ({ ok: true, value: { ...wish, grandTotal: 1 } })),
  ).rejects.toMatchObject({ cause: { constraint: 'shop_order_total' } })
})
