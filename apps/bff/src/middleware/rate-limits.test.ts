import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserOver, signedInAnswer } from '../auth/auth.fixtures.ts'
import { bffOver, type BffTest } from '../bff.fixtures.ts'
import { withoutLimits } from './rate-limits.fixtures.ts'
import { defaultRateLimits } from './rate-limits.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

const command = {
  gatewayCode: 'knet',
  amount: null,
  customerAdditionalPhone: null,
  termsVersion: null,
  locale: 'en',
}
const pay = (bff: BffTest, id: string, headers: Record<string, string> = {}) =>
  bff.post(`/bff/pay/${id}`, command, { 'idempotency-key': 'a-key-of-16', ...headers })

const statusesOf = async (times: number, send: (turn: number) => Promise<Response>) => {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) statuses.push((await send(turn)).status)
  return statuses
}

test('the limits are those of reliability D-24', () => {
  expect(defaultRateLimits).toMatchObject({
    read: { points: 120, seconds: 60 },
    payByTransaction: { points: 10, seconds: 60 },
    payByAddress: { points: 30, seconds: 60 },
  })
})

test('the 121st page of a minute is refused, and the next minute begins anew', async () => {
  const bff = bffOver()
  expect(await statusesOf(120, () => bff.request('/en'))).toEqual(Array(120).fill(200))
  const refused = await bff.request('/ar/pay/PR-1002')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.text()).toContain('طلبات كثيرة')
  expect((await bff.request('/en', { address: '203.0.113.8' })).status).toBe(200)
  vi.advanceTimersByTime(60_000)
  expect((await bff.request('/en')).status).toBe(200)
})

test('the eleventh payment of one transaction in a minute is refused, from whatever address', async () => {
  const bff = bffOver()
  const send = (turn: number) =>
    bff.request('/bff/pay/PR-1002', {
      method: 'POST',
      body: JSON.stringify(command),
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-requested-by': 'app',
        'content-type': 'application/json',
        'idempotency-key': 'a-key-of-16',
      },
      address: `203.0.113.${turn}`,
    })
  expect(await statusesOf(11, send)).toEqual([...Array(10).fill(200), 429])
  expect((await pay(bff, 'PR-1001')).status).toBe(200)
})

test('the plain form and the core API count as payments of the same transaction', async () => {
  const bff = bffOver()
  await statusesOf(8, () => pay(bff, 'PR-1002'))
  await bff.press('/bff/pay/PR-1002/form', { token: 'x' })
  await bff.post('/api/v1/plugins/bulk/transaction/pay/PR-1002/', {})
  expect((await pay(bff, 'PR-1002')).status).toBe(429)
})

test('the 31st payment from one address in a minute is refused', async () => {
  const bff = bffOver()
  expect(await statusesOf(31, (turn) => pay(bff, `PR-${turn}`))).toEqual([...Array(30).fill(200), 429])
})

test('a refusal is a problem the app can show', async () => {
  const bff = bffOver({}, { limits: { ...withoutLimits, payByAddress: { points: 0, seconds: 60 } } })
  const refused = await pay(bff, 'PR-1002')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'tooManyRequests', requestId: expect.any(String) })
  expect(bff.made).toEqual([])
})

test('ids that do not exist are answered 404, then 429: they cannot be guessed', async () => {
  const bff = bffOver({ locate: { status: 404, body: { detail: 'no', code: 'not_found' } } })
  const statuses = await statusesOf(40, (turn) => bff.request(`/bff/pay/guess-${turn}`))
  expect(statuses).toEqual([...Array(30).fill(404), ...Array(10).fill(429)])
  expect((await bff.request('/bff/attempt/AT-1')).status).toBe(429)
  expect((await bff.request('/bff/attempt/AT-1', { address: '203.0.113.8' })).status).toBe(200)
})

test('a forged X-Forwarded-For makes nobody somebody else', async () => {
  const bff = bffOver({}, { limits: { ...withoutLimits, payByAddress: { points: 2, seconds: 60 } } })
  const forged = (turn: number) => pay(bff, `PR-${turn}`, { 'x-forwarded-for': `198.51.100.${turn}` })
  expect(await statusesOf(3, forged)).toEqual([200, 200, 429])
})

test('behind a trusted proxy the client’s own address counts', async () => {
  const options = {
    limits: { ...withoutLimits, read: { points: 1, seconds: 60 } },
    trustedProxies: ['203.0.113.0/24'],
  }
  const bff = bffOver({}, options)
  const from = (client: string) => bff.request('/en', { headers: { 'x-forwarded-for': client } })
  expect((await from('198.51.100.1')).status).toBe(200)
  expect((await from('198.51.100.2')).status).toBe(200)
  expect((await from('198.51.100.1')).status).toBe(429)
  expect((await from('192.0.2.1, 198.51.100.2')).status).toBe(429)
})

