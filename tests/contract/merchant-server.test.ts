import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { demoKeys } from '@wasl/core/seed/demo-servers'
import { seedServers } from '@wasl/core/seed/seed-servers'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asking } from './asking.ts'
import { coreUnderTest, installationKey, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterEach(async () => {
  const faults = await findLedgerFaults(database().db)
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(() => scene.close())

const keyOf = (merchant: string): string => {
  const key = demoKeys.find((each) => each.merchant === merchant)
  return `Api-Key wasl_${key?.keyId}.${key?.secret}`
}
const wish = { amount: '12.500', currency_code: 'KWD', pg_codes: ['knet', 'card'] }

type Sending = { body?: unknown; plugin?: string; key?: string | null; headers?: Record<string, string> } & {
  host?: string
  language?: 'en' | 'ar'
}

async function create({ body = wish, plugin = 'payment_request', key, headers, ...more }: Sending = {}) {
  const authorization = key === undefined ? keyOf('merchant') : key
  return ask('requests.create', {
    params: { plugin },
    body,
    headers: {
      ...(authorization !== null && { authorization }),
      'idempotency-key': randomUUID(),
      ...headers,
    },
    ...more,
  })
}

test('a created request is on its pay page at once, with its choices, and can be paid', async () => {
  const made = await create({
    body: { ...wish, order_no: 'MS-1', description_en: 'Two boxes', promotional_price: '10 dinars' },
  })
  expect(made.status).toBe(201)
  const id = String(made.body['id'])
  expect(made.body['checkout_url']).toBe(`http://localhost:4000/en/pay/${id}`)
  const page = await ask('payDetails', { params: { id } })
  expect(page.body).toMatchObject({
    amount: '12.500',
    state: 'created',
    valid_for_payment: true,
    description_en: 'Two boxes',
    payment_details: { 'Order No': 'MS-1' },
    customer_details: { 'Promotional price': '10 dinars' },
  })
  expect(page.body['pay_choices']).toMatchObject([{ gateway_code: 'knet' }, { gateway_code: 'card' }])
  const paying = await ask('pay', { params: { id }, body: { gateway_code: 'knet' } })
  expect(paying.body['redirect_url']).toMatch(/\/sandbox-bank\/pay\//)
})

test.each(['e_commerce', 'shopify'])('%s answers a session that leads to its transaction', async (plugin) => {
  const { body } = await create({ plugin })
  const session = await ask('checkout.session', { params: { id: String(body['session_id']) } })
  expect(session).toMatchObject({ status: 200, body: { transaction_id: body['id'], plugin } })
  const elsewhere = await ask('checkout.session', {
    params: { id: String(body['session_id']) },
    host: 'dar-nuwair.localhost',
  })
  const nowhere = await ask('checkout.session', {
    params: { id: 'no-such-session' },
    host: 'dar-nuwair.localhost',
  })
  expect([elsewhere.status, elsewhere.text]).toEqual([404, nowhere.text])
})

test('a shopify transaction is paid at the address of its plugin alone', async () => {
  const { body } = await create({ plugin: 'shopify' })
  const id = String(body['id'])
  expect(body['checkout_url']).toBe(`http://localhost:4000/en/spf/payment-options/${id}`)
  const gateway_code = 'knet'
  expect((await ask('pay', { params: { id }, body: { gateway_code } })).status).toBe(404)
  const paying = await ask('pay', { params: { id, plugin: 'shopify' }, body: { gateway_code } })
  expect(paying).toMatchObject({ status: 200 })
})

test('without a key of this merchant nothing is made, and nobody learns why', async () => {
  const refused = await create({ key: null })
  expect(refused).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
  expect(refused.headers.get('www-authenticate')).toBe('Api-Key')
  const wrong = keyOf('merchant').replace(/.$/, 'x')
  expect((await create({ key: wrong })).text).toBe(refused.text)
  expect((await create({ key: keyOf('merchant_alt') })).text).toBe(refused.text)
  expect((await create({ host: 'dar-nuwair.localhost' })).text).toBe(refused.text)
  const arabic = await create({ key: null, language: 'ar' })
  expect(arabic.body['detail']).toMatch(/^يلزم مفتاح API صالح/)
})

test('a wrong key is refused before anything of its request is read', async () => {
  const wrong = 'Api-Key wasl_demo.wrong'
  const refused = await create({ key: wrong })
  expect(refused.status).toBe(401)
  const broken = { key: wrong, headers: { 'idempotency-key': '' } }
  expect((await create({ ...broken, body: {} })).text).toBe(refused.text)
  expect((await create({ ...broken, body: '{' })).text).toBe(refused.text)
  expect((await create({ body: {} })).status).toBe(400)
})

test('a key without the scope is forbidden', async () => {
  expect(await create({ key: keyOf('merchant_alt'), host: 'dar-nuwair.localhost' })).toMatchObject({
    status: 403,
    body: { code: 'out_of_scope', detail: 'This API key may not do that: it lacks transactions:create' },
  })
})

test('the key of the demo has every scope: it gives money back too', async () => {
  const { rows } = await database().pool.query<{ public_id: string }>(
    `select t.public_id from payment_transaction t join attempt a on a.id = t.paid_attempt_id
     where t.merchant_id = 1 and t.plugin = 'payment_request' and t.state = 'paid' and a.refunded = 0
       and a.captured > 1000 order by t.id limit 1`,
  )
  const refunded = await ask('operations.refund', {
    params: { id: String(rows[0]?.public_id) },
    body: { amount: '1.000' },
    headers: { authorization: keyOf('merchant'), 'idempotency-key': randomUUID() },
  })
  expect(refunded).toMatchObject({ status: 200 })
})

test('an Idempotency-Key is asked for, answers again, and fits one body', async () => {
  const missing = await create({ headers: { 'idempotency-key': '' } })
  expect(missing).toMatchObject({ status: 400, body: { 'idempotency-key': ['This field is required'] } })
  const headers = { 'idempotency-key': 'one-key-for-all' }
  const first = await create({ headers })
  const again = await create({ headers })
  expect([again.status, again.text]).toEqual([201, first.text])
  expect([first, again].map((answer) => answer.headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  expect(await create({ headers, body: { ...wish, amount: '12.501' } })).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
})

test.each([
  'id',
  'state',
  'merchant_id',
  'paid_amount',
  'is_superuser',
  'public_id',
  'initiator',
  'session_id',
  'next_url',
])('a server cannot set %s', async (key) => {
  const answer = await create({ body: { ...wish, [key]: 'x' } })
  expect([answer.status, answer.body]).toEqual([400, { [key]: ['This field is not known here'] }])
})

test.each([
  [{ amount: 12.5 }, 'amount', 'This value is not valid'],
  [{ amount: undefined }, 'amount', 'This field is required'],
  [{ pg_codes: 'knet' }, 'pg_codes', 'This value is not valid'],
  [{ currency_code: 'kwd' }, 'currency_code', 'This value is not valid'],
  [{ expiration_time: 'tomorrow' }, 'expiration_time', 'This value is not valid'],
  [{ order_no: 'x'.repeat(129) }, 'order_no', 'At most 128 characters'],
  [{ description_en: 'two\nlines' }, 'description_en', 'This value is not valid'],
  [{ amount: '1.2345' }, 'amount', 'Use at most 3 decimals'],
])('%j is refused at its field', async (change, field, text) => {
  const answer = await create({ body: { ...wish, ...change } })
  expect([answer.status, answer.body]).toEqual([400, { [field]: [text] }])
})

test('a request made with a scenario is treated so by the sandbox bank, and nothing else can be put beside it', async () => {
  const made = await create({ body: { ...wish, extra: { sandbox_scenario: 'create-declined' } } })
  const id = String(made.body['id'])
  const paid = await ask('pay', { params: { id }, body: { gateway_code: 'knet' } })
  const { rows } = await database().pool.query(
    'select a.state from attempt a join payment_transaction t on t.id = a.transaction_id where t.public_id = $1',
    [id],
  )
  expect([paid.status, rows]).toEqual([200, [{ state: 'failed' }]])
  for (const extra of ['x', {}, { sandbox_scenario: 'approve+decline' }, { ...made.body, state: 'paid' }]) {
    const refused = await create({ body: { ...wish, extra } })
    expect([refused.status, Object.keys(refused.body).filter((field) => !field.startsWith('extra'))]).toEqual(
      [400, []],
    )
  }
})

test('OPTIONS says what a request may hold, for the plugins that make them', async () => {
  const metadata = await ask('config', { params: { plugin: 'e_commerce' } })
  const actions = metadata.body['actions'] as { POST: Record<string, unknown> }
  expect(actions.POST).toMatchObject({
    amount: { type: 'string', required: true, read_only: false, max_length: 32 },
    pg_codes: { type: 'list', required: true },
    expiration_time: { type: 'datetime', required: false },
    language: {
      type: 'choice',
      choices: [
        { value: 'en', display_name: 'en' },
        { value: 'ar', display_name: 'ar' },
      ],
    },
    has_editable_amount: { type: 'boolean' },
    order_no: { type: 'string', max_length: 128 },
  })
  expect((await ask('config', { params: { plugin: 'catalogue' } })).body).not.toHaveProperty('actions')
  expect((await ask('config', { query: '?id=PR-1001' })).body).not.toHaveProperty('actions')
})

test('a plugin that makes no requests, and one the merchant does not have, are not there', async () => {
  expect(await create({ plugin: 'food_ordering' })).toMatchObject({ status: 404 })
})

test('a code leads to its page once', async () => {
  const code_pair = '+965 5001 2345'
  const made = await create({ body: { ...wish, code_referrer: 'gathering', code_pair } })
  const code = String(made.body['code'])
  const verify = (body: unknown, language: 'en' | 'ar' = 'en') =>
    ask('code.verify', { params: { referrer: 'gathering' }, body, language })
  expect(await ask('code.lookup', { params: { referrer: 'gathering' }, language: 'ar' })).toMatchObject({
    status: 200,
    body: { field_label: 'رقم الهاتف', field_label_en: 'Phone number', kind: 'phone' },
  })
  expect((await verify({ code: '', pair: '1' }, 'ar')).body).toEqual({
    code: ['هذا الحقل مطلوب'],
    pair: ['أدخل رقم هاتف صحيحًا'],
  })
  expect((await verify({ code, pair: '50012346' })).body).toEqual({
    code: ['This code does not match, or it can no longer be used'],
    pair: ['This does not match the code'],
  })
  expect((await verify({ code, pair: '50012345' }, 'ar')).body).toEqual({
    redirect_url: `http://localhost:4000/ar/pay/${made.body['id']}`,
  })
  expect((await verify({ code, pair: '50012345' })).body).toEqual({ code: ['This code was already used'] })
})

test('every start of the demo makes its codes fresh, and its keys and session once', async () => {
  const press = async () =>
    (await ask('code.verify', { params: { referrer: 'order' }, body: { code: '13572468', pair: 'TT-1005' } }))
      .status
  expect([await press(), await press()]).toEqual([200, 400])
  await seedServers({ db: database().db, clock: { now: scene.now }, key: installationKey })
  expect(await press()).toBe(200)
  const { rows } = await database().pool.query(
    `select (select count(*)::int from api_key) as keys,
      (select count(*)::int from checkout_session where public_id = 'CS-002') as sessions`,
  )
  expect(rows).toEqual([{ keys: demoKeys.length, sessions: 1 }])
  const session = await ask('checkout.session', { params: { id: 'CS-002' } })
  expect(session.body).toEqual({ transaction_id: 'EC-002', plugin: 'e_commerce' })
})

test('who tries codes for one phone without end has to wait', async () => {
  const pair = '50012399'
  const tries = []
  for (let code = 10_000_000; code < 10_000_011; code += 1)
    // Each try counts before the next one.
    // oxlint-disable-next-line no-await-in-loop
    tries.push(
      await ask('code.verify', { params: { referrer: 'gathering' }, body: { code: `${code}`, pair } }),
    )
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  expect(tries.at(-1)?.headers.get('retry-after')).toBe('3600')
})

test('a referrer nobody made is not there', async () => {
  expect(await ask('code.lookup', { params: { referrer: 'nowhere' } })).toMatchObject({ status: 404 })
  const body = { code: '12345678', pair: '1' }
  expect(await ask('code.verify', { params: { referrer: 'nowhere' }, body })).toMatchObject({ status: 404 })
  expect(
    (await ask('code.lookup', { params: { referrer: 'gathering' }, host: 'dar-nuwair.localhost' })).status,
  ).toBe(404)
})
