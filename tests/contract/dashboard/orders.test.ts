import { expect, test } from 'vitest'
import { seededForTests } from '../seeded.ts'
import { ordersDesk } from './orders-desk.ts'

const database = seededForTests()
const { who, as, signIn, order, paid, at, show, move, cancel, refund, list, left, newKey } =
  ordersDesk(database)

test('an order is packed, shipped and completed, step by step; another step is answered with those it can take', async () => {
  const { id } = await paid()
  expect(await show(id)).toMatchObject({
    state: 'confirmed',
    payment_state: 'paid',
    moves: ['packed'],
    total: '10.000',
    refundable: '10.000',
    address: { area: 'Salmiya', block: '10' },
    lines: [{ name_en: 'Tote', quantity: 3, unit_price: '3.500', discount: '0.500' }],
  })
  expect(await move(id, 'completed')).toMatchObject({
    status: 409,
    body: { code: 'not_allowed', allowed: ['packed'] },
  })
  for (const to of ['packed', 'shipped', 'completed'])
    expect(await move(id, to)).toMatchObject({ status: 200, body: { state: to } })
})

test('two who move an order at the same moment move it once', async () => {
  const { id } = await paid()
  const answers = await Promise.all([move(id, 'packed'), move(id, 'packed')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('the history joins the order, its payment and its stock', async () => {
  const { id } = await paid()
  await move(id, 'packed')
  const { happenings } = (await show(id)) as { happenings: { of: string; type: string }[] }
  const told = happenings.map(({ of, type }) => `${of} ${type}`)
  expect(told).toEqual(
    expect.arrayContaining([
      'order moved',
      'order secured',
      'order placed',
      'payment success',
      'stock acquired',
      'stock committed',
    ]),
  )
  expect(told[0]).toBe('order moved')
})

test('canceling gives the money and the goods back', async () => {
  const { id, pool } = await paid()
  const before = await left(pool)
  const canceled = await cancel(who.manager, id)
  expect(canceled).toMatchObject({
    status: 200,
    body: { order: { state: 'canceled', refund_state: expect.stringMatching(/^(pending|full)$/) } },
  })
  expect(canceled.body['money']).toEqual([
    {
      transaction_id: expect.any(String),
      result: expect.stringMatching(/^(done|queued)$/),
      message: expect.any(String),
    },
  ])
  expect(await left(pool)).toBe(before + 3)
  expect(await cancel(who.manager, id)).toMatchObject({ status: 409, body: { code: 'not_allowed' } })
})

test('whoever may not refund cancels without a refund, and the goods stay sold where they are broken', async () => {
  const { id, pool } = await paid()
  const before = await left(pool)
  expect(await cancel(who.packer, id)).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
  expect(await show(id)).toMatchObject({ state: 'confirmed' })
  expect(await cancel(who.packer, id, { refund: 'none', restock: false })).toMatchObject({
    status: 200,
    body: { order: { state: 'canceled', refund_state: 'none', refundable: '10.000' }, money: [] },
  })
  expect(await left(pool)).toBe(before)
})

test('a part of the money goes back, and not more than there is', async () => {
  const { id } = await paid()
  expect(await cancel(who.manager, id, { refund: 'part', amount: '10.001' })).toMatchObject({
    status: 400,
    body: { amount: ['Enter an amount up to 10.000'] },
  })
  expect(await show(id)).toMatchObject({ state: 'confirmed' })
  expect(await cancel(who.manager, id, { refund: 'part', amount: '4.000' })).toMatchObject({ status: 200 })
  expect(await show(id)).toMatchObject({ refundable: '6.000' })
})

test('an unpaid order is canceled with its request, and its goods are free again', async () => {
  const { id, transaction, pool } = await order()
  const before = await left(pool)
  expect(await cancel(who.packer, id)).toMatchObject({ status: 200, body: { money: [] } })
  expect(await left(pool)).toBe(before + 3)
  const { rows } = await database().pool.query(`select state from payment_transaction where public_id = $1`, [
    transaction,
  ])
  expect(rows).toEqual([{ state: 'canceled' }])
})

test('lines are refunded piece by piece at what was paid for them, and never twice', async () => {
  const { id, pool } = await paid()
  const before = await left(pool)
  expect(await refund(id, 1, true)).toMatchObject({
    status: 200,
    body: { order: { lines: [{ refunded_quantity: 1, refunded_amount: '3.333' }], refundable: '6.667' } },
  })
  expect(await left(pool)).toBe(before + 1)
  const both = await Promise.all([refund(id, 2), refund(id, 2)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  expect(await show(id)).toMatchObject({
    lines: [{ refunded_quantity: 3, refunded_amount: '10.000' }],
    refundable: '0.000',
  })
})

test('a press that is sent again refunds its lines once, restocks once, and gives the money back once', async () => {
  const { id, pool } = await paid('Noura Al-Mutawa', { voucherDiscount: 0 })
  const before = await left(pool)
  const key = newKey()
  const both = await Promise.all([refund(id, 1, true, key), refund(id, 1, true, key)])
  expect(both.some(({ status }) => status === 200)).toBe(true)
  expect((await refund(id, 1, true, key)).status).toBe(200)
  expect(await show(id)).toMatchObject({
    lines: [{ refunded_quantity: 1, refunded_amount: '3.500' }],
    refundable: '7.000',
  })
  expect(await left(pool)).toBe(before + 1)
  expect((await refund(id, 2, true, key)).status).toBe(422)
})

test('orders are found by their number as it is read, by a name and by what has to be done', async () => {
  const { number, id } = await paid('Faisal Al-Ajmi')
  const halves = `${number.slice(0, 4)}-${number.slice(4)}`.toLowerCase()
  for (const q of [halves, 'faisal'])
    expect((await list({ q })).results).toMatchObject([{ id, number, customer_name: 'Faisal Al-Ajmi' }])
  const unpaid = await order('Faisal Two')
  expect((await list({ show: 'unpaid', q: 'faisal' })).results).toMatchObject([{ id: unpaid.id }])
  const { counts } = await list({ q: 'faisal' })
  expect(counts).toEqual({ open: 1, done: 0, unpaid: 1 })
})

test('who has not the section or the permission, or asks for another module’s order, opens none', async () => {
  const { id } = await order()
  const cook = await signIn({ permissions: ['orders.manage'], sections: ['food_ordering'] })
  expect((await as(cook, 'orders.order', { params: at(id) })).status).toBe(403)
  const clerk = await signIn({ permissions: ['catalogue.manage'], sections: ['catalogue'] })
  expect((await as(clerk, 'orders.order', { params: at(id) })).status).toBe(403)
  const { id: meal } = await order('Salem', { plugin: 'food_ordering' })
  expect((await as(who.manager, 'orders.order', { params: at(meal) })).status).toBe(404)
  expect((await move(meal, 'packed')).status).toBe(404)
})
