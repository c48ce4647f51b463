import { expect, test } from 'vitest'
import { bffOver, type Answers } from '../bff.fixtures.ts'
import { attempt, payDetails } from './pay.fixtures.ts'

const detail = (code: string) => ({ detail: `core says ${code}`, code })
const paused = {
  ...detail('paused'),
  message_en: 'Paused',
  message_ar: 'متوقف',
  paused_until: '2026-11-21T00:00:00Z',
}
const command = {
  gatewayCode: 'knet',
  amount: null,
  customerAdditionalPhone: null,
  termsVersion: null,
  locale: 'en',
}
const key = { 'idempotency-key': 'a-key-of-16-chars' }
const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/)
const said = (code: string) => ({ code, message: `core says ${code}`, requestId })

type Case = readonly [core: number, body: unknown, web: number, answer: unknown]

const failures: readonly Case[] = [
  [413, detail('too_large'), 502, { code: 'unavailable', message: expect.any(String), requestId }],
  [415, detail('wrong_type'), 502, { code: 'unavailable', message: expect.any(String), requestId }],
  [429, detail('too_many'), 429, { code: 'tooManyRequests', message: expect.any(String), requestId }],
  [500, detail('broken'), 502, { code: 'unavailable', message: expect.any(String), requestId }],
  [504, 'not JSON', 502, { code: 'unavailable', message: expect.any(String), requestId }],
]

const expectAnswer = async (
  answers: Answers,
  send: (bff: ReturnType<typeof bffOver>) => Promise<Response>,
  [, , status, body]: Case,
) => {
  const response = await send(bffOver(answers))
  expect({ status: response.status, body: await response.json() }).toEqual({ status, body })
}

test.each<Case>([
  [200, payDetails, 200, expect.objectContaining({ kind: 'payable' })],
  [404, detail('not_found'), 404, { kind: 'notFound' }],
  [421, detail('unknown_host'), 404, { kind: 'notFound' }],
  [
    423,
    paused,
    423,
    { kind: 'paused', message: { en: 'Paused', ar: 'متوقف' }, until: '2026-11-21T00:00:00Z' },
  ],
  [400, detail('invalid'), 502, expect.objectContaining({ code: 'unavailable' })],
  ...failures,
])('pay details: the core’s %i becomes what the pay page needs', async (...given) => {
  await expectAnswer(
    { payDetails: { status: given[0], body: given[1] } },
    (bff) => bff.request('/bff/pay/PR-1002'),
    given,
  )
})

test.each<Case>([
  [200, { redirect_url: 'https://bank.example/pay' }, 200, { redirectUrl: 'https://bank.example/pay' }],
  [
    400,
    {
      amount: ['Too low'],
      customer_additional_phone: ['Wrong'],
      gateway_code: ['Gone'],
      terms_version: ['Old'],
    },
    400,
    {
      code: 'invalid',
      message: 'Too low',
      fieldErrors: {
        amount: ['Too low'],
        customerAdditionalPhone: ['Wrong'],
        gatewayCode: ['Gone'],
        terms: ['Old'],
      },
      requestId,
    },
  ],
  [404, detail('not_found'), 404, said('not_found')],
  [409, detail('in_flight'), 409, said('in_flight')],
  [409, detail('bank_deciding'), 409, said('bank_deciding')],
  [421, detail('unknown_host'), 404, said('unknown_host')],
  [422, detail('other_body'), 422, said('other_body')],
  [423, paused, 423, said('paused')],
  [429, detail('slow_down'), 429, said('slow_down')],
  [503, detail('storage_full'), 503, said('storage_full')],
  ...failures.filter(([core]) => core !== 429),
])('pay: the core’s %i becomes the web contract’s answer', async (...given) => {
  await expectAnswer(
    { pay: { status: given[0], body: given[1] } },
    (bff) => bff.post('/bff/pay/PR-1002', command, key),
    given,
  )
})

test.each<Case>([
  [
    200,
    { pay_choices: [], apple_pay_config: null, google_pay_config: null },
    200,
    { choices: [], wallets: [] },
  ],
  [
    400,
    { amount: ['Must be valid positive number'] },
    400,
    {
      code: 'invalid',
      message: 'Must be valid positive number',
      fieldErrors: { amount: ['Must be valid positive number'] },
      requestId,
    },
  ],
  [404, detail('not_found'), 404, said('not_found')],
  [409, detail('not_payable'), 409, said('not_payable')],
  [421, detail('unknown_host'), 404, said('unknown_host')],
  [423, paused, 423, said('paused')],
  [429, detail('slow_down'), 429, said('slow_down')],
  ...failures.filter(([core]) => core !== 429),
])('choices: the core’s %i becomes the web contract’s answer', async (...given) => {
  await expectAnswer(
    { payChoices: { status: given[0], body: given[1] } },
    (bff) => bff.post('/bff/pay/PR-1002/choices', { amount: '7.000' }),
    given,
  )
})

test.each<Case>([
  [200, { state: 'pending' }, 200, { state: 'pending' }],
  [404, detail('not_found'), 404, said('not_found')],
  [421, detail('unknown_host'), 404, said('unknown_host')],
  [423, paused, 423, said('paused')],
  [400, detail('invalid'), 502, expect.objectContaining({ code: 'unavailable' })],
  ...failures,
])('seen: the core’s %i becomes the web contract’s answer', async (...given) => {
  await expectAnswer(
    { seen: { status: given[0], body: given[1] } },
    (bff) => bff.post('/bff/pay/PR-1002/seen', {}),
    given,
  )
})

const noDetails = { kind: 'notFound', unit: expect.objectContaining({ headerColor: '#ffffff' }) }

