import { createApiKeys } from '@wasl/core/kernel/api-keys/api-keys.service'
import { expect, test } from 'vitest'
import { seededForTests } from '../seeded.ts'
import { ordersDesk } from './orders-desk.ts'

const database = seededForTests()
const { who, as, ask, signIn, scene, paid, show, at, move, refund, tell, fileOf } = ordersDesk(database)
const plugin = 'catalogue'
type Happening = { of: string; type: string; recipient: string | null; outcome: string | null }

test('MENU-★9: one story has the order, its payment, goods, messages and webhooks, newest first', async () => {
  const { id } = await paid()
  await move(id, 'packed')
  await move(id, 'shipped')
  await refund(id, 1, true)
  await tell()
  const { happenings } = (await show(id)) as { happenings: (Happening & { at: string })[] }
  const told = happenings.map(({ of, type }) => `${of} ${type}`)
  expect(told).toEqual(
    expect.arrayContaining([
      'order placed',
      'order secured',
      'order moved',
      'payment success',
      'payment refund',
      'stock acquired',
      'stock committed',
      'stock returned',
      'message order_placed',
      'message order_shipped',
    ]),
  )
  const times = happenings.map((one) => one.at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(happenings.filter(({ type }) => type === 'order_placed')).toMatchObject([
    { recipient: 'noura@example.com' },
  ])
})

test('a step is taken back once, within five minutes, and the page says until when', async () => {
  const { id } = await paid()
  expect(await show(id)).toMatchObject({ step_back_until: null })
  await move(id, 'packed')
  expect(await show(id)).toMatchObject({
    state: 'packed',
    step_back_until: expect.any(String),
    way: [
      { state: 'confirmed', at: expect.any(String) },
      { state: 'packed', at: expect.any(String) },
      { state: 'shipped', at: null },
      { state: 'completed', at: null },
    ],
  })
  const back = () => as(who.packer, 'orders.stepBack', { params: at(id), body: {}, language: 'en' })
  expect(await back()).toMatchObject({ status: 200, body: { state: 'confirmed', step_back_until: null } })
  expect(await back()).toMatchObject({ status: 409, body: { code: 'not_allowed', allowed: ['packed'] } })
})

test('an order is found by the id of its payment too, and the payment names it', async () => {
  const { id, transaction } = await paid()
  expect(await show(transaction)).toMatchObject({ id })
  const { body } = await as(await signIn({ isSuperuser: true }), 'transactions.detail', {
    params: { plugin, id: transaction },
  })
  expect(body).toMatchObject({ order_id: id })
})

test('the totals of a list follow its filters, and what was refunded is told apart', async () => {
  const { id, number } = await paid('Latifa Statistics')
  await refund(id, 1)
  const { body } = await as(who.manager, 'orders.statistics', { params: { plugin }, query: `?q=${number}` })
  expect(body).toEqual({
    orders: 1,
    open: 1,
    canceled: 0,
    money: [{ currency_code: 'KWD', sales: '10.000', refunded: '3.333', average: '10.000' }],
  })
})

test('a server reads orders with a key that may, and with no other', async () => {
  const { id } = await paid()
  const keys = createApiKeys({ db: database().db, clock: { now: scene().now } })
  const issue = async (scopes: readonly ('orders:read' | 'transactions:read')[]) =>
    `Api-Key ${(await keys.issue({ merchantId: 1, name: 'orders', scopes, by: 'test' })).key}`
  const [reader, other] = [await issue(['orders:read']), await issue(['transactions:read'])]
  const one = (authorization: string) => ask('orders.order', { params: at(id), headers: { authorization } })
  expect(await one(reader)).toMatchObject({ status: 200, body: { id, state: 'confirmed' } })
  const list = await ask('orders.list', { params: { plugin }, headers: { authorization: reader } })
  expect((list.body['results'] as { id: string }[]).map((row) => row.id)).toContain(id)
  expect((await one(other)).status).toBe(403)
  const moved = { params: at(id), body: { to: 'packed' }, headers: { authorization: reader } }
  expect((await ask('orders.move', moved)).status).toBe(401)
})

test('orders are taken away as a file by who may export, in the language of who asks', async () => {
  const { number } = await paid('Maryam File')
  const exporter = await signIn({
    permissions: ['orders.manage', 'view_export_settings'],
    sections: [plugin],
  })
  const { status, text } = await fileOf(exporter, `?q=${number}`, 'ar')
  expect(status).toBe(200)
  expect(text).toContain('رقم الطلب')
  expect(text).toContain('3 × حقيبة')
  expect((await fileOf(who.packer)).status).toBe(403)
})
