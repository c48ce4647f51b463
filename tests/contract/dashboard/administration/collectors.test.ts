import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { scene, ask, as, signIn } = staffDesk(database)
let manager: SignedIn
let cashier: SignedIn

beforeAll(async () => {
  manager = await signIn({ permissions: ['settings.manage'] })
  cashier = await signIn({ sections: ['pos'] })
}, 240_000)

const wish = { name_en: 'Terrace', name_ar: 'الشرفة', username: null, unit_code: 'catering', active: true }
const add = (changes: object = {}, language: 'en' | 'ar' = 'en') =>
  as(manager, 'administration.collectors.create', { body: { ...wish, ...changes }, language })
const change = (id: string, changes: object) =>
  as(manager, 'administration.collectors.change', {
    params: { id },
    body: { ...wish, revision: 0, ...changes },
    language: 'en',
  })
const list = async () => {
  const { body } = await as(manager, 'administration.collectors.list')
  return body['results'] as { id: string; collected: object[] }[]
}
let sales = 0
const sell = (collector: string, amount: string) =>
  as(cashier, 'customerPayment.createForCollector', {
    params: { collector_id: collector },
    body: { amount, currency_code: 'KWD' },
    headers: { 'idempotency-key': `collectors-test-${(sales += 1)}` },
  })
const pay = (id: string, gateway_code: string) =>
  ask('pay', { params: { plugin: 'customer_payment', id }, body: { gateway_code } })

test('a collector is added, takes payments at once, is told what they collected, and stops when switched off', async () => {
  const added = await add()
  expect(added).toMatchObject({
    status: 201,
    body: { ...wish, initiator: 'Terrace', revision: 0, collected: [] },
  })
  const id = String(added.body['id'])
  for (const amount of ['5.000', '2.500']) {
    const sold = await sell(id, amount)
    expect(sold).toMatchObject({ status: 201, body: { collector: { id } } })
    expect((await pay(String(sold.body['id']), 'cod')).status).toBe(200)
  }
  await sell(id, '9.000')
  expect((await list()).find((one) => one.id === id)?.collected).toEqual([
    { currency_code: 'KWD', payments: 2, received: '0.000', cash: '7.500' },
  ])

  const off = await change(id, { active: false })
  expect(off).toMatchObject({ status: 200, body: { active: false, revision: 1 } })
  expect((await sell(id, '1.000')).status).toBe(404)
  const { rows } = await database().pool.query<{ action: string }>(
    `select action from audit where action like 'collector.%' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['collector.added', 'collector.changed'])
})

test('what was collected counts for thirty days', async () => {
  const added = await add({ name_en: 'Kiosk', name_ar: 'الكشك' })
  const id = String(added.body['id'])
  const sold = await sell(id, '4.000')
  await pay(String(sold.body['id']), 'cod')
  const collected = async () => (await list()).find((one) => one.id === id)?.collected
  expect(await collected()).toMatchObject([{ payments: 1 }])
  scene().advance(31 * 86_400_000)
  const later = await signIn({ permissions: ['settings.manage'] })
  const { body } = await as(later, 'administration.collectors.list')
  const results = body['results'] as { id: string; collected: object[] }[]
  expect(results.find((one) => one.id === id)?.collected).toEqual([])
  manager = later
  cashier = await signIn({ sections: ['pos'] })
})

test.each([
  [{ name_en: ' ' }, 'name_en', 'This field is required'],
  [{ name_ar: '' }, 'name_ar', 'This field is required'],
  [{ username: 'nobody' }, 'username', 'There is no such user'],
  [{ unit_code: 'nowhere' }, 'unit_code', 'There is no such unit'],
])('a collector with %o is refused at its field', async (changes, field, text) => {
  expect(await add(changes)).toMatchObject({ status: 400, body: { [field]: [text] } })
})

test('a user has one counter, also where two add it at the same moment', async () => {
  const username = cashier.username
  const answers = await Promise.all([add({ username }), add({ username })])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400])
  expect(answers.find(({ status }) => status === 400)?.body).toEqual({
    username: ['This user has a counter already'],
  })
  const options = await as(cashier, 'customerPayment.options')
  expect(options.body).toMatchObject({ collector: { name_en: 'Terrace', kind: 'staff' } })
})

test('whoever edits what somebody else has changed is told so', async () => {
  const id = String((await add({ name_en: 'Gate' })).body['id'])
  expect((await change(id, { name_en: 'North gate' })).status).toBe(200)
  expect(await change(id, { name_en: 'South gate' })).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
})

test('who may not manage settings sees no collector and makes none', async () => {
  expect((await as(cashier, 'administration.collectors.list')).status).toBe(403)
  expect((await as(null, 'administration.collectors.create', { body: wish })).status).toBe(401)
})
