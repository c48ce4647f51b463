import { findOrderFaults } from '@wasl/core/kernel/orders/order-faults.store'
import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachEngine } from '../../support/database.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { shopper, type Shopper } from './shopper.ts'

eachEngine((database) => {
  let scene: CoreUnderTest
  let shop: Shopper

  beforeAll(async () => {
    scene = await coreUnderTest(database().db)
    shop = shopper(() => scene.core)
  }, 240_000)
  afterAll(() => scene.close())

  const stock = (slug: string, left: number) =>
    database().pool.query(
      `with pool as (select p.id, p.sold + p.held + $2 as capacity from product join stock_pool p on p.id = pool_id where slug = $1 and product.merchant_id = 1),
         counted as (update stock_pool set capacity = pool.capacity from pool where stock_pool.id = pool.id)
       insert into stock_move (merchant_id, pool_id, reason, capacity, actor, at) select 1, id, 'counted', capacity, 'test', now() from pool`,
      [slug, left],
    )
  const leftOf = async (slug: string): Promise<number> => {
    const { rows } = await database().pool.query<{ left: string }>(
      `select p.capacity - p.sold - p.held as left from product join stock_pool p on p.id = pool_id where slug = $1 and product.merchant_id = 1`,
      [slug],
    )
    return Number(rows[0]?.left)
  }
  const faults = async () => [await findStockFaults(database().db), await findOrderFaults(database().db)]

  test('64 buyers of the last ten, each request sent twice, make exactly ten orders', async () => {
    await stock('ikhlas-box-12', 10)
    const cart = { lines: [{ slug: 'ikhlas-box-12', quantity: 1 }] }
    const { body } = await shop.price(cart)
    const presses = Array.from({ length: 64 }, (_, at) => `buyer-${at}-of-the-last-ten`).flatMap((key) => [
      key,
      key,
    ])
    const answers = await Promise.all(
      presses.map((key) => shop.checkOut(cart, { price_hash: body.cart.price_hash }, key)),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map(({ body: { order_id } }) => order_id)).size).toBe(10)
    const winners = presses.filter((_, at) => answers[at]?.status === 201)
    expect(new Set(winners).size).toBe(10)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(
      [...new Set(refused.map(({ status, body: { code } }) => `${status} ${code}`))].filter(
        (told) => told !== '409 in_flight',
      ),
    ).toEqual(['409 lines'])
    for (const { body: told } of refused.filter(({ body: { code } }) => code === 'lines'))
      expect(told.offer?.cart.lines[0]?.problems).toMatchObject([{ code: 'sold_out', left: 0 }])
    expect(await leftOf('ikhlas-box-12')).toBe(0)
    const { rows } = await database().pool.query(
      `select count(distinct o.id)::int as orders, count(distinct t.id)::int as payments from shop_order o
       join order_payment p on p.order_id = o.id join payment_transaction t on t.id = p.transaction_id
       join order_line l on l.order_id = o.id where l.snapshot ->> 'slug' = 'ikhlas-box-12'`,
    )
    expect(rows).toEqual([{ orders: 10, payments: 10 }])
    expect(await faults()).toEqual([[], []])
  }, 120_000)

  test('of two buyers of the last two, paid in cash at the same instant, one gets them, every time', async () => {
    const cart = { lines: [{ slug: 'tote-tide', quantity: 2 }] }
    const { body } = await shop.price(cart)
    for (let round = 0; round < 25; round += 1) {
      await stock('tote-tide', 2)
      const wish = { price_hash: body.cart.price_hash, gateway_code: 'cod' }
      const answers = await Promise.all([shop.checkOut(cart, wish), shop.checkOut(cart, wish)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
      const { offer } = answers.find(({ status }) => status === 409)?.body ?? {}
      expect(offer?.cart.lines[0]).toMatchObject({ counted: 0, problems: [{ left: 0 }] })
      expect(await leftOf('tote-tide')).toBe(0)
    }
    expect(await faults()).toEqual([[], []])
  }, 120_000)
})
