import { expect, test } from 'vitest'
import { bffOver, fromApp } from '../bff.fixtures.ts'
import { payDetails } from '../pay/pay.fixtures.ts'

const product = {
  slug: 'dibs-500',
  name: 'Date syrup',
  name_en: 'Date syrup',
  name_ar: 'دبس تمر',
  currency_code: 'KWD',
  price: '2.750',
  price_with_discount: null,
  inventory: 3,
  stock_state: 'few',
  sold_out_until: null,
  min_per_order: 1,
  max_per_order: null,
  image: null,
  store: null,
  shipped: true,
  has_prereqs: false,
  description: '',
  description_en: '',
  description_ar: '',
  images: [],
  categories: [],
  seo_title_en: null,
  seo_title_ar: null,
  seo_description_en: null,
  seo_description_ar: null,
}
const amounts = {
  currency_code: 'KWD',
  subtotal: '2.750',
  item_discount: '0.000',
  voucher_discount: '0.000',
  delivery_fee: '0.000',
  service_charge: '0.000',
  tax: '0.000',
  total: '2.750',
}
const line = {
  slug: 'dibs-500',
  name_en: 'Date syrup',
  name_ar: 'دبس تمر',
  image_url: null,
  quantity: 4,
  counted: 3,
  unit_price: '2.750',
  full_unit_price: '2.750',
  total: '8.250',
  discount: '0.000',
  inventory: 3,
  max_per_order: null,
  problems: [{ code: 'reduced', message: 'Available: 3', left: 3, was: null, fields: [] }],
}
const offer = {
  cart: {
    lines: [line],
    totals: amounts,
    voucher: null,
    voucher_problem: null,
    fulfilment: 'pickup',
    asks_address: false,
    pickup_stores: [],
    price_hash: 'abc',
    can_check_out: false,
    kept_minutes: 15,
  },
  pay_choices: payDetails.pay_choices,
  preferred_gateway: 'knet',
}
const cart = { lines: [{ slug: 'dibs-500', quantity: '٤' }] }
const wish = {
  ...cart,
  priceHash: 'abc',
  customerName: 'Noura',
  customerPhone: '50012345',
  gatewayCode: 'knet',
}
const path = '/bff/plugins/catalogue'

function over(answer: { status: number; body: unknown }) {
  const keys: (string | null)[] = []
  const bff = bffOver({
    other: (request) => {
      keys.push(request.headers.get('idempotency-key'))
      return answer
    },
  })
  const post = (at: string, body: object, headers: Record<string, string> = {}) =>
    bff.request(`${path}/${at}`, {
      method: 'POST',
      headers: { ...fromApp, ...headers },
      body: JSON.stringify(body),
    })
  return { bff, post, keys }
}

test('a product at a slug of before is the product of today, with its own slug', async () => {
  const moved = { detail: 'moved', code: 'moved', slug: 'dibs-500' }
  const bff = bffOver({
    other: (request) =>
      request.url.endsWith('/old-dibs') ? { status: 301, body: moved } : { status: 200, body: product },
  })
  const answer = await bff.request(`${path}/product/old-dibs`)
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ slug: 'dibs-500', nameAr: 'دبس تمر', stockState: 'few' }),
  ])
})

test('a product that is not there is a Problem', async () => {
  const { bff } = over({ status: 404, body: { detail: 'Not found', code: 'not_found' } })
  const answer = await bff.request(`${path}/product/nothing`)
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
})

test('a priced cart has the choices of the pay page', async () => {
  const { bff, post } = over({ status: 200, body: offer })
  const [choice] = payDetails.pay_choices
  const answer = await post('pay-choices', { ...cart, voucherCode: 'MADD10' })
  expect(await answer.json()).toMatchObject({
    cart: {
      lines: [{ unitPrice: '2.750', problems: [{ code: 'reduced', left: 3 }] }],
      priceHash: 'abc',
      canCheckOut: false,
    },
    preferredGateway: 'knet',
    choices: expect.arrayContaining([
      expect.objectContaining({
        gatewayCode: choice?.gateway_code,
        total: { amount: choice?.amount, currency: choice?.currency_code },
      }),
    ]),
  })
  expect(bff.made.at(-1)).toMatchObject({ body: { ...cart, voucher_code: 'MADD10' } })
})

test('checkout leads to where the payment goes on, under the key and in the language of the page', async () => {
  const made = {
    order_id: 'ORDER-1',
    number: '7K3M9QTX',
    transaction_id: 'T-1',
    redirect_url: 'http://localhost:4000/sandbox-bank/pay/1',
    kept_until: '2026-11-20T12:15:00Z',
  }
  const { bff, post, keys } = over({ status: 201, body: made })
  const answer = await post('invoice/checkout', wish, {
    'idempotency-key': 'a-key-of-16',
    'accept-language': 'ar',
  })
  expect([answer.status, await answer.json()]).toEqual([
    201,
    {
      orderId: 'ORDER-1',
      number: '7K3M9QTX',
      transactionId: 'T-1',
      redirectUrl: made.redirect_url,
      keptUntil: made.kept_until,
    },
  ])
  expect(bff.made.at(-1)).toMatchObject({
    body: { price_hash: 'abc', customer_name: 'Noura', gateway_code: 'knet', language: 'ar' },
  })
  expect(keys).toEqual(['a-key-of-16'])
})

test('a checkout that is refused brings what it would be now', async () => {
  const { post } = over({
    status: 409,
    body: { detail: 'The total has changed.', code: 'price_changed', offer },
  })
  const answer = await post('invoice/checkout', wish, { 'idempotency-key': 'a-key-of-16' })
  expect([answer.status, await answer.json()]).toEqual([
    409,
    {
      problem: expect.objectContaining({ code: 'price_changed', message: 'The total has changed.' }),
      offer: expect.objectContaining({ preferredGateway: 'knet' }),
    },
  ])
})

test('what is wrong with a field is told at the field', async () => {
  const { post } = over({ status: 400, body: { customer_phone: ['Enter valid phone number'] } })
  const answer = await post('invoice/checkout', wish, { 'idempotency-key': 'a-key-of-16' })
  expect(await answer.json()).toMatchObject({ fieldErrors: { customerPhone: ['Enter valid phone number'] } })
})
