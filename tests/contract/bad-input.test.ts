import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { asking, requestOf } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { coreContract } from '@wasl/contracts/core'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>
let before: string

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
beforeEach(async () => {
  before = await bookHash()
})
/** Nothing in this file may change the books. */
afterEach(async () => {
  if ((await bookHash()) !== before) throw new Error('bad input has changed the books')
})
afterAll(() => scene.close())

const books = [
  'payment_transaction',
  'transaction_event',
  'attempt',
  'attempt_event',
  'money_event',
  'money_operation',
  'outbox',
  'idempotency',
  'gateway_event',
  'audit',
]

async function bookHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const table of books) {
    const { rows } = await database().pool.query(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
    )
    hash.update(`${table} ${rows[0].sum}\n`)
  }
  return hash.digest('hex')
}

const pay = (body: unknown, id = 'PR-1002') =>
  ask('pay', { params: { id }, body, headers: { 'idempotency-key': randomUUID() } })
const wish = { gateway_code: 'knet', customer_additional_phone: '50012345' }

test.each([
  ['no body', '', 'malformed_json'],
  ['malformed JSON', '{"gateway_code":', 'malformed_json'],
  ['a doubled key', '{"gateway_code":"knet","gateway_code":"card"}', 'malformed_json'],
  ['a prototype key', '{"gateway_code":"knet","__proto__":{"admin":true}}', 'malformed_json'],
  ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`, 'malformed_json'],
  ['a NUL in a text', '{"gateway_code":"kn\\u0000et"}', 'malformed_json'],
  ['half a surrogate pair', '{"gateway_code":"\\ud800"}', 'malformed_json'],
])('%s is 400, in the reader’s language', async (_name, body, code) => {
  expect(await pay(body)).toMatchObject({
    status: 400,
    body: { code, detail: 'The request is not valid JSON' },
  })
  const arabic = await ask('pay', { params: { id: 'PR-1002' }, body, language: 'ar' })
  expect(arabic.body['detail']).toBe('الطلب ليس بصيغة JSON صحيحة')
})

test.each([
  ['a list for a body', [], 'non_field_errors'],
  ['a number for a body', 7, 'non_field_errors'],
  ['no gateway', {}, 'gateway_code'],
  ['an empty gateway', { ...wish, gateway_code: '' }, 'gateway_code'],
  ['a list of gateways', { ...wish, gateway_code: ['knet'] }, 'gateway_code'],
  ['an unknown gateway', { ...wish, gateway_code: 'paypal' }, 'gateway_code'],
  ['a gateway this request does not offer', { ...wish, gateway_code: 'cod' }, 'gateway_code'],
  ['a wallet as a gateway', { ...wish, gateway_code: 'apple_pay' }, 'gateway_code'],
  ['an amount as a number', { ...wish, amount: 7 }, 'amount'],
  ['an amount as an object', { ...wish, amount: { minor: 7 } }, 'amount'],
  ['a negative amount', { ...wish, amount: '-7.000' }, 'amount'],
  ['zero', { ...wish, amount: '0.000' }, 'amount'],
  ['NaN', { ...wish, amount: 'NaN' }, 'amount'],
  ['Infinity', { ...wish, amount: 'Infinity' }, 'amount'],
  ['1e309', { ...wish, amount: '1e309' }, 'amount'],
  ['a huge amount', { ...wish, amount: '9'.repeat(32) }, 'amount'],
  ['33 digits', { ...wish, amount: '9'.repeat(33) }, 'amount'],
  ['four decimals', { ...wish, amount: '7.0001' }, 'amount'],
  ['four decimals in Arabic digits', { ...wish, amount: '٧٫٠٠٠١' }, 'amount'],
  ['an amount in words', { ...wish, amount: 'سبعة' }, 'amount'],
  ['a formula', { ...wish, amount: '=1+1' }, 'amount'],
  ['a phone of letters', { ...wish, customer_additional_phone: 'call me' }, 'customer_additional_phone'],
  ['a phone with markup', { ...wish, customer_additional_phone: '<b>50012345' }, 'customer_additional_phone'],
  ['half a terms version', { ...wish, terms_version: 1.5 }, 'terms_version'],
  ['a language we do not speak', { ...wish, language: 'fr' }, 'language'],
  ['a price of the payer’s own', { ...wish, fee: '0.000' }, 'fee'],
  ['a state of the payer’s own', { ...wish, state: 'paid' }, 'state'],
  ['another merchant', { ...wish, merchant_id: 2 }, 'merchant_id'],
])('%s is 400 and names the field in both languages', async (_name, body, field) => {
  const english = await pay(body)
  const arabic = await ask('pay', { params: { id: 'PR-1002' }, body, language: 'ar' })
  expect([english.status, arabic.status]).toEqual([400, 400])
  expect([Object.keys(english.body), Object.keys(arabic.body)]).toEqual([[field], [field]])
  expect(textsOf(english.body)).toEqual([expect.stringMatching(/^[\x20-\x7e]+$/)])
  expect(textsOf(arabic.body)).toEqual([expect.stringMatching(/[ء-ي]/)])
})

const textsOf = (body: Record<string, unknown>): string[] => Object.values(body).flat() as string[]

test.each([
  'PR-404',
  'PR-2001',
  'AT-1008',
  'pr-1001',
  '../../etc/passwd',
  '%00',
  "' or 1=1 --",
  '<script>',
  'x'.repeat(65),
  'قهوة',
  '%E0%A4%A',
])('the id %j is 404 wherever it is tried', async (id) => {
  const params = { id: encodeURIComponent(id) }
  const answers = await Promise.all([
    ask('payDetails', { params }),
    ask('pay', { params, body: wish }),
    ask('payChoices', { params, body: { amount: '7' } }),
    ask('seen', { params }),
    ask('updateExtra', { params, body: { extra: {} } }),
    ask('transactionDetails', { params }),
    ask('transactionActions', { params }),
    ask('locate', { params }),
  ])
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
    answers.map(() => [404, 'not_found']),
  )
})

test.each(['AT-NONE', 'PR-1008', 'x'.repeat(65)])('the attempt %j is 404', async (id) => {
  const answers = [
    await ask('attempt', { params: { id } }),
    await ask('checkAttempt', { params: { id } }),
    await ask('returned', { params: { id }, body: { params: {} } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('an unknown plugin, path or method is 404 or 405 in JSON', async () => {
  const say = async (method: string, path: string) => {
    const response = await scene.core.fetch(new Request(`http://localhost:4000/api/v1${path}`, { method }))
    const body = (await response.json()) as { code: string }
    return [response.status, body.code, response.headers.get('allow')]
  }
  expect(await say('GET', '/plugins/nothing/transaction/pay/PR-1001')).toEqual([404, 'not_found', null])
  expect(await say('GET', '/nothing')).toEqual([404, 'not_found', null])
  expect(await say('DELETE', '/plugins/payment_request/transaction/pay/PR-1001')).toEqual([
    405,
    'method_not_allowed',
    'GET, PATCH, POST, HEAD',
  ])
  expect(await say('GET', '/gateway/knet/callback')).toEqual([404, 'not_found', null])
  expect(await say('PROPFIND', '/merchant-details')).toEqual([405, 'method_not_allowed', 'GET, HEAD'])
})

