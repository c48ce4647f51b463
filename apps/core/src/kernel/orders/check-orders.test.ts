import { databaseForTests } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkOrders } from './check-orders.service.ts'
import { aProduct, openOrders, order, orderOf } from './orders.fixtures.ts'

const database = databaseForTests()

test('what stock, orders and books do not say alike is logged, and left as it is', async () => {
  const scene = await openOrders(database().db)
  const { db } = scene
  const logged: object[] = []
  const check = () => checkOrders({ db, log: { error: (fields) => void logged.push(fields) } })
  const pool = await aProduct(scene, 5)
  const { publicId } = await order(scene, { pool })
  const { id } = await orderOf(scene, publicId)
  expect([await check(), logged]).toEqual([[], []])
  await db.execute(sql`update shop_order set state = 'confirmed' where id = ${id}`)
  await db.execute(sql`update stock_pool set held = 3 where id = ${pool}`)
  const faults = [
    `P3 the counters of a pool are those of its holds: ${pool}`,
    `P4 the counters of a pool are the sums of its log: ${pool}`,
    `O2 the last event of an order says its state: ${id}`,
    `O5 what is secured is sold, what waits is held, what has ended holds nothing: ${id}`,
  ]
  expect(await check()).toEqual(faults)
  expect(logged).toEqual(faults.map((fault) => ({ fault })))
  expect(await check()).toEqual(faults)
})
