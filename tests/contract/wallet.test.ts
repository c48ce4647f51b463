import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asking, type Ask } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
const google = { merchantId: 'BCR2DN4T000000AB', gateway: 'sandbox', gatewayMerchantId: 'tamra' }
const apples = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession'
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  scene = await coreUnderTest(database().db, { googlePay: google })
  ask = asking(scene.core.fetch)
})
afterEach(async () => {
  const faults = await findLedgerFaults(database().db)
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(() => scene.close())

const sql = async (text: string) => (await database().pool.query(text)).rows

let orders = 0
/** A fresh request of the first merchant that takes wallets. */
async function request(changes: { scenario?: string; gateways?: string[]; editable?: boolean } = {}) {
  orders += 1
  const made = await scene.core.ledger.createTransaction({
    merchantId: 1,
    plugin: 'payment_request',
    unitKey: 'main',
    amount: { minor: 7000, currency: 'KWD' },
    pgCodes: changes.gateways ?? ['knet', 'apple_pay', 'google_pay'],
    expiresAt: new Date(scene.now().getTime() + 86_400_000),
    customerId: 1,
    orderNo: `WAL-${orders}`,
    descriptionEn: 'Coffee',
    descriptionAr: 'قهوة',
    editableAmount: changes.editable ?? false,
    ...(changes.scenario && { extra: { sandbox_scenario: changes.scenario } }),
  })
  if (!made.ok) throw new Error(String(made.error))
  return made.value.publicId
}

const token = (card = '4111111111111111', amount = '7.000') =>
  JSON.stringify({ sandbox_card: card, amount, currency: 'KWD' })
const press = (id: string, wallet_token: string, more: Ask = {}) =>
  ask('pay', { params: { id }, body: { gateway_code: 'apple_pay', wallet_token }, ...more })
const page = async (id: string) => (await ask('payDetails', { params: { id } })).body
const apple = async (id: string) => (await page(id))['apple_pay_config'] as Record<string, string>
const open = (id: string, pair: Record<string, string>, validation_url = apples) => {
  const { session_id, code } = pair
  return ask('wallet.session', { params: { id }, body: { validation_url, session_id, code } })
}
const attemptsOf = (id: string) =>
  sql(
    `select a.state, a.gateway_code, a.charge, a.public_id from attempt a
     join payment_transaction t on t.id = a.transaction_id where t.public_id = '${id}' order by a.id`,
  )

test('a request that takes wallets says what Apple Pay and Google Pay are to be asked for', async () => {
  const { apple_pay_config, google_pay_config, pay_choices } = await page(await request())
  expect(apple_pay_config).toEqual({
    domain: 'localhost',
    shop_name: 'Tamra & Tide',
    amount: '7.000',
    currency_code: 'KWD',
    country_code: 'KW',
    session_id: expect.stringMatching(/^[\w.-]{20,64}$/),
    code: expect.stringMatching(/^[\w-]{43}$/),
    gateway_code: 'apple_pay',
  })
  expect(google_pay_config).toEqual({
    environment: 'TEST',
    merchant_id: google.merchantId,
    shop_name: 'Tamra & Tide',
    gateway: 'sandbox',
    gateway_merchant_id: 'tamra',
    amount: '7.000',
    currency_code: 'KWD',
    country_code: 'KW',
    gateway_code: 'google_pay',
  })
  expect(pay_choices).toHaveLength(1)
})

test('an amount the payer types is the amount the wallet is asked for', async () => {
  const id = await request({ editable: true })
  const { body } = await ask('payChoices', { params: { id }, body: { amount: '9.500' } })
  expect(body).toMatchObject({
    apple_pay_config: { amount: '9.500' },
    google_pay_config: { amount: '9.500' },
  })
})

test.each([['PR-1001'], ['PR-1008'], ['PR-1010']])('%s offers no wallet', async (id) => {
  expect(await page(id)).toMatchObject({ apple_pay_config: null, google_pay_config: null })
})

test('Apple learns once who is paid, and a pair that was used or changed opens nothing', async () => {
  const id = await request()
  const pair = await apple(id)
  const opened = await open(id, pair)
  expect(opened).toMatchObject({
    status: 200,
    body: { merchant_session: { domainName: 'localhost', displayName: 'Tamra & Tide' } },
  })
  const used = { status: 409, body: { code: 'wallet_used' } }
  expect(await open(id, pair)).toMatchObject(used)
  expect(await open(id, { ...pair, code: 'x'.repeat(43) })).toMatchObject(used)
  expect(await open(await request(), await apple(id))).toMatchObject(used)
})

test('of two that ask with one pair at once, one is answered', async () => {
  const id = await request()
  const pair = await apple(id)
  const answers = await Promise.all([open(id, pair), open(id, pair), open(id, pair)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('a pair that lay open for an hour is over', async () => {
  const id = await request()
  const pair = await apple(id)
  scene.advance(3_600_000)
  expect(await open(id, pair)).toMatchObject({ status: 409 })
})

test.each([
  ['http://apple-pay-gateway.apple.com/paymentservices/paymentSession'],
  ['https://apple-pay-gateway.apple.com.evil.example/paymentSession'],
  ['https://apple-pay-gateway.apple.com:8443/paymentSession'],
  ['https://payer@apple-pay-gateway.apple.com/paymentSession'],
  ['https://169.254.169.254/latest'],
  ['not an address'],
])('%s is no address of Apple Pay', async (address) => {
  const id = await request()
  const pair = await apple(id)
  expect(await open(id, pair, address)).toMatchObject({
    status: 400,
    body: { validation_url: ['This is not an address of Apple Pay'] },
  })
  expect(await open(id, pair)).toMatchObject({ status: 200 })
})

test('a wallet pays: an ordinary attempt, captured on the spot, and the payer goes to its result', async () => {
  const id = await request()
  const paid = await press(id, token())
  const [attempt, ...more] = await attemptsOf(id)
  expect(more).toEqual([])
  expect(attempt).toMatchObject({ state: 'success', gateway_code: 'apple_pay', charge: 7000 })
  expect(paid.body).toEqual({ redirect_url: `http://localhost:4000/en/attempt/${attempt.public_id}` })
  expect(await page(id)).toMatchObject({ state: 'paid' })
})

test('a declined wallet is a failed attempt, and the request can be paid again', async () => {
  const id = await request()
  await press(id, token('4000000000009995'))
  expect(await attemptsOf(id)).toMatchObject([{ state: 'failed' }])
  expect(await page(id)).toMatchObject({ state: 'attempted', valid_for_payment: true })
  await press(id, token())
  expect(await attemptsOf(id)).toMatchObject([{ state: 'failed' }, { state: 'success' }])
})

test('a bank that wants to see the payer gets them on its own page', async () => {
  const id = await request()
  const { body } = await press(id, token('4000000000003220'))
  expect(body['redirect_url']).toMatch(/^http:\/\/localhost:4000\/sandbox-bank\/pay\//)
})

test.each([
  ['for another amount', token('4111111111111111', '0.100')],
  ['of a card the bank does not know', token('1234567812345678')],
  ['that is none', 'nonsense'],
])('a token %s takes nothing', async (_, wrong) => {
  const id = await request()
  expect(await press(id, wrong)).toMatchObject({ status: 200 })
  expect(await attemptsOf(id)).toMatchObject([{ state: 'failed' }])
  expect(await page(id)).toMatchObject({ valid_for_payment: true })
})

test.each([
  ['a wallet without a token', { gateway_code: 'apple_pay' }],
  ['a card gateway with a token', { gateway_code: 'knet', wallet_token: token() }],
])('%s is refused', async (_, body) => {
  const id = await request()
  expect(await ask('pay', { params: { id }, body })).toMatchObject({
    status: 400,
    body: { gateway_code: [expect.any(String)] },
  })
  expect(await attemptsOf(id)).toEqual([])
})

test('the same press sent five times at once is one attempt', async () => {
  const id = await request()
  const headers = { 'idempotency-key': 'a-press-of-a-wallet' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => press(id, token(), { headers })))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await attemptsOf(id)).toMatchObject([{ state: 'success' }])
  expect(await press(id, token('DECLINE'), { headers })).toMatchObject({ status: 422 })
})

test('an answer that is lost after the charge ends paid, once', async () => {
  const id = await request({ scenario: 'create-server-error-after-session' })
  const { body } = await press(id, token())
  expect(body['redirect_url']).toContain('/en/attempt/')
  expect(await attemptsOf(id)).toMatchObject([{ state: 'unknown' }])
  await press(id, token())
  expect(await attemptsOf(id)).toMatchObject([{ state: 'success' }])
})

test('a token stands in no table and no line of the log', async () => {
  const id = await request()
  const secretCard = '4111111111111111'
  await press(id, token(secretCard), { headers: { 'idempotency-key': 'kept-nowhere' } })
  const tables = await sql(`select tablename from pg_tables where schemaname = current_schema()`)
  expect(tables.length).toBeGreaterThan(10)
  for (const { tablename } of tables) {
    const found = await sql(`select 1 from "${tablename}" as r where r::text like '%${secretCard}%'`)
    expect([tablename, found]).toEqual([tablename, []])
  }
  expect(scene.log.filter((line) => line.includes(secretCard))).toEqual([])
})
