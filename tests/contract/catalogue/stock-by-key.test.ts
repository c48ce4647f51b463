import { createApiKeys } from '@wasl/core/kernel/api-keys/api-keys.service'
import type { ApiScope } from '@wasl/core/kernel/api-keys/scopes'
import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../seeded.ts'
import { staffDesk } from '../staff-desk.ts'
import { shopper, type Shopper } from './shopper.ts'

const database = seededForTests()
const { scene, ask } = staffDesk(database)
let shop: Shopper
let key: string

const issued = async (merchantId: number, scopes: ApiScope[]) => {
  const keys = createApiKeys({ db: database().db, clock: { now: () => new Date(scene().now()) } })
  return (await keys.issue({ merchantId, name: 'Warehouse', scopes, by: 'test' })).key
}
beforeAll(async () => {
  shop = shopper(() => scene().core)
  key = await issued(1, ['stock:write'])
}, 240_000)

const set = (body: object, by = key) =>
  ask('stockByKey.set', { body, headers: { authorization: `Api-Key ${by}` } })
const skuOf = async (slug: string): Promise<string> =>
  (await database().pool.query('select sku from product where slug = $1', [slug])).rows[0].sku

test('a server says how many can still be sold; what is in checkouts and sold stays as it is', async () => {
  const sku = await skuOf('candle-oud')
  const waits = await shop.buy(
    { lines: [{ slug: 'candle-oud', quantity: 2 }] },
    { customer_phone: '50061001' },
  )
  expect(waits.status).toBe(201)
  expect(await set({ sku, left: 5 })).toMatchObject({ status: 200, body: { sku, left: 5, in_checkouts: 2 } })
  expect(await set({ sku, left: 5 })).toMatchObject({ status: 200, body: { left: 5, in_checkouts: 2 } })
  const { body } = await shop.price({ lines: [{ slug: 'candle-oud', quantity: 6 }] })
  expect(body.cart.lines[0]?.problems).toMatchObject([{ code: 'reduced', left: 5 }])
  expect(await set({ sku, left: null })).toMatchObject({ body: { left: null } })
  expect(await set({ sku, left: 0 })).toMatchObject({ body: { left: 0, in_checkouts: 2 } })
  expect(await findStockFaults(database().db)).toEqual([])
  const { rows } = await database().pool.query(
    `select count(*)::int as counts, min(actor) as actor from audit where action = 'product.counted'`,
  )
  expect(rows).toEqual([{ counts: 3, actor: expect.stringMatching(/^api:/) }])
})

test('a key without the scope, of another merchant, or for no product sets nothing', async () => {
  const sku = await skuOf('candle-oud')
  expect((await set({ sku, left: 1 }, await issued(1, ['transactions:read']))).status).toBe(403)
  expect((await set({ sku, left: 1 }, await issued(2, ['stock:write']))).status).toBe(401)
  expect((await set({ sku: 'NO-SUCH-SKU', left: 1 })).status).toBe(404)
  for (const left of [-1, 1.5, 1_000_000, '3']) expect((await set({ sku, left })).status).toBe(400)
  expect((await ask('stockByKey.set', { body: { sku, left: 1 } })).status).toBe(401)
})