test.each<Case>([
  [200, attempt, 200, { kind: 'attempt', attempt: expect.objectContaining({ id: 'AT-1', view: 'failure' }) }],
  [404, detail('not_found'), 404, noDetails],
  [421, detail('unknown_host'), 404, noDetails],
  [500, detail('broken'), 404, noDetails],
  [400, detail('invalid'), 502, expect.objectContaining({ code: 'unavailable' })],
  [413, detail('too_large'), 502, expect.objectContaining({ code: 'unavailable' })],
  [415, detail('wrong_type'), 502, expect.objectContaining({ code: 'unavailable' })],
  [429, detail('too_many'), 429, expect.objectContaining({ code: 'tooManyRequests' })],
])('attempt: the core’s %i is shown, or “not found” with the unit', async (...given) => {
  const answers = { status: given[0], body: given[1] }
  await expectAnswer({ attempt: answers }, (bff) => bff.request('/bff/attempt/AT-1'), given)
  await expectAnswer({ checkAttempt: answers }, (bff) => bff.post('/bff/attempt/AT-1/check', {}), given)
})

test('an attempt without unit details is still “not found”', async () => {
  const bff = bffOver({
    attempt: { status: 404, body: detail('not_found') },
    unitDetails: { status: 404, body: detail('no') },
  })
  expect(await (await bff.request('/bff/attempt/AT-1')).json()).toEqual({ kind: 'notFound', unit: null })
})

test.each([
  [200, { plugin: 'bulk' }, 200],
  [404, detail('not_found'), 404],
  [421, detail('unknown_host'), 404],
  [400, detail('invalid'), 502],
  [429, detail('too_many'), 429],
])('locate: the core’s %i decides whether there is such a transaction', async (status, body, web) => {
  const bff = bffOver({ locate: { status, body } })
  expect((await bff.request('/bff/pay/PR-1')).status).toBe(web)
  expect((await bff.post('/bff/pay/PR-2', command, key)).status).toBe(web)
  expect((await bff.post('/bff/pay/PR-3/choices', { amount: '1' })).status).toBe(web)
  expect((await bff.post('/bff/pay/PR-4/seen', {})).status).toBe(web)
  expect(bff.made.filter(({ call }) => call === 'pay')).toHaveLength(web === 200 ? 1 : 0)
})

test('the plugin that the core names is the one that is asked', async () => {
  const bff = bffOver({ locate: { status: 200, body: { plugin: 'bulk' } } })
  await bff.request('/bff/pay/PR-1002')
  const paths = bff.made.map(({ request }) => new URL(request.url).pathname)
  expect(paths).toContain('/api/v1/plugins/bulk/transaction/pay/PR-1002')
})

test('the plugin of a transaction is asked once per host, its absence every time', async () => {
  const exists = { value: false }
  const bff = bffOver({
    locate: () =>
      exists.value ? { status: 200, body: { plugin: 'bulk' } } : { status: 404, body: detail('no') },
  })
  await bff.request('/bff/pay/PR-1002')
  exists.value = true
  await bff.request('/bff/pay/PR-1002')
  await bff.request('/bff/pay/PR-1002')
  await bff.request('/bff/pay/PR-1002', { headers: { host: 'dar-nuwair.localhost:4000' } })
  const asked = bff.made
    .filter(({ call }) => call === 'locate')
    .map(({ request }) => request.headers.get('x-wasl-host'))
  expect(asked).toEqual(['localhost:4000', 'localhost:4000', 'dar-nuwair.localhost:4000'])
})

test('paying passes the command on under the core’s names, with its idempotency key', async () => {
  const bff = bffOver()
  const body = {
    ...command,
    amount: '7.250',
    customerAdditionalPhone: '+96550012345',
    termsVersion: 3,
    locale: 'ar',
  }
  await bff.post('/bff/pay/PR-1002', body, key)
  const paid = bff.made.find(({ call }) => call === 'pay')
  expect(paid?.body).toEqual({
    gateway_code: 'knet',
    amount: '7.250',
    customer_additional_phone: '+96550012345',
    terms_version: 3,
    language: 'ar',
  })
  expect(paid?.request.headers.get('idempotency-key')).toBe('a-key-of-16-chars')
})

test('paying needs an idempotency key', async () => {
  const bff = bffOver()
  expect((await bff.post('/bff/pay/PR-1002', command)).status).toBe(400)
  expect((await bff.post('/bff/pay/PR-1002', command, { 'idempotency-key': 'short' })).status).toBe(400)
  expect(bff.made).toEqual([])
})

test('a core that does not answer is “try again”, with the reason in the log alone', async () => {
  const bff = bffOver({
    payDetails: () => {
      throw new Error('connect ECONNREFUSED 10.0.0.9')
    },
  })
  const response = await bff.request('/bff/pay/PR-1002')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.text()).not.toContain('10.0.0.9')
  expect(bff.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
})

test('an answer that left the core contract is a failure, never a surprise on a screen', async () => {
  const bff = bffOver({ payDetails: { status: 200, body: { ...payDetails, amount: 15 } } })
  expect((await bff.request('/bff/pay/PR-1002')).status).toBe(502)
})

test('a redirect that is no address to go to is refused', async () => {
  const bff = bffOver({ pay: { status: 200, body: { redirect_url: 'javascript:alert(1)' } } })
  expect((await bff.post('/bff/pay/PR-1002', command, key)).status).toBe(502)
})

test('messages are the web app’s with the merchant’s own in front', async () => {
  const bff = bffOver({ arabicTranslations: { status: 200, body: { 'pay.total': 'المجموع' } } })
  expect(await (await bff.request('/bff/messages/ar')).json()).toEqual({ 'pay.total': 'المجموع' })
})
