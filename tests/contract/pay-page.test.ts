import { signForwarded } from '@wasl/contracts/forwarded'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking, type Ask } from './asking.ts'
import { coreUnderTest, secret, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const sql = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows
const details = async (id: string, more: Ask = {}) =>
  (await ask('payDetails', { params: { id }, ...more })).body
const choices = async (id: string, amount: string, more: Ask = {}) =>
  ask('payChoices', { params: { id }, body: { amount }, ...more })

test('the choices of PR-1001 carry their fees, their share of delivery and what the gateway takes', async () => {
  const page = await details('PR-1001')
  expect(page).toMatchObject({
    amount: '48.750',
    currency: 'KWD',
    delivery_charges: '1.500',
    payment_details: { 'Order No': 'TT-1001' },
    valid_for_payment: true,
    details: null,
    disclaimer_message: { en: 'Prices include packing. Delivery is shown separately.' },
    attachment_url: '/api/v1/attachment/PR-1001',
    attachment: { name_en: 'Quote.pdf', name_ar: 'عرض السعر.pdf', content_type: 'application/pdf' },
    preferred_gateway: 'knet',
  })
  expect(shortly(page)).toEqual([
    'knet: 48.750 + 0.000 = 48.750, of it 1.500',
    'card: 48.750 + 0.250 = 49.000, of it 1.500',
    'instalments: 48.750 + 0.400 = 49.150, of it 1.500',
    'cod: 48.750 + 0.000 = 48.750, of it 1.500',
  ])
})

test.each([
  [
    'dar-nuwair.localhost',
    'PR-2001',
    ['card: 12.345 + 0.300 = 12.645, of it 0.000', 'cod: 12.345 + 0.000 = 12.345, of it 0.000'],
  ],
  [
    'lulwa-studio.localhost',
    'PR-3001',
    ['card: 19.90 + 0.80 = 20.70, of it 0.00', 'instalments: 19.90 + 1.30 = 21.20, of it 0.00'],
  ],
  ['lulwa-studio.localhost', 'PR-3002', ['card: 500 + 50 = 550, of it 0']],
])("at %s amounts of %s have the currency's own decimals", async (host, id, expected) => {
  expect(shortly(await details(id, { host }))).toEqual(expected)
})

test('a wallet is no pay choice of its own', async () => {
  expect(shortly(await details('PR-1015')).map((line) => line.split(':')[0])).toEqual(['knet', 'card'])
})

test('looking at a request does not make it pending; the page that is open does', async () => {
  expect((await details('PR-1004'))['state']).toBe('created')
  expect((await ask('seen', { params: { id: 'PR-1004' } })).body).toEqual({ state: 'pending' })
  expect((await details('PR-1004'))['state']).toBe('pending')
  expect((await ask('seen', { params: { id: 'PR-1008' } })).body).toEqual({ state: 'paid' })
})

test('an amount typed in Arabic digits is an amount', async () => {
  const { status, body } = await choices('PR-1002', '٧٫٥٠٠')
  expect(status).toBe(200)
  expect(shortly(body)).toEqual([
    'knet: 7.500 + 0.000 = 7.500, of it 0.000',
    'card: 7.500 + 0.250 = 7.750, of it 0.000',
  ])
  expect(shortly((await choices('PR-1002', '')).body)[0]).toBe('knet: 15.000 + 0.000 = 15.000, of it 0.000')
})

test.each([
  ['PR-1002', '4.999', 'Pay at least KWD\u00a05.000', 'ادفع 5.000\u00a0د.ك على الأقل'],
  ['PR-1002', '0', 'Must be valid positive number', 'يجب أن يكون رقمًا موجبًا صالحًا'],
  ['PR-1002', '-1', 'Must be valid positive number', 'يجب أن يكون رقمًا موجبًا صالحًا'],
  ['PR-1002', 'NaN', 'Must be valid positive number', 'يجب أن يكون رقمًا موجبًا صالحًا'],
  ['PR-1002', '1e3', 'Must be valid positive number', 'يجب أن يكون رقمًا موجبًا صالحًا'],
  ['PR-1002', '48,750', 'Must be valid positive number', 'يجب أن يكون رقمًا موجبًا صالحًا'],
  ['PR-1002', '7.5001', 'Use at most 3 decimals', 'استخدم 3 منازل عشرية على الأكثر'],
  ['PR-1002', '9999999999999', 'This amount is too large', 'هذا المبلغ كبير جدًا'],
  [
    'PR-1001',
    '50.000',
    'This request is for a different amount, which cannot be edited',
    'هذا الطلب بمبلغ مختلف لا يمكن تعديله',
  ],
])('for %s the amount %j is refused with its reason, in both languages', async (id, amount, en, ar) => {
  expect(await choices(id, amount)).toMatchObject({ status: 400, body: { amount: [en] } })
  expect(await choices(id, amount, { language: 'ar' })).toMatchObject({ status: 400, body: { amount: [ar] } })
  const body = { gateway_code: 'knet', amount, customer_additional_phone: '50012345' }
  expect(await ask('pay', { params: { id }, body })).toMatchObject({ status: 400, body: { amount: [en] } })
})

test.each([
  ['PR-1008', 'paid', 'This request is already paid', 'AT-1008'],
  ['PR-1009', 'authorized', 'This request is already paid', 'AT-1009'],
  ['PR-1010', 'cod', 'This request is already paid', 'AT-1010'],
  ['PR-1013', 'expired', 'Transaction cannot be paid as it is expired', null],
  ['PR-1014', 'invalid', 'This request was replaced by a newer one.', null],
  ['PR-1017', 'failed', 'This request can no longer be paid', null],
  ['PR-1018', 'canceled', 'This request was canceled', null],
])(
  '%s, which is %s, says why it cannot be paid and offers nothing',
  async (id, state, message, paidAttemptId) => {
    expect(await details(id)).toMatchObject({
      state,
      valid_for_payment: false,
      pay_choices: [],
      details: { state, message, message_en: message },
      paid_attempt_id: paidAttemptId,
    })
    expect((await details(id, { language: 'ar' }))['details']).toMatchObject({
      message: expect.stringMatching(/[ء-ي]/),
    })
  },
)

test('a wrong amount and a wrong phone are told at once, each at its field', async () => {
  const wish = { gateway_code: 'knet', amount: '4.999' }
  expect(await ask('pay', { params: { id: 'PR-1002' }, body: wish })).toMatchObject({
    status: 400,
    body: {
      amount: ['Pay at least KWD\u00a05.000'],
      customer_additional_phone: ['This field is required'],
    },
  })
})

test('a paid request tells what was paid with its fee, and what went back', async () => {
  const paid = { amount: '40.000', fee: '0.000', total: '40.000', refunded: '15.000' }
  expect(await details('PR-1016')).toMatchObject({ paid })
  expect(await details('PR-1001')).toMatchObject({ paid: null })
  const { body } = await ask('transactionDetails', { params: { id: 'PR-1016' } })
  expect(body).toMatchObject({
    amount: '40.000',
    details: { Amount: 'KWD\u00a040.000', Refunded: 'KWD\u00a015.000' },
  })
})

test('a request that lives at another plugin’s address, or at another merchant’s, is not there', async () => {
  const missing = await ask('payDetails', { params: { id: 'PR-404' } })
  const others = await Promise.all([
    ask('payDetails', { params: { id: 'CP-002' } }),
    ask('payDetails', { params: { id: 'PR-2001' } }),
    ask('payDetails', { params: { id: 'PR-1001' }, host: 'dar-nuwair.localhost' }),
    ask('payDetails', { params: { id: 'not an id!' } }),
    ask('pay', { params: { id: 'PR-2001' }, body: { gateway_code: 'card' } }),
  ])
  expect(missing.text).toBe('{"detail":"Transaction not found","code":"not_found"}')
  expect(others.slice(0, 3).map(({ status, text }) => ({ status, text }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 404, text: missing.text })),
  )
  expect(others[3]).toMatchObject({ status: 404 })
  expect(others[4]).toMatchObject({ status: 404, text: missing.text })
})

