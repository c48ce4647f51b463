import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { findOrderFaults } from '@wasl/core/kernel/orders/order-faults.store'
import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { askShop } from './ask-shop.ts'
import { shopper, type Shopper } from './shopper.ts'

const database = seededForTests()
let scene: CoreUnderTest
let shop: Shopper
const ask = askShop(() => scene.core)
const stateOf = async (id: string) => {
  const { rows } = await database().pool.query<{ state: string; payment_state: string }>(
    `select state, payment_state from shop_order where public_id = $1`,
    [id],
  )
  return rows
}
const leftOf = async (slug: string) => Number((await ask(`product/${slug}`)).body.inventory)

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  shop = shopper(() => scene.core)
})
afterEach(async () => {
  const { db } = database()
  const faults = [await findLedgerFaults(db), await findOrderFaults(db), await findStockFaults(db)].flat()
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(() => scene.close())

const atBank = async (transaction: string | null, scenario: string) => {
  const { rows } = await database().pool.query<{ track_id: string }>(
    `select a.track_id from attempt a join payment_transaction t on t.id = a.transaction_id
     where t.public_id = $1 order by a.id desc limit 1`,
    [transaction],
  )
  await scene.bank.control.answer(rows[0]?.track_id ?? '', scenario)
}

test('what the bank approves is confirmed and sold', async () => {
  const before = await leftOf('candle-oud')
  const { body } = await shop.buy({ lines: [{ slug: 'candle-oud', quantity: 2 }] })
  await atBank(body.transaction_id, 'approve')
  expect(await stateOf(body.order_id)).toEqual([{ state: 'confirmed', payment_state: 'paid' }])
  expect(await leftOf('candle-oud')).toBe(before - 2)
  scene.advance(3_600_000)
  expect(await leftOf('candle-oud')).toBe(before - 2)
})

test('what the bank declines is kept for another try, with the same order', async () => {
  const { body } = await shop.buy({ lines: [{ slug: 'dallah-brass', quantity: 4 }] })
  await atBank(body.transaction_id, 'decline')
  expect(await stateOf(body.order_id)).toEqual([{ state: 'pending_payment', payment_state: 'pending' }])
  expect(
    (await shop.price({ lines: [{ slug: 'dallah-brass', quantity: 1 }] })).body.cart.lines[0]?.problems,
  ).toMatchObject([{ code: 'sold_out' }])
})

test('cash on delivery is confirmed at once', async () => {
  const { body } = await shop.buy({ lines: [{ slug: 'finjan-set-6', quantity: 1 }] }, { gateway_code: 'cod' })
  expect(body.redirect_url).toMatch(/\/en\/attempt\//)
  expect(await stateOf(body.order_id)).toEqual([{ state: 'confirmed', payment_state: 'cod' }])
})
