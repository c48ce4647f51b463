import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'
import { payDetails } from '../pay.fixtures.ts'

const sheet = {
  shop_name: 'Tamra & Tide',
  amount: '7.000',
  currency_code: 'KWD',
  country_code: 'KW',
}
const apple = { ...sheet, gateway_code: 'apple_pay', domain: 'localhost', session_id: 's.1', code: 'c1' }
const google = {
  ...sheet,
  gateway_code: 'google_pay',
  environment: 'TEST',
  merchant_id: 'M',
  gateway: 'sandbox',
  gateway_merchant_id: 'tamra',
}
const offering = (wallets: object) => ({
  payDetails: { status: 200, body: { ...payDetails, ...wallets } },
})
const question = { validationUrl: 'https://apple-pay-gateway.apple.com/x', sessionId: 's.1', code: 'c1' }
const ask = (bff: ReturnType<typeof bffOver>, headers: Record<string, string> = {}) =>
  bff.post('/bff/pay/PR-1002/wallet', question, headers)
const policyOf = async (wallets: object) =>
  (await bffOver(offering(wallets)).request('/en/pay/PR-1002')).headers.get('content-security-policy')

test('the page knows its wallets, Apple’s first, each with what its sheet is opened with', async () => {
  const bff = bffOver(offering({ apple_pay_config: apple, google_pay_config: google }))
  const load: unknown = await (await bff.request('/bff/pay/PR-1002')).json()
  const common = { shop: 'Tamra & Tide', country: 'KW', total: { amount: '7.000', currency: 'KWD' } }
  expect(load).toHaveProperty('page.wallets', [
    { kind: 'applePay', gatewayCode: 'apple_pay', ...common, sessionId: 's.1', code: 'c1' },
    {
      kind: 'googlePay',
      gatewayCode: 'google_pay',
      ...common,
      environment: 'TEST',
      merchantId: 'M',
      gateway: 'sandbox',
      gatewayMerchantId: 'tamra',
    },
  ])
})

test('Apple’s question goes to the core, and its answer to the browser untouched', async () => {
  const bff = bffOver()
  const response = await ask(bff)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ merchantSession: { nonce: 'apple' } })
  expect(bff.made.find(({ call }) => call === 'walletSession')?.body).toEqual({
    validation_url: question.validationUrl,
    session_id: 's.1',
    code: 'c1',
  })
})

test.each([
  [400, { validation_url: ['Not Apple'] }, 400],
  [400, { code: ['Invalid value'] }, 400],
  [404, { detail: 'no', code: 'not_found' }, 404],
  [409, { detail: 'no', code: 'wallet_used' }, 409],
  [421, { detail: 'no', code: 'unknown_host' }, 404],
  [423, { detail: 'no', code: 'paused', message_en: 'a', message_ar: 'b', paused_until: null }, 423],
  [429, { detail: 'no', code: 'slow_down' }, 429],
  [503, { detail: 'no', code: 'wallet_silent' }, 503],
  [413, { detail: 'no', code: 'too_large' }, 502],
])('the core’s %i becomes the web contract’s answer', async (status, body, answer) => {
  expect((await ask(bffOver({ walletSession: { status, body } }))).status).toBe(answer)
})

test('a question from another site is refused, and so is the eleventh in a minute', async () => {
  expect((await ask(bffOver(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const bff = bffOver()
  const statuses: number[] = []
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await ask(bff)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})

test('a token of a wallet goes to the core with the press', async () => {
  const bff = bffOver()
  const command = {
    gatewayCode: 'apple_pay',
    amount: null,
    customerAdditionalPhone: null,
    termsVersion: null,
    locale: 'en',
    walletToken: 'opaque',
  }
  await bff.post('/bff/pay/PR-1002', command, { 'idempotency-key': 'a-key-of-16-chars' })
  expect(bff.made.find(({ call }) => call === 'pay')?.body).toMatchObject({ wallet_token: 'opaque' })
})

test('only a page that offers Google Pay lets the browser ask Google', async () => {
  expect(await policyOf({ google_pay_config: google })).toContain(
    "connect-src 'self' https://google.com/pay https://pay.google.com;",
  )
  expect(await policyOf({ apple_pay_config: apple })).toContain("connect-src 'self';")
})

test.each([
  ['/en/pay/PR-1002', 'payment=(self)'],
  ['/ar/checkout/S-1', 'payment=(self)'],
  ['/en/spf/payment-options/PR-1002', 'payment=(self)'],
  ['/en', 'payment=()'],
])('%s says %s', async (path, said) => {
  expect((await bffOver().request(path)).headers.get('permissions-policy')).toContain(said)
})
