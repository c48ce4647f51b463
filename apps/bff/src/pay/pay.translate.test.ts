import { expect, test } from 'vitest'
import { toAttempt } from './attempt.translate.ts'
import { toMerchant } from '../core/merchant.translate.ts'
import { attempt, merchant, payDetails } from './pay.fixtures.ts'
import { toPayPage } from './pay.translate.ts'

const rules = { redirectOrigins: ['https://tamra-tide.example'], ownOrigin: 'http://localhost:4000' }
const page = (change: Partial<typeof payDetails>) => toPayPage({ ...payDetails, ...change }, rules)

test('the payable page has everything the payer needs, money as exact text', () => {
  expect(
    page({ has_editable_amount: true, live_attempt_id: 'AT-9', live_bank_url: 'https://bank.example/9' }),
  ).toEqual({
    kind: 'payable',
    serverNow: '2026-11-20T12:00:00Z',
    page: {
      bill: {
        transactionId: 'PR-1002',
        plugin: 'payment_request',
        state: 'created',
        unit: {
          title: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
          logoUrl: '/art/logo-tamra.svg',
          website: 'https://tamra-tide.example/',
          showTitle: true,
          headerColor: '#ffffff',
          social: { x: 'https://tamra-tide.example/x', instagram: null, facebook: null },
        },
        customer: { name: { en: 'Faisal', ar: 'فيصل' }, email: 'faisal@example.com', phone: '+96550012345' },
        description: { en: 'Deposit', ar: 'عربون' },
        orderNo: 'TT-1002',
        merchantFields: [
          { label: 'Internal ID', value: 'TT-1002' },
          { label: 'Date', value: '20 Nov 2026' },
        ],
        promotionalPrice: null,
        remarks: [
          {
            label: { en: 'Box', ar: 'الصندوق' },
            text: null,
            rows: [
              { name: 'Size', value: '24' },
              { name: 'Colour', value: 'Red' },
            ],
          },
          { label: { en: 'Note', ar: 'ملاحظة' }, text: 'At 10:30', rows: [] },
        ],
        attachment: {
          name: { en: 'Quote.pdf', ar: 'عرض.pdf' },
          url: '/api/v1/attachments/1',
          contentType: 'application/pdf',
          bytes: 1200,
        },
        amount: { amount: '15.000', currency: 'KWD' },
        delivery: { amount: '1.500', currency: 'KWD' },
        expiresAt: '2026-11-22T12:00:00Z',
        header: { languageButton: true, social: 'footer' },
      },
      choices: [
        {
          gatewayCode: 'knet',
          gateway: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
          logoUrl: '/art/gw-knet.svg',
          base: { amount: '16.500', currency: 'KWD' },
          fee: { amount: '0.250', currency: 'KWD' },
          delivery: { amount: '1.500', currency: 'KWD' },
          total: { amount: '16.750', currency: 'KWD' },
          buttonVerb: { en: 'Pay Now', ar: 'ادفع الآن' },
          nextStep: { en: 'You will continue on the KNET page.', ar: '' },
        },
      ],
      wallets: [],
      preferredGateway: 'knet',
      editableAmount: { minimum: { amount: '5.000', currency: 'KWD' }, maximum: null },
      additionalPhone: { country: 'KW' },
      terms: { html: { en: '<p>Terms</p>', ar: '<p>الشروط</p>' }, version: 1, required: false },
      disclaimer: { en: 'Prices include packing.', ar: 'الأسعار شاملة التغليف.' },
      liveAttemptId: 'AT-9',
      liveBankUrl: 'https://bank.example/9',
      delivery: null,
    },
  })
})

test('what a page does not have is null, not empty', () => {
  const plain = page({
    terms: null,
    disclaimer: false,
    additional_phone_number: false,
    attachment_url: null,
    payment_details: {},
    customer_details: {},
    customer_name_en: null,
    customer_name_ar: null,
  })
  expect(plain).toMatchObject({
    page: {
      terms: null,
      disclaimer: null,
      additionalPhone: null,
      editableAmount: null,
      bill: { attachment: null, orderNo: null, customer: { name: null, email: null, phone: null } },
    },
  })
})