test('a deleted request is not there for payers, its receipt is', async () => {
  expect((await ask('payDetails', { params: { plugin: 'customer_payment', id: 'CP-003' } })).status).toBe(404)
  expect((await ask('locate', { params: { id: 'CP-003' } })).status).toBe(404)
  expect((await ask('attempt', { params: { id: 'AT-CP-003' } })).body).toMatchObject({
    state: 'success',
    total: '31.650',
  })
})

test('a merchant can have the payer’s name, address and number masked', async () => {
  await sql('update merchant set mask_customer = true where id = 1')
  expect((await details('PR-1001'))['customer_details']).toEqual({
    'Customer name': 'N••• A•••',
    email: 'n•••@example.com',
    'Customer email': 'n•••@example.com',
    'Customer phone': '+965••••45',
  })
  await sql('update merchant set mask_customer = false where id = 1')
})

test.each([
  ['payment_request', { language_button: true, social: 'footer' }],
  ['pos', { language_button: true, social: 'header' }],
  ['event', { language_button: true, social: 'header' }],
  ['catalogue', { language_button: false, social: 'none' }],
])('the header of %s is as configured', async (plugin, header) => {
  await sql(
    `update merchant set header_config = '{"catalogue": {"languageButton": false, "social": "none"}}' where id = 1`,
  )
  expect((await ask('config', { params: { plugin } })).body['header']).toEqual(header)
})

