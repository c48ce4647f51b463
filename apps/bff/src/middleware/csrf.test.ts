import { expect, test } from 'vitest'
import { bffOver, fromApp, fromForm, type Answers } from '../bff.fixtures.ts'
import { webRoutes } from '../core/contract-routes.fixtures.ts'
import { withoutLimits } from './rate-limits.fixtures.ts'

const json = JSON.stringify({
  gatewayCode: 'knet',
  amount: null,
  customerAdditionalPhone: null,
  termsVersion: null,
  locale: 'en',
})
const evil = 'https://evil.test'
const app = { 'x-requested-by': 'app', 'content-type': 'application/json', 'idempotency-key': 'a-key-of-16' }

const unsafe = [
  '/bff/pay/PR-1002',
  '/bff/pay/PR-1002/choices',
  '/bff/pay/PR-1002/seen',
  '/bff/attempt/AT-1/check',
] as const

type Forgery = readonly [name: string, headers: Record<string, string>, suffix?: string]

const forgeries: readonly Forgery[] = [
  ['JSON from another site', { ...app, 'sec-fetch-site': 'cross-site', origin: evil }],
  [
    'JSON from a sibling subdomain',
    { ...app, 'sec-fetch-site': 'same-site', origin: 'http://shop.localhost:4000' },
  ],
  ['a form from another site', { ...fromForm, 'sec-fetch-site': 'cross-site', origin: evil }],
  ['a form of our own site', { ...app, ...fromForm }],
  ['text that holds JSON', { ...app, 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }],
  ['no origin at all', { ...app }],
  ['an origin of null', { ...app, origin: 'null' }],
  ['an old browser on another site', { ...app, origin: evil }],
  ['another port of our host', { ...app, origin: 'http://localhost:4001' }],
  ['our host as a prefix', { ...app, origin: 'http://localhost:4000.evil.test' }],
  ['an address typed by hand', { ...app, 'sec-fetch-site': 'none' }],
  [
    'our site without the script’s header',
    { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  ],
  ['a slash at the end', { ...app, 'sec-fetch-site': 'cross-site', origin: evil }, '/'],
]

const matrix = unsafe.flatMap((path) =>
  forgeries.map(([name, headers, suffix = '']) => [path, name, headers, suffix] as const),
)

test.each(matrix)(
  '%s with %s is refused before the core hears of it',
  async (path, _name, headers, suffix) => {
    const bff = bffOver()
    const response = await bff.request(`${path}${suffix}`, { method: 'POST', body: json, headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'crossSite' })
    expect(bff.made).toEqual([])
  },
)

const everyUnsafe = webRoutes.filter(([method]) => method !== 'GET')

/** Reliability D-3: whatever the contract has, also what it gets tomorrow. */
test.each(everyUnsafe)('%s %s refuses every forgery before the core hears of it', async (method, path) => {
  const bff = bffOver({}, { limits: withoutLimits })
  const refused = []
  for (const [name, headers, suffix = ''] of forgeries) {
    const response = await bff.request(`${path}${suffix}`, { method, body: '{}', headers })
    refused.push([name, response.status])
  }
  expect(refused).toEqual(forgeries.map(([name]) => [name, 403]))
  expect(bff.made).toEqual([])
})

test('the contract has its unsafe addresses', () => {
  expect(everyUnsafe.length).toBeGreaterThan(50)
  expect(everyUnsafe).toContainEqual(['POST', '/bff/pay/PR-1002'])
})

test.each(unsafe)('%s changes nothing by GET, HEAD or an overridden method', async (path) => {
  const bff = bffOver()
  for (const method of ['GET', 'HEAD']) {
    await bff.request(path, { method, headers: { ...fromApp, 'x-http-method-override': 'POST' } })
    await bff.request(`${path}?_method=POST`, { method })
  }
  const safe: readonly string[] = ['locate', 'payDetails', 'config', 'merchantDetails', 'attempt']
  expect(bff.made.map(({ call }) => call).filter((call) => !safe.includes(call))).toEqual([])
})

test('our own script passes, by Sec-Fetch-Site or, in an old browser, by its origin', async () => {
  const body = '{}'
  const request = (headers: Record<string, string>) =>
    bffOver().request('/bff/pay/PR-1002/seen', { method: 'POST', body, headers })
  expect((await request(fromApp)).status).toBe(200)
  expect((await request({ ...app, origin: 'http://localhost:4000' })).status).toBe(200)
})

test('over https the origin must be https', async () => {
  const bff = bffOver({}, { publicUrl: 'https://pay.example' })
  const press = (origin: string) =>
    bff.request('/bff/pay/PR-1002/seen', {
      method: 'POST',
      body: '{}',
      headers: { ...app, origin, host: 'pay.example' },
    })
  expect((await press('https://pay.example')).status).toBe(200)
  expect((await press('http://pay.example')).status).toBe(403)
})

test.each<[string, Record<string, string>]>([
  ['another site', { ...fromForm, 'sec-fetch-site': 'cross-site', origin: evil }],
  ['a sibling subdomain', { ...fromForm, 'sec-fetch-site': 'same-site' }],
  ['nowhere', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['an origin of null', { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }],
])('the plain pay form from %s is refused', async (_name, headers) => {
  const bff = bffOver()
  const forged = await bff.request('/bff/pay/PR-1002/form', {
    method: 'POST',
    body: 'gatewayCode=knet',
    headers,
  })
  expect(forged.status).toBe(403)
  expect(bff.made.filter(({ call }) => call === 'pay')).toEqual([])
})

const coreAnswers: Answers = { other: { status: 200, body: {} } }

test('a browser on another site cannot use the core API, a program can', async () => {
  const path = '/api/v1/plugins/payment_request/transaction/pay/PR-1002'
  const press = (headers: Record<string, string>) => {
    const bff = bffOver(coreAnswers)
    return bff
      .request(path, { method: 'POST', body: '{}', headers })
      .then(({ status }) => [status, bff.made.length])
  }
  expect(await press({ ...app, 'sec-fetch-site': 'cross-site', origin: evil })).toEqual([403, 0])
  expect(await press({ ...app, origin: evil })).toEqual([403, 0])
  expect(await press({ ...app, 'sec-fetch-site': 'same-site' })).toEqual([403, 0])
  expect(await press({ 'content-type': 'application/json' })).toEqual([200, 1])
})

test('gateways report and payers return from another site: their word counts by signature', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://bank.example' }
  const bff = bffOver(coreAnswers)
  const callback = await bff.request('/api/v1/gateway/knet/callback', { method: 'POST', body: '{}', headers })
  expect(callback.status).toBe(200)
  expect((await bff.press('/bff/return/AT-1', { statement: 'x' }, headers)).status).toBe(303)
  expect(bff.made.map(({ call }) => call)).toEqual(['other', 'returned'])
})

test('only the exact addresses are exempt', async () => {
  const headers = { ...fromForm, 'sec-fetch-site': 'cross-site', origin: evil }
  for (const path of [
    '/bff/return/AT-1/more',
    '/bff/return',
    '/api/v1/gatewayx',
    '/bff/pay/PR-1/form/more',
  ]) {
    const bff = bffOver()
    expect([path, (await bff.press(path, {}, headers)).status, bff.made.length]).toEqual([path, 403, 0])
  }
})
