import { demoKeys } from '@wasl/core/seed/demo-servers'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking, type AnyRoute, type Ask } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const keyOf = (merchant: string): string => {
  const key = demoKeys.find((each) => each.merchant === merchant)
  return `Api-Key wasl_${key?.keyId}.${key?.secret}`
}
const elsewhere = 'dar-nuwair.localhost'
const by = (name: AnyRoute, { headers, ...rest }: Ask & { key?: string } = {}, key = keyOf('merchant')) =>
  ask(name, { ...rest, headers: { authorization: key, 'idempotency-key': randomUUID(), ...headers } })

const wish = {
  amount: '12.500',
  currency_code: 'KWD',
  pg_codes: ['knet', 'cod'],
  asks: ['name'],
  max_uses: 1,
}
const pay = (id: string, plugin = 'payment_request') =>
  ask('pay', { params: { plugin, id }, body: { gateway_code: 'cod' } })
const status = (id: string, key?: string, host?: string) =>
  by('requests.status', { params: { plugin: 'payment_request', id }, ...(host && { host }) }, key)

test('a server makes a reusable link, sees it used up, and gives it another limit', async () => {
  const headers = { 'idempotency-key': 'link-of-a-server' }
  const made = await by('links.serverCreate', { body: wish, headers })
  expect(made).toMatchObject({ status: 201, body: { state: 'open', max_uses: 1, created_by: 'api:demo' } })
  const again = await by('links.serverCreate', { body: wish, headers })
  expect(again).toMatchObject({ status: 201, body: { id: made.body['id'] } })
  const id = String(made.body['id'])
  const press = () =>
    ask('links.pay', {
      params: { id },
      body: { customer_name: 'Noura' },
      headers: { 'idempotency-key': randomUUID() },
    })
  expect((await pay(String((await press()).body['id']))).status).toBe(200)
  expect((await by('links.serverList')).body['results']).toContainEqual(
    expect.objectContaining({ id, state: 'usedUp', paid: 1 }),
  )
  expect(await press()).toMatchObject({ status: 409, body: { code: 'link_used_up' } })
  const changed = await by('links.serverChange', { params: { id }, body: { revision: 0, max_uses: 2 } })
  expect(changed).toMatchObject({ status: 200, body: { state: 'open', max_uses: 2, revision: 1 } })
  expect((await press()).status).toBe(201)
  const { rows } = await database().pool.query(
    `select actor, action from audit where object = $1 order by id`,
    [`link:${id}`],
  )
  expect(rows).toEqual([
    { actor: 'api:demo', action: 'link.created' },
    { actor: 'api:demo', action: 'link.changed' },
  ])
})

test('a key without the scope, of another merchant, or none at all makes, changes and reads no link', async () => {
  const links = async (key: string, host?: string) => {
    const at = host ? { host } : {}
    const answers = [
      await by('links.serverCreate', { body: wish, ...at }, key),
      await by('links.serverChange', { params: { id: 'x' }, body: { revision: 0 }, ...at }, key),
      await by('links.serverList', at, key),
    ]
    return answers.map((answer) => answer.status)
  }
  expect(await links('Api-Key wasl_demo.wrong')).toEqual([401, 401, 401])
  expect(await links(keyOf('merchant_alt'))).toEqual([401, 401, 401])
  expect(await links(keyOf('merchant_alt'), elsewhere)).toEqual([403, 403, 200])
  const id = String((await by('links.serverCreate', { body: wish })).body['id'])
  const foreign = await by('links.serverList', { host: elsewhere }, keyOf('merchant_alt'))
  expect(foreign.text).not.toContain(id)
  expect((await by('links.serverChange', { params: { id: 'nobody' }, body: { revision: 0 } })).status).toBe(
    404,
  )
})

test('a server asks what became of its request: state, what is secured, paid, given back and left', async () => {
  const { body } = await by('requests.create', {
    params: { plugin: 'payment_request' },
    body: { amount: '12.500', currency_code: 'KWD', pg_codes: ['cod'], order_no: 'ST-1' },
  })
  const id = String(body['id'])
  expect(await status(id)).toMatchObject({
    status: 200,
    body: {
      id,
      state: 'created',
      order_no: 'ST-1',
      settled_amount: '0.000',
      remaining_amount: '12.500',
      attempt: null,
    },
  })
  await pay(id)
  expect((await status(id)).body).toMatchObject({
    state: 'cod',
    settled_amount: '12.500',
    paid_amount: '0.000',
    refunded_amount: '0.000',
    remaining_amount: '0.000',
    attempt: { gateway_code: 'cod' },
  })
  expect((await status(id, 'Api-Key wasl_demo.wrong')).status).toBe(401)
  const foreign = await status(id, keyOf('merchant_alt'), elsewhere)
  const nobodys = await status('AAAAAAAAAAAAAAAAAAAAAA', keyOf('merchant_alt'), elsewhere)
  expect([foreign.status, foreign.text]).toEqual([404, nobodys.text])
  expect((await by('requests.status', { params: { plugin: 'shopify', id } })).status).toBe(404)
})
