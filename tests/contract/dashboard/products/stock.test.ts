import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { shopper, type Shopper } from '../../catalogue/shopper.ts'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { scene, as, signIn } = staffDesk(database)
let manager: SignedIn
let shop: Shopper

beforeAll(async () => {
  manager = await signIn({ permissions: ['catalogue.manage'], sections: ['catalogue'] })
  shop = shopper(() => scene().core)
}, 240_000)

type Pool = {
  id: string
  note: string
  capacity: string | null
  free: string | null
  sold: Record<'counter' | 'by_holds' | 'by_log', string>
  kept: Record<'counter' | 'by_holds' | 'by_log', string>
  agrees: boolean
}
const list = async (query: string) =>
  ((await as(manager, 'products.stock.list', { query })).body as { results: Pool[] }).results
const poolOf = async (sku: string): Promise<Pool> => {
  const [pool] = await list(`?of=product&q=${sku}`)
  if (!pool) throw new Error(`no pool of ${sku}`)
  return pool
}
const skuOf = async (slug: string) => {
  const { rows } = await database().pool.query<{ sku: string }>('select sku from product where slug = $1', [
    slug,
  ])
  return rows[0]?.sku ?? ''
}
const check = async () => (await as(manager, 'products.stock.check')).body
const act = (
  route: 'settle' | 'limit' | 'open',
  id: string,
  body: Record<string, unknown>,
  language: 'en' | 'ar' = 'en',
) => as(manager, `products.stock.${route}`, { params: { id }, body, language })
const buy = (slug: string, quantity: number, wish: Record<string, unknown> = {}) =>
  shop.buy({ lines: [{ slug, quantity }] }, wish)

test('every pool is capacity = left + in checkouts + sold, recounted from its orders and its log', async () => {
  const sku = await skuOf('tote-tide')
  const before = await poolOf(sku)
  const paid = await buy('tote-tide', 1, { gateway_code: 'cod', customer_phone: '50041001' })
  const waits = await buy('candle-oud', 2, { customer_phone: '50041002' })
  expect([paid.status, waits.status]).toEqual([201, 201])
  expect(await poolOf(sku)).toMatchObject({
    capacity: before.capacity,
    sold: { counter: String(Number(before.sold.counter) + 1) },
    free: String(Number(before.free) - 1),
    agrees: true,
  })
  const candle = await poolOf(await skuOf('candle-oud'))
  expect(candle).toMatchObject({ kept: { counter: '2', by_holds: '2', by_log: '2' }, agrees: true })
  expect((await as(manager, 'products.stock.show', { params: { id: candle.id } })).body).toMatchObject({
    holders: [{ order_id: waits.body.order_id, quantity: '2', until: waits.body.kept_until }],
    moves: [
      { reason: 'acquired', kept: '2', order_id: waits.body.order_id, actor: 'checkout' },
      { reason: 'counted' },
    ],
  })
  const { rows } = await database().pool.query(
    'select count(*)::int as pools from stock_pool where merchant_id = $1',
    [manager.merchantId],
  )
  expect(await check()).toMatchObject({ pools: rows[0].pools, differ: 0 })
  for (const pool of await list('?page_size=100'))
    if (pool.capacity !== null && pool.free !== null && !pool.note.includes('.'))
      expect(Number(pool.free) + Number(pool.kept.counter) + Number(pool.sold.counter)).toBe(
        Number(pool.capacity),
      )
})

test('a difference is named, and settled by a person with a reason; the history keeps it', async () => {
  const { id, sold } = await poolOf(await skuOf('candle-oud'))
  const { pool } = database()
  await pool.query('update stock_pool set sold = sold + 1 where id = $1', [id])
  expect(await check()).toMatchObject({ differ: 1 })
  const [differing, ...others] = await list('?differs=true')
  expect(others).toEqual([])
  expect(differing).toMatchObject({
    id,
    agrees: false,
    sold: { counter: String(Number(sold.counter) + 1), by_holds: sold.by_holds, by_log: sold.by_log },
  })
  const seen = { sold: differing?.sold.counter, kept: differing?.kept.counter }
  expect(await act('settle', id, { ...seen, reason: ' ' })).toMatchObject({
    status: 400,
    body: { reason: ['Say why'] },
  })
  expect(await act('settle', id, { ...seen, sold: '99', reason: 'counted' })).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
  expect(await act('settle', id, { ...seen, reason: 'counted by hand' })).toMatchObject({
    status: 200,
    body: { agrees: true, sold: { counter: sold.counter } },
  })
  expect(await act('settle', id, { sold: sold.counter, kept: '2', reason: 'again' }, 'ar')).toMatchObject({
    status: 409,
    body: { code: 'agrees', detail: expect.stringContaining('متطابقة') },
  })
  expect(await check()).toMatchObject({ differ: 0 })
  const { rows } = await pool.query(`select detail from audit where action = 'stock.settled'`)
  expect(rows).toMatchObject([{ detail: { reason: 'counted by hand' } }])
  expect(await findStockFaults(database().db, new Date(scene().now()))).toEqual([])
})

test('a limit below what is sold is refused with the number, or closes with it; the sale can go on later', async () => {
  await buy('tote-tide', 1, { customer_phone: '50042001' })
  const tote = await poolOf(await skuOf('tote-tide'))
  const taken = String(Number(tote.sold.counter) + Number(tote.kept.counter))
  const below = { limit: '0', reason: 'broken', close: false }
  expect(await act('limit', tote.id, below)).toMatchObject({
    status: 409,
    body: { code: 'below', detail: `Sold or in checkout: ${taken}. Enter at least ${taken}, or close it.` },
  })
  expect(await act('limit', tote.id, { ...below, limit: '1.5' })).toMatchObject({
    status: 400,
    body: { limit: ['Enter a whole number, or leave it empty for unlimited'] },
  })
  expect(await act('limit', tote.id, { ...below, close: true })).toMatchObject({
    status: 200,
    body: { capacity: taken, is_closed: true, free: '0', agrees: true },
  })
  expect((await buy('tote-tide', 1, { customer_phone: '50042002' })).status).toBe(409)
  expect(await act('open', tote.id, { open: true })).toMatchObject({ body: { is_closed: false } })
  expect(await act('limit', tote.id, { ...below, limit: '٥٠' })).toMatchObject({ body: { capacity: '50' } })
  expect(await act('limit', tote.id, { ...below, limit: '' })).toMatchObject({
    body: { capacity: null, free: null },
  })
  expect((await buy('tote-tide', 9, { customer_phone: '50042003' })).status).toBe(201)
})

test('only whoever looks after the catalogue sees stock, and another merchant’s pool is not there', async () => {
  const clerk = await signIn({ permissions: ['orders.manage'], sections: ['catalogue'] })
  expect((await as(clerk, 'products.stock.list')).status).toBe(403)
  expect((await as(clerk, 'products.stock.check')).status).toBe(403)
  expect((await act('limit', '999999999', { limit: '1', reason: '', close: false })).status).toBe(404)
  expect((await as(manager, 'products.stock.show', { params: { id: '999999999' } })).status).toBe(404)
})