test.each([
  ['/en/attempt/AT-1008', { url: '/en/attempt/AT-1008', host: null }],
  ['https://tamra-tide.example/orders', { url: 'https://tamra-tide.example/orders', host: null }],
  ['https://other.example/x', { url: 'https://other.example/x', host: 'other.example' }],
])('next_url %s comes before everything else', (next_url, where) => {
  expect(page({ next_url, state: 'paid', valid_for_payment: false })).toEqual({ kind: 'redirect', ...where })
})

test('a next_url that a browser could read as another place is no redirect', () => {
  expect(page({ next_url: 'javascript:alert(1)' })).toMatchObject({ kind: 'payable' })
})

test('payment is blocked once expiration_time has passed, whatever else the core says', () => {
  expect(page({ expiration_time: '2026-11-20T12:00:00Z' })).toMatchObject({ kind: 'expired' })
  expect(page({ expiration_time: '2026-11-20T12:00:01Z' })).toMatchObject({ kind: 'payable' })
  expect(page({ expiration_time: null })).toMatchObject({ kind: 'payable' })
  expect(page({ state: 'expired', valid_for_payment: false })).toMatchObject({ kind: 'expired' })
})

test('a paid request shows what was paid, which the payer may have chosen, and what went back', () => {
  const paid = {
    amount: '9.500',
    fee: '0.250',
    total: '9.750',
    refunded: '1.000',
    captured: '9.750',
    held: null,
  }
  const kwd = (amount: string) => ({ amount, currency: 'KWD' })
  expect(page({ state: 'paid', valid_for_payment: false, paid_attempt_id: 'AT-1', paid })).toMatchObject({
    paid: { base: kwd('9.500'), fee: kwd('0.250'), total: kwd('9.750'), refunded: kwd('1.000') },
  })
})

test.each(['paid', 'authorized', 'cod'])('a transaction that is %s links to its result', (state) => {
  expect(page({ state, valid_for_payment: false, paid_attempt_id: 'AT-1' })).toMatchObject({
    kind: 'alreadyPaid',
    attemptId: 'AT-1',
    state,
  })
})

test('a hold that was captured is paid to its payer, in part without a share for delivery', () => {
  const paid = { amount: '9.500', fee: '0.250', total: '9.750', refunded: '0.000', captured: '9.750' }
  const asked = { state: 'authorized', valid_for_payment: false, paid_attempt_id: 'AT-1' }
  const delivery = (amount: string) => ({ delivery: { amount, currency: 'KWD' } })
  expect(page({ ...asked, paid: { ...paid, held: null } })).toMatchObject({
    state: 'paid',
    paid: delivery('1.500'),
  })
  expect(page({ ...asked, paid: { ...paid, held: '20.250' } })).toMatchObject({ paid: delivery('0.000') })
  const held = { ...paid, captured: '0.000', held: null }
  expect(page({ ...asked, paid: held })).toMatchObject({ state: 'authorized' })
})

test('a promotional price comes with the bill and with the attempt, in the merchant’s words', () => {
  const promotional = 'KWD 40.000 until Friday'
  const customer_details = { ...payDetails.customer_details, 'Promotional price': promotional }
  expect(page({ customer_details })).toMatchObject({ page: { bill: { promotionalPrice: promotional } } })
  const paid = { ...attempt, extra: { promotional_price: promotional } }
  expect(toAttempt(paid, rules.ownOrigin).promotionalPrice).toBe(promotional)
})

test.each(['failed', 'canceled', 'invalid'])(
  'a transaction that is %s shows its state and message',
  (state) => {
    const details = { state, message: 'No', message_en: 'Not any more', message_ar: 'لم يعد' }
    expect(
      page({ state, valid_for_payment: false, expiration_time: '2026-11-01T00:00:00Z', details }),
    ).toMatchObject({
      kind: 'invalid',
      state,
      message: { en: 'Not any more', ar: 'لم يعد' },
    })
  },
)

test.each(['attempted', 'expired', 'canceled'])(
  'money that did not match is said, and leads to its result, while the request is %s',
  (state) => {
    const details = { state: 'invalid', message: 'No', message_en: 'Do not pay again.', message_ar: 'لا تدفع' }
    const unresolved = {
      amount: '25.000',
      currency: 'KWD',
      since: '2026-11-20T09:00:00Z',
      attempt_id: 'AT-7',
    }
    const expiration_time = '2026-11-01T00:00:00Z'
    expect(page({ state, valid_for_payment: false, expiration_time, details, unresolved })).toMatchObject({
      kind: 'invalid',
      state: 'invalid',
      message: { en: 'Do not pay again.' },
      attemptId: 'AT-7',
    })
  },
)