test('a page comes with the header and the steps that the configuration of its request names', async () => {
  const asked = { params: { id: 'PR-1003' } }
  const { header, ...steps } = (await ask('config', { query: '?id=PR-1003' })).body
  expect(await details('PR-1003')).toMatchObject({ header, delivery_config: steps })
  expect((await ask('transactionDetails', asked)).body).toMatchObject({ header })
  expect(await details('PR-1001')).toMatchObject({ header, delivery_config: null })
})

test('the multi-step configuration tells what PR-1003 captures and what PR-1001 does not', async () => {
  const captures = async (id: string) => (await ask('config', { query: `?id=${id}` })).body
  expect(await captures('PR-1003')).toMatchObject({
    multicheckout_enabled: true,
    capture_delivery_address: true,
    capture_delivery_location: true,
    second_popup: { en: 'Is this address right?' },
    country: 'KW',
  })
  expect(await captures('PR-1001')).toMatchObject({ multicheckout_enabled: false, first_popup: null })
})

test('decision 082: a configuration that means no request captures nothing, and has the areas of the country', async () => {
  const { body } = await ask('config')
  expect(body).toMatchObject({
    multicheckout_enabled: false,
    first_popup: null,
    second_popup: null,
    country: 'KW',
  })
  expect((await ask('config', { query: '?id=PR-1003' })).body['kuwait_areas']).toEqual(body['kuwait_areas'])
})

test("the merchant's own Arabic words win over the core's", async () => {
  await sql(`update merchant set translations_ar = '{"pay.paused": "نعود قريبًا"}' where id = 1`)
  const { body } = await ask('arabicTranslations')
  expect(body).toMatchObject({
    'pay.paused': 'نعود قريبًا',
    'pay.expired': 'لا يمكن دفع المعاملة لأنها منتهية الصلاحية',
  })
})

test('the bff’s signed word decides the merchant and the language, an unsigned one decides nothing', async () => {
  const told = signForwarded(
    { host: 'dar-nuwair.localhost:4000', language: 'ar', requestId: 'r-7', address: '' },
    secret,
    scene.now(),
  )
  const believed = await ask('merchantDetails', { headers: told, language: 'en' })
  expect(believed.body).toMatchObject({ title: 'دار النوير', brand: '#6b0f1a' })
  expect(believed.headers.get('x-request-id')).toBe('r-7')
  const forged = await ask('merchantDetails', { headers: { ...told, 'x-wasl-signature': 'A'.repeat(43) } })
  expect(forged.body).toMatchObject({ title: 'Tamra & Tide' })
  expect(forged.headers.get('x-request-id')).not.toBe('r-7')
})

test('an id seen in an address never reaches the log', async () => {
  await details('PR-1019')
  expect(scene.log.length).toBeGreaterThan(0)
  expect(scene.log.join('')).not.toContain('PR-1019')
  expect(scene.log.join('')).toContain('/api/v1/plugins/:plugin/transaction/pay/:id')
})

type Choice = Record<'gateway_code' | 'base_amount' | 'fee' | 'amount' | 'delivery_charges', string>

const shortly = (page: Record<string, unknown>): string[] =>
  (page['pay_choices'] as Choice[]).map(
    (choice) =>
      `${choice.gateway_code}: ${choice.base_amount} + ${choice.fee} = ${choice.amount}, of it ${choice.delivery_charges}`,
  )
