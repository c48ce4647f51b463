import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import type { AnyRoute, Ask } from '../../asking.ts'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { ask, signIn, ...desk } = staffDesk(database)
let maker: SignedIn

beforeAll(async () => {
  maker = await signIn({ permissions: ['payment.create'], sections: ['payment_request'] })
}, 240_000)

let keys = 0
const keyed = (key = `links-test-${(keys += 1)}`) => ({ 'idempotency-key': key })
const as = (who: SignedIn | null, name: AnyRoute, what?: Ask) =>
  desk.as(who, name, { language: 'en', ...what })

const wish = { amount: '12.500', currency_code: 'KWD', pg_codes: ['knet', 'cod'], asks: ['name', 'phone'] }
const make = (changes: object = {}, key?: string) =>
  as(maker, 'links.create', { body: { ...wish, ...changes }, headers: keyed(key) })
const change = (id: string, body: object) => as(maker, 'links.change', { params: { id }, body })
const open = (id: string, language: 'en' | 'ar' = 'en') => ask('links.open', { params: { id }, language })
const payer = { customer_name: 'Noura', customer_phone: '5001 2345' }
const press = (id: string, body: object = payer, key?: string) =>
  as(null, 'links.pay', { params: { id }, body, headers: keyed(key) })
const payCash = (id: string) =>
  ask('pay', { params: { plugin: 'payment_request', id }, body: { gateway_code: 'cod' } })

test('staff make a link, payers are made requests of their own and pay them, and the last one finds it used up', async () => {
  const made = await make({ max_uses: 2, description_en: 'Workshop', language: 'ar' })
  expect(made).toMatchObject({
    status: 201,
    body: {
      amount: '12.500',
      currency_code: 'KWD',
      description_en: 'Workshop',
      asks: ['name', 'phone'],
      state: 'open',
      max_uses: 2,
      paid: 0,
      held: 0,
      created_by: maker.username,
      revision: 0,
    },
  })
  const id = String(made.body['id'])
  expect(made.body['link_url']).toMatch(new RegExp(`/ar/link/${id}$`))
  expect(await open(id)).toMatchObject({ status: 200, body: { state: 'open', message: null, country: 'KW' } })
  for (const name of ['Noura', 'Salem']) {
    const pressed = await press(id, { ...payer, customer_name: name })
    expect(pressed.status).toBe(201)
    const child = String(pressed.body['id'])
    expect(pressed.body['checkout_url']).toMatch(new RegExp(`/en/pay/${child}$`))
    expect((await payCash(child)).status).toBe(200)
  }
  expect(await press(id)).toMatchObject({ status: 409, body: { code: 'link_used_up' } })
  expect(await open(id)).toMatchObject({ status: 200, body: { state: 'usedUp' } })
  const { body } = await as(maker, 'links.list')
  expect(body['results']).toContainEqual(expect.objectContaining({ id, state: 'usedUp', paid: 2, held: 0 }))
})

test('a link is switched off with words of the merchant’s, and a change of what nobody sees any more is refused', async () => {
  const id = String((await make()).body['id'])
  const off = await change(id, { revision: 0, active: false, inactive_message_en: 'Back in spring.' })
  expect(off).toMatchObject({ status: 200, body: { active: false, state: 'inactive', revision: 1 } })
  expect(await open(id)).toMatchObject({
    body: { state: 'inactive', message: { en: 'Back in spring.', ar: '' } },
  })
  expect(await press(id)).toMatchObject({
    status: 409,
    body: { detail: 'Back in spring.', code: 'link_inactive' },
  })
  expect(await change(id, { revision: 0, active: true })).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
  expect(await change('nobody', { revision: 0 })).toMatchObject({ status: 404 })
  const { rows } = await database().pool.query<{ action: string; actor: string }>(
    `select action, actor from audit where object = $1 order by id`,
    [`link:${id}`],
  )
  expect(rows).toEqual([
    { action: 'link.created', actor: maker.username },
    { action: 'link.changed', actor: maker.username },
  ])
})

test('what is wrong is said at its field, and one press is one link and one request', async () => {
  expect(await make({ amount: '0', max_uses: 3 })).toMatchObject({
    status: 400,
    body: { amount: [expect.any(String)] },
  })
  const first = await make({}, 'one-press-of-staff')
  expect((await make({}, 'one-press-of-staff')).body['id']).toBe(first.body['id'])
  expect(await make({ max_uses: 3 }, 'one-press-of-staff')).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
  const id = String(first.body['id'])
  expect(await press(id, { customer_name: '', customer_phone: 'none' })).toMatchObject({
    status: 400,
    body: { customer_name: ['This field is required'] },
  })
  expect(await press(id, { ...payer, amount: '1.000' })).toMatchObject({
    status: 400,
    body: { amount: [expect.any(String)] },
  })
  const pressed = await press(id, payer, 'one-press-of-a-payer')
  const again = await press(id, payer, 'one-press-of-a-payer')
  expect(again.body['id']).toBe(pressed.body['id'])
  expect((await press(id, { ...payer, customer_name: 'Salem' }, 'one-press-of-a-payer')).status).toBe(422)
  expect((await open('nobody')).status).toBe(404)
  expect((await press('nobody')).status).toBe(404)
})

test('a paused merchant’s link says so before anybody types, and makes nothing', async () => {
  const id = String((await make()).body['id'])
  await database().pool.query(
    `update merchant set paused = true, paused_message_en = 'We move.' where id = 1`,
  )
  expect(await open(id)).toMatchObject({ body: { state: 'paused', message: { en: 'We move.' } } })
  expect(await press(id)).toMatchObject({ status: 423, body: { message_en: 'We move.' } })
  await database().pool.query(`update merchant set paused = false where id = 1`)
})

test('links come by pages, those that are switched on first; page 2 repeats none when one is made in between', async () => {
  type LinkPage = { count: number; page: number; as_of: string; results: { id: string; active: boolean }[] }
  const read = async (query: string) => (await as(maker, 'links.list', { query })).body as unknown as LinkPage
  const idsOf = ({ results }: LinkPage) => results.map(({ id }) => id)
  const made: string[] = []
  for (let count = 0; count < 4; count += 1) made.push(String((await make()).body['id']))
  const [off = ''] = made
  await change(off, { revision: 0, active: false })
  await database().pool.query(
    `update payment_link set created_at = created_at - interval '1 minute' where public_id = any($1)`,
    [made],
  )
  const first = await read('?page_size=2')
  expect(idsOf(first)).toEqual([made[3], made[2]])
  await database().pool.query(
    `update payment_link set created_at = $1::timestamptz + interval '1 minute' where public_id = $2`,
    [first.as_of, String((await make()).body['id'])],
  )
  const second = await read(`?page_size=2&page=2&as_of=${first.as_of}`)
  expect(idsOf(second)[0]).toBe(made[1])
  expect([second.count, second.as_of]).toEqual([first.count, first.as_of])
  const itsOwn = await read(`?page_size=2&id=${off}`)
  expect(itsOwn.page).toBeGreaterThan(2)
  expect(itsOwn.results).toContainEqual(expect.objectContaining({ id: off, active: false }))
  expect((await as(maker, 'links.list', { query: '?page_size=101' })).status).toBe(400)
})