test('an idempotency key of 256 characters is refused', async () => {
  expect(
    await ask('pay', {
      params: { id: 'PR-1002' },
      body: wish,
      headers: { 'idempotency-key': 'k'.repeat(256) },
    }),
  ).toMatchObject({
    status: 400,
    body: { 'idempotency-key': ['At most 255 characters'] },
  })
})

test('a query key given twice is refused', async () => {
  expect((await ask('payDetails', { params: { id: 'PR-1001' }, query: '?json=1&json=2' })).body).toEqual({
    json: ['This field was given more than once'],
  })
})

const callback = async (
  gateway: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => {
  const url = `http://localhost:4000/api/v1/gateway/${gateway}/callback`
  return (await scene.core.fetch(new Request(url, { method: 'POST', body, headers }))).status
}
const forged = JSON.stringify({
  event_id: 'x',
  statement: { terminal: '1-knet', track_id: '9000001006', facts: [] },
})

test('a callback of an unknown gateway is 404, an unsigned or forged one 401, a huge one 413', async () => {
  const seal = {
    'x-bank-key-id': 'k2',
    'x-bank-timestamp': String(Date.now()),
    'x-bank-signature': 'A'.repeat(43),
  }
  expect(await callback('nobody', forged)).toBe(404)
  expect(await callback('knet', forged)).toBe(401)
  expect(await callback('knet', forged, seal)).toBe(401)
  expect(await callback('knet', new Uint8Array(64 * 1024 + 1))).toBe(413)
  expect(await callback('cod', forged)).toBe(401)
  expect(scene.log.some((line) => line.includes('a callback was refused'))).toBe(true)
})

test.each(['%00', '%ED%A0%80', 'x'.repeat(65)])('the attachment of %s is not found', async (id) => {
  const response = await scene.core.fetch(new Request(`http://localhost:4000/api/v1/attachment/${id}`))
  expect([response.status, await response.json()]).toEqual([
    404,
    { detail: 'Transaction not found', code: 'not_found' },
  ])
})

test('a thousand mutilated requests cause no answer of ours above 499', async () => {
  const routes = Object.values(coreContract.pay)
  const pieces = [
    '{',
    '}',
    '"amount"',
    ':',
    '"7"',
    ',',
    '[',
    ']',
    'null',
    '1e999',
    '"gateway_code"',
    '"knet"',
    '\\u0000',
    '"\ud800"',
    'true',
  ]
  let seed = 42
  const next = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below
  for (let round = 0; round < 1_000; round += 1) {
    const route = routes[next(routes.length)]!
    const body = Array.from({ length: next(8) }, () => pieces[next(pieces.length)]).join('')
    const id = ['PR-1014', 'AT-NONE', 'x', '%2e%2e', '%'][next(5)]!
    const response = await scene.core.fetch(
      requestOf(route, { params: { id }, body, query: next(4) === 0 ? `?${body}` : '' }),
    )
    const text = await response.text()
    expect({ status: response.status, text: response.status > 499 ? text : '' }).toEqual({
      status: expect.any(Number),
      text: '',
    })
  }
})
