import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bffUnderTest, next, type BffUnderTest } from './bff-under-test.ts'

let bff: BffUnderTest

beforeAll(async () => {
  bff = await bffUnderTest()
}, 180_000)
afterEach(() => bff.expectCleanBooks())
afterAll(() => bff.close())

const command = {
  gatewayCode: 'knet',
  amount: null,
  customerAdditionalPhone: null,
  termsVersion: null,
  locale: 'en',
}

test('twelve kinds of forgery leave the books as they are', async () => {
  const before = await bff.stateOfBooks()
  const key = { 'idempotency-key': 'a-forged-payment' }
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
  const path = '/bff/pay/PR-1006'
  const raw = (headers: Record<string, string>, body: string, at = path, method = 'POST') =>
    fetch(new URL(at, bff.running.url), {
      method,
      redirect: 'manual',
      headers,
      ...(method === 'POST' && { body }),
    })
  const json = JSON.stringify(command)
  const api = '/api/v1/plugins/payment_request/transaction/pay/PR-1006'
  const forged = await Promise.all([
    raw({ ...evil, ...key, 'content-type': 'application/json', 'x-requested-by': 'app' }, json),
    raw({ ...evil, ...key, 'content-type': 'text/plain' }, json),
    raw({ ...evil, 'content-type': 'application/x-www-form-urlencoded' }, 'gatewayCode=knet'),
    raw({ ...key, 'content-type': 'application/json', 'x-requested-by': 'app' }, json),
    raw({ origin: 'null', ...key, 'content-type': 'application/json', 'x-requested-by': 'app' }, json),
    raw(
      { 'sec-fetch-site': 'same-site', ...key, 'content-type': 'application/json', 'x-requested-by': 'app' },
      json,
    ),
    raw({ ...evil, 'x-http-method-override': 'POST' }, '', path, 'GET'),
    raw({ ...evil, ...key, 'content-type': 'application/json', 'x-requested-by': 'app' }, json, `${path}/`),
    raw({ ...evil }, '', path, 'HEAD'),
    raw({ ...evil }, '', `${path}?gatewayCode=knet`, 'GET'),
    raw({ ...evil, 'content-type': 'application/x-www-form-urlencoded' }, 'gatewayCode=knet', `${path}/form`),
    raw({ ...evil, 'content-type': 'application/json' }, '{"gateway_code":"knet"}', api),
  ])
  expect(forged.map(({ status }) => status)).toEqual([
    403, 403, 403, 403, 403, 403, 200, 403, 200, 400, 403, 403,
  ])
  expect(await bff.stateOfBooks()).toBe(before)
})

test('a forged callback and a forged return are no evidence', async () => {
  const before = await bff.stateOfBooks()
  const callback = await fetch(new URL('/api/v1/gateway/card/callback', bff.running.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bank-signature': 'forged' },
    body: JSON.stringify({ track_id: '9000001006', result: 'CAPTURED' }),
  })
  expect(callback.status).toBe(401)
  next(await bff.get('/bff/return/AT-1006?result=CAPTURED&statement=forged&signature=forged'))
  expect(await (await bff.get('/bff/attempt/AT-1006')).json()).toMatchObject({ attempt: { view: 'waiting' } })
  expect((await bff.stateOfBooks()).length).toBe(before.length)
})

const badBodies: readonly (readonly [string, string, number])[] = [
  ['malformed JSON', '{"gatewayCode":', 400],
  ['a doubled key', '{"gatewayCode":"knet","gatewayCode":"cod"}', 400],
  ['a prototype key', '{"__proto__":{"x":1}}', 400],
  ['a deep body', `${'['.repeat(1_000)}${']'.repeat(1_000)}`, 400],
  ['a million keys', `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`, 413],
  ['an unknown key', JSON.stringify({ ...command, is_superuser: true }), 400],
  ['a number for an amount', JSON.stringify({ ...command, amount: 7 }), 400],
  ['an unknown language', JSON.stringify({ ...command, locale: 'fr' }), 400],
  ['an unknown gateway', JSON.stringify({ ...command, gatewayCode: 'nobody' }), 400],
  ['half a character', '{"gatewayCode":"\\ud800"}', 400],
]

test.each(badBodies)('%s is refused clearly and changes nothing', async (_name, body, status) => {
  const before = await bff.stateOfBooks()
  const answer = await bff.send('/bff/pay/PR-1006', body, { 'idempotency-key': 'a-bad-payment' })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  expect(await bff.stateOfBooks()).toBe(before)
})

test('a query key given twice is refused', async () => {
  expect((await bff.get('/bff/pay/PR-1006?a=1&a=2')).status).toBe(400)
  expect((await bff.get('/api/v1/merchant-details?json=1&json=2')).status).toBe(400)
})

test('public answers show nothing that is private', async () => {
  const { pool } = bff
  await pool.query('update gateway set settings = \'{"key": "private-gateway-settings"}\'')
  await pool.query("update merchant set email = 'private-email', whatsapp = 'private-whatsapp'")
  await pool.query("update payment_transaction set initiator = 'private-initiator'")
  await pool.query(
    'update attempt set details = details || \'{"Internal": "private-details"}\', scenario = \'private-scenario\'',
  )
  const transactions = [
    'PR-1001',
    'PR-1005',
    'PR-1006',
    'PR-1007',
    'PR-1008',
    'PR-1010',
    'PR-1013',
    'PR-1014',
    'PR-423',
    'PR-404',
  ]
  const attempts = ['AT-1006', 'AT-1007', 'AT-1008', 'AT-1009', 'AT-1010', 'AT-1012', 'AT-1013', 'AT-NONE']
  const api = '/api/v1/plugins/payment_request'
  const paths = [
    ...transactions.flatMap((id) => [
      `/en/pay/${id}`,
      `/ar/pay/${id}`,
      `/bff/pay/${id}`,
      `${api}/transaction/pay/${id}`,
      `${api}/transaction/details/${id}`,
      `${api}/transaction/actions/${id}`,
    ]),
    ...attempts.flatMap((id) => [`/en/attempt/${id}`, `/bff/attempt/${id}`, `/api/v1/attempt/${id}`]),
    '/en',
    '/bff/messages/ar',
    '/api/v1/merchant-details',
    '/api/v1/unit-details',
    '/api/v1/translations/ar',
    '/.well-known/security.txt',
    '/healthz',
    '/readyz',
    '/nowhere',
  ]
  for (const path of paths) {
    const text = await (await bff.get(path)).text()
    expect([path, text.match(/private-[\w-]+/)?.[0]]).toEqual([path, undefined])
  }
})

test('no log line holds a token, a card number, an e-mail address or a phone number', async () => {
  await bff.get('/en/attempt/AT-1008?next=/en/pay/PR-1001&token=private-token')
  await bff.get('/en/pay/4111111111111111')
  const text = bff.logged.join('')
  expect(text).toContain('"path":"/en/attempt/AT-1008"')
  expect(text).not.toMatch(/private-token|4111111111111111|@example|\+965\d{8}/)
})
