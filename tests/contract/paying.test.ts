import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asking, type Ask } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
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

const sql = async (text: string) => (await database().pool.query(text)).rows
const press = async (id: string, body: Record<string, unknown>, more: Ask = {}) =>
  ask('pay', { params: { id }, body, ...more })
const attempt = async (id: string, more: Ask = {}) => (await ask('attempt', { params: { id }, ...more })).body

/** Pays at a gateway and answers the newest attempt of the request. */
async function paying(id: string, gatewayCode: string, more: Ask = {}) {
  const answer = await press(id, { gateway_code: gatewayCode }, more)
  expect(answer).toMatchObject({ status: 200 })
  const [row] = await sql(
    `select a.public_id, a.track_id from attempt a join payment_transaction t on t.id = a.transaction_id
     where t.public_id = '${id}' order by a.id desc limit 1`,
  )
  return {
    id: String(row.public_id),
    trackId: String(row.track_id),
    redirectUrl: String(answer.body['redirect_url']),
  }
}

const atBank = async (trackId: string, scenario: string) => {
  const wayOut = await scene.bank.control.answer(trackId, scenario)
  if (!wayOut.ok || wayOut.value.kind === 'closed') throw new Error(`the bank refused ${scenario}`)
  return wayOut.value
}

test('a payment at the bank is a success with everything the receipt names', async () => {
  const paid = await paying('PR-1005', 'knet')
  expect(paid.redirectUrl).toMatch(/^http:\/\/localhost:4000\/sandbox-bank\/pay\//)
  expect(await attempt(paid.id)).toMatchObject({
    state: 'pending',
    charged: 'unknown',
    confirmation_channels: [],
    settled_at: null,
    try_again_url: null,
  })
  await atBank(paid.trackId, 'approve')
  const receipt = await attempt(paid.id)
  expect(receipt).toMatchObject({
    state: 'success',
    transaction_id: 'PR-1005',
    transaction_state: 'paid',
    transaction_type: 'payment_request',
    amount: '7.000',
    total: '7.000',
    charged: 'yes',
    confirmation_channels: ['email', 'sms'],
    message: null,
    expired: false,
    try_again_url: null,
    remarks: [{ label_en: 'Items', value: 'Date latte:2~Karak tea:1' }],
  })
  expect(Object.keys(receipt['payment_details'] as object)).toEqual([
    'Result',
    'Status',
    'Order No',
    'Amount',
    'Reference No',
    'Gateway',
    'Track ID',
    'Post Date',
    'Transaction ID',
    'Auth Code',
    'Reference ID',
    'Payment ID',
  ])
  expect((await attempt(paid.id, { language: 'ar' }))['payment_details']).toMatchObject({
    Status: 'مدفوعة',
    Gateway: 'بطاقة كي نت',
  })
  expect((await press('PR-1005', { gateway_code: 'knet' })).body).toEqual({
    detail: 'This request is already paid',
    code: 'already_paid',
  })
})

test('the same key again is the same answer, and no second payment', async () => {
  const headers = { 'idempotency-key': 'one-press' }
  const first = await press('PR-1019', { gateway_code: 'knet' }, { headers })
  const again = await press('PR-1019', { gateway_code: 'knet' }, { headers })
  expect(again.body).toEqual(first.body)
  expect([first, again].map((answer) => answer.headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  expect(
    await sql(
      `select count(*)::int from attempt a join payment_transaction t on t.id = a.transaction_id where t.public_id = 'PR-1019'`,
    ),
  ).toEqual([{ count: 1 }])
})

test('cash on delivery leads to its own result, in the language of the payer', async () => {
  const body = { gateway_code: 'cod', language: 'ar' }
  const { body: answer } = await press('PR-2001', body, { host: 'dar-nuwair.localhost' })
  const [, id] =
    /^http:\/\/dar-nuwair\.localhost:4000\/ar\/attempt\/(.+)$/.exec(String(answer['redirect_url'])) ?? []
  expect(await attempt(String(id), { host: 'dar-nuwair.localhost' })).toMatchObject({
    state: 'cod',
    charged: 'unknown',
    payment_details: { Status: 'Cash on Delivery' },
  })
  expect((await ask('attempt', { params: { id: String(id) } })).status).toBe(404)
})

test('a decline says what the bank said, that nothing was taken, and where to try again', async () => {
  const declined = await paying('PR-1004', 'card')
  await atBank(declined.trackId, 'decline')
  const result = await attempt(declined.id, { language: 'ar' })
  expect(result).toMatchObject({
    state: 'failed',
    charged: 'no',
    expired: false,
    try_again_url: '/ar/pay/PR-1004',
    transaction_state: 'attempted',
    checked_at: expect.any(String),
  })
  expect(result['message']).toMatch(/^[A-Za-z]/)
  expect(result['message_ar']).toMatch(/[ء-ي]/)
})

test('after four declines the payer waits, is told how long in their language, and then pays', async () => {
  for (let tries = 0; tries < 4; tries += 1) {
    // One after the other, as a payer tries.
    const declined = await paying('PR-1007', 'knet')
    await atBank(declined.trackId, 'decline')
  }
  const refused = await press('PR-1007', { gateway_code: 'knet' })
  expect(refused).toMatchObject({ status: 429, body: { code: 'slow_down' } })
  expect(refused.body['detail']).toMatch(/^Several payments failed\..* wait 0:(30|29) minutes/)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(25)
  expect((await press('PR-1007', { gateway_code: 'knet' }, { language: 'ar' })).body['detail']).toMatch(
    /انتظر 0:(30|2\d) دقيقة/,
  )
  scene.advance(31_000)
  expect(await press('PR-1007', { gateway_code: 'knet' })).toMatchObject({ status: 200 })
})

test('an attempt that a newer one took the place of is canceled, but nobody claims that it was not charged', async () => {
  const older = await paying('PR-1004', 'knet')
  const newer = await paying('PR-1004', 'card')
  expect((await ask('payDetails', { params: { id: 'PR-1004' } })).body['live_attempt_id']).toBe(newer.id)
  expect((await attempt(older.id))['state']).toBe('canceled')
  await atBank(newer.trackId, 'cancel')
  expect(await attempt(newer.id)).toMatchObject({ state: 'canceled', charged: 'no' })
})

test('money that does not match is under review, and nobody is asked to pay again', async () => {
  const odd = await paying('CP-002', 'knet', { params: { plugin: 'customer_payment', id: 'CP-002' } })
  await atBank(odd.trackId, 'approve+callback-wrong-amount+inquiry-unavailable+return-never')
  expect(await attempt(odd.id)).toMatchObject({
    state: 'invalid',
    charged: 'yes',
    message: 'We received a payment that does not match. Do not pay again.',
    try_again_url: null,
  })
})

test('a second phone is asked for where the request wants one, and kept in international form', async () => {
  const wish = { gateway_code: 'knet' }
  const answer = async (phone?: string, more: Ask = {}) =>
    (
      await press(
        'PR-1002',
        { ...wish, ...(phone !== undefined && { customer_additional_phone: phone }) },
        more,
      )
    ).body
  expect(await answer()).toEqual({ customer_additional_phone: ['This field is required'] })
  expect(await answer('12')).toEqual({ customer_additional_phone: ['Enter valid phone number'] })
  expect(await answer('12', { language: 'ar' })).toEqual({
    customer_additional_phone: ['أدخل رقم هاتف صحيحًا'],
  })
  expect(await answer('٥٠٠ ١٢٣٤٥')).toHaveProperty('redirect_url')
  expect(await sql('select additional_phone from attempt where additional_phone is not null')).toEqual([
    { additional_phone: '+96550012345' },
  ])
})

test('where the merchant requires it, terms are accepted in their present version', async () => {
  await sql('update merchant set terms_required = true, terms_version = 4 where id = 1')
  expect((await press('PR-1015', { gateway_code: 'knet', terms_version: 3 })).body).toEqual({
    terms_version: ['Please read and accept the terms first'],
  })
  expect((await press('PR-1015', { gateway_code: 'knet', terms_version: 4 })).status).toBe(200)
  expect(await sql('select terms_version from attempt order by id desc limit 1')).toEqual([
    { terms_version: 4 },
  ])
  await sql('update merchant set terms_required = false where id = 1')
})

test('a return is only a hint, unless the bank signed it', async () => {
  const away = await paying('BK-002', 'knet', { params: { plugin: 'bulk', id: 'BK-002' } })
  const back = await atBank(away.trackId, 'approve+callback-none+inquiry-unavailable')
  const address = new URL('address' in back ? back.address : '')
  expect(address.pathname).toBe(`/bff/return/${away.id}`)
  const params = Object.fromEntries(address.searchParams)
  const returned = async (said: Record<string, string>) =>
    (await ask('returned', { params: { id: away.id }, body: { params: said } })).body
  expect(await returned({ result: 'CAPTURED', amount: '7.250' })).toMatchObject({ state: 'pending' })
  expect(await returned({ ...params, signature: 'A'.repeat(43) })).toMatchObject({ state: 'pending' })
  expect(await returned(params)).toMatchObject({ state: 'success', charged: 'yes' })
})

test('looking at an open attempt repairs it: the bank is asked', async () => {
  const lost = await paying('EC-002', 'knet', { params: { plugin: 'e_commerce', id: 'EC-002' } })
  await atBank(lost.trackId, 'approve+callback-none+return-never')
  expect((await attempt(lost.id))['state']).toBe('pending')
  scene.advance(11_000)
  expect((await attempt(lost.id))['state']).toBe('success')
})

test('a request that expires during the visit can no longer be paid, and its failed attempt not tried again', async () => {
  const late = await paying('PR-1001', 'knet')
  await atBank(late.trackId, 'decline')
  scene.advance(8 * 86_400_000)
  const expired = 'Transaction cannot be paid as it is expired'
  expect(await press('PR-1001', { gateway_code: 'knet' })).toMatchObject({
    status: 409,
    body: { detail: expired, code: 'expired' },
  })
  expect((await press('PR-1001', { gateway_code: 'knet' }, { language: 'ar' })).body['detail']).toBe(
    'لا يمكن دفع المعاملة لأنها منتهية الصلاحية',
  )
  expect(await attempt(late.id)).toMatchObject({
    state: 'failed',
    expired: true,
    message: expired,
    try_again_url: null,
  })
})