test('one IPv6 subscriber is one address', async () => {
  const bff = bffOver({}, { limits: { ...withoutLimits, read: { points: 2, seconds: 60 } } })
  const from = (address: string) => bff.request('/en', { address }).then(({ status }) => status)
  expect(await from('2001:db8:1:2::1')).toBe(200)
  expect(await from('2001:db8:1:2:ffff::2')).toBe(200)
  expect(await from('2001:db8:1:2:3:4:5:6')).toBe(429)
  expect(await from('2001:db8:1:3::1')).toBe(200)
})

test('files and health checks are never limited', async () => {
  const bff = bffOver({}, { limits: { ...withoutLimits, read: { points: 0, seconds: 60 } } })
  expect((await bff.request('/healthz')).status).toBe(200)
  expect((await bff.request('/readyz')).status).toBe(200)
})

test.each(['/.well-known/nothing', '/outbox/1', '/sandbox-bank/1', '/assets/nothing.js'])(
  'what is not there below %s is not worth a page, because nobody is limited there',
  async (path) => {
    const bff = bffOver({}, { outbox: null, sandboxBank: null })
    const answer = await bff.request(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('json')
  },
)

test('staff are counted by user, on the pages of payers too: whoever else is at their address has room', async () => {
  const browser = browserOver(
    { token: { status: 200, body: signedInAnswer } },
    { limits: { ...defaultRateLimits, read: { points: 5, seconds: 60 }, staff: { points: 3, seconds: 60 } } },
  )
  await browser.signIn()
  const mine = [1, 2, 3, 4].map(() => browser.ask('/bff/auth/session'))
  expect((await Promise.all(mine)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429])
  expect((await browser.ask('/en')).status).toBe(429)
  browser.cookies.clear()
  expect(await statusesOf(3, () => browser.request('/en'))).toEqual([200, 200, 200])
  await browser.signIn()
  expect((await browser.ask('/bff/auth/session')).status).toBe(429)
  vi.advanceTimersByTime(60_000)
  expect(await statusesOf(3, () => browser.ask('/en'))).toEqual([200, 200, 200])
})

test('who guesses at the address of a shop stops neither its staff nor payments nor its gateways', async () => {
  const browser = browserOver({
    token: { status: 200, body: signedInAnswer },
    locate: { status: 404, body: { detail: 'no', code: 'not_found' } },
  })
  await browser.signIn()
  await statusesOf(31, (turn) => browser.request(`/bff/pay/guess-${turn}`))
  expect((await browser.request('/bff/attempt/AT-1')).status).toBe(429)
  expect((await browser.ask('/bff/auth/session')).status).toBe(200)
  expect((await pay(browser, 'PR-1002')).status).not.toBe(429)
  expect((await browser.request('/api/v1/gateway/knet/callback', { method: 'POST' })).status).not.toBe(429)
})

test('pictures on another site’s page use up nobody’s limits', async () => {
  const bff = bffOver({}, { limits: { ...withoutLimits, read: { points: 1, seconds: 60 } } })
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
  expect(await statusesOf(3, (turn) => bff.request(`/en/nothing-${turn}`, { headers }))).toEqual([
    403, 403, 403,
  ])
  expect(bff.made).toEqual([])
  expect((await bff.request('/en')).status).toBe(200)
})

test('a stranger’s payments at a counter are limited at both of its doors', async () => {
  const bff = bffOver({}, { limits: { ...withoutLimits, payByAddress: { points: 1, seconds: 60 } } })
  const create = () => bff.post('/api/v1/plugins/customer_payment/create/till-1/', {})
  expect((await create()).status).not.toBe(429)
  expect((await create()).status).toBe(429)
})

test('tiles of a map use up no pages', async () => {
  const bff = bffOver({}, { limits: { ...withoutLimits, read: { points: 1, seconds: 60 } } })
  await statusesOf(5, (turn) => bff.request(`/bff/tiles/3/${turn}/1`))
  expect((await bff.request('/en')).status).toBe(200)
})

test.each([
  ['catalogue/invoice/checkout', 10],
  ['catalogue/invoice/discount', 10],
  ['catalogue/pay-choices', 60],
  ['event/pay-choices', 60],
  ['event/hold', 10],
  ['event/registration/tide-tasting', 20],
  ['event/feedback/tide-tasting', 5],
])('%s is asked for %i times a minute from one address, at both doors together', async (path, most) => {
  const bff = bffOver()
  const door = (turn: number) => (turn % 2 === 0 ? '/bff' : '/api/v1')
  const statuses = await statusesOf(most + 1, (turn) => bff.post(`${door(turn)}/plugins/${path}`, {}))
  expect([statuses.slice(0, most).includes(429), statuses.at(-1)]).toEqual([false, 429])
})