test('a request that cannot be paid keeps the header of its plugin', () => {
  const header = { language_button: false, social: 'none' as const }
  expect(page({ valid_for_payment: false, state: 'canceled', header })).toMatchObject({
    kind: 'invalid',
    header: { languageButton: false, social: 'none' },
  })
})

test('the disclaimer is clean markup in each language, and nothing where it says nothing', () => {
  const disclaimer_message = { en: '<p>Packing &amp; <b>tax</b><script>alert(1)</script></p>', ar: '' }
  const disclaimerOf = (message: typeof disclaimer_message) =>
    page({ disclaimer: true, disclaimer_message: message })
  expect(disclaimerOf(disclaimer_message)).toMatchObject({
    page: { disclaimer: { en: '<p>Packing &amp; <b>tax</b>alert(1)</p>', ar: '' } },
  })
  expect(disclaimerOf({ en: '', ar: '' })).toMatchObject({ page: { disclaimer: null } })
})

test('a state this version does not know is “other”, never a crash', () => {
  expect(page({ state: 'frozen', valid_for_payment: false })).toMatchObject({
    kind: 'invalid',
    state: 'other',
  })
  expect(page({ state: 'frozen' })).toMatchObject({ kind: 'payable', page: { bill: { state: 'other' } } })
  const unknown = toAttempt({ ...attempt, state: 'dreaming', transaction_state: 'x' }, rules.ownOrigin)
  expect(unknown).toMatchObject({ state: 'other', view: 'waiting', transactionState: 'other' })
})

test('an attempt has its result, its message per language and its way on', () => {
  expect(toAttempt(attempt, rules.ownOrigin)).toMatchObject({
    id: 'AT-1',
    plugin: 'payment_request',
    transactionId: 'PR-1002',
    view: 'failure',
    charged: 'no',
    at: '2026-11-20T11:50:00Z',
    total: { amount: '15.250', currency: 'KWD' },
    message: { en: 'Not captured', ar: 'لم تتم العملية' },
    reference: 'R00001002',
    paymentDetails: [
      { label: 'Result', value: 'CAPTURED' },
      { label: 'Reference No', value: 'R00001002' },
    ],
    confirmedBy: ['email', 'whatsapp'],
    receiptUrl: {
      en: '/api/v1/attempt/AT-1/receipt?lang=en',
      ar: '/api/v1/attempt/AT-1/receipt?lang=ar',
    },
    ticketsUrl: null,
    tryAgainUrl: '/en/pay/PR-1002',
  })
})

test.each([
  ['http://localhost:4000/ar/pay/PR-1', '/ar/pay/PR-1'],
  ['https://evil.test/pay', null],
  ['//evil.test', null],
  [null, null],
])('try again leads to this site or nowhere: %s', (try_again_url, path) => {
  expect(toAttempt({ ...attempt, try_again_url }, rules.ownOrigin).tryAgainUrl).toBe(path)
})

test.each([
  ['success', 'success'],
  ['paid', 'success'],
  ['cod', 'success'],
  ['authorized', 'success'],
  ['pending', 'waiting'],
  ['unknown', 'waiting'],
  ['canceled', 'failure'],
  ['expired', 'failure'],
  ['invalid', 'failure'],
])('an attempt that is %s shows the %s view', (state, view) => {
  expect(toAttempt({ ...attempt, state }, rules.ownOrigin).view).toBe(view)
})

test('the merchant’s title falls back to its one name, pictures stay on this site', () => {
  expect(
    toMerchant({
      ...merchant,
      title_ar: '',
      logo_url: 'https://cdn.example/logo.png',
      website: 'javascript:alert(1)',
    }),
  ).toEqual({
    amountInPreviews: false,
    title: { en: 'Tamra & Tide', ar: 'Tamra & Tide' },
    subheader: { en: 'Dates and coffee', ar: 'تمر وقهوة' },
    legalName: null,
    logoUrl: null,
    faviconUrl: '/art/favicon-tamra.svg',
    website: null,
    phone: '+96522345678',
    brand: '#f77c1a',
    timeZone: 'Asia/Kuwait',
  })
})
