import { cartOfCookie } from '@wasl/domain/cart/kept-cart'
import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import { unit } from '../pay/pay.fixtures.ts'
import { coreConfig, coreOffer, coreProduct } from './shop.fixtures.ts'

type Answer = { status: number; body: unknown }

const made = {
  order_id: 'OR-1',
  number: '7K3M-9QTX',
  transaction_id: 'CA-1',
  redirect_url: 'http://localhost:4000/sandbox-bank/pay/1',
  kept_until: null,
}

const coreOrder = {
  number: '7K3M-9QTX',
  state: 'pending_payment',
  payment_state: 'pending',
  created: '2026-11-20T15:00:00.000Z',
  kept_until: null,
  transaction_id: 'CA-1',
  fulfilment: 'none',
  store: null,
  lines: [],
  totals: coreOffer.cart.totals,
}

const form = {
  act: 'pay',
  key: 'key-of-a-press',
  hash: 'hash-1',
  cart: '1~5~~dates*2*4.500*0',
  name: 'نورة',
  phone: '٥٠٠١٢٣٤٥',
  fulfilment: 'delivery',
  area: 'Salmiya',
  houseNo: '7',
  gatewayCode: 'knet',
  'value:dates:note': 'Happy Eid',
}

/** The core with a shop, and its answer to the press. */
function over(
  press: Answer = { status: 201, body: made },
  offer: object = {},
  prices?: Answer,
  waiting: string[] = [],
) {
  const sent: { body: unknown; key: string | null }[] = []
  const usual: Record<string, Answer> = {
    '/config': { status: 200, body: coreConfig },
    '/product/unit_config/dates': { status: 200, body: unit },
    '/product/dates': { status: 200, body: coreProduct },
    '/invoice/preqs': { status: 200, body: { results: [] } },
    ...Object.fromEntries(waiting.map((id) => [`/order/${id}`, { status: 200, body: { ...coreOrder, id } }])),
    '/pay-choices': prices ?? { status: 200, body: { ...coreOffer, cart: { ...coreOffer.cart, ...offer } } },
  }
  const bff = bffOver({
    other: async (request) => {
      const call = new URL(request.url).pathname.replace('/api/v1/plugins/catalogue', '')
      if (call !== '/invoice/checkout')
        return usual[call] ?? { status: 404, body: { detail: 'No', code: 'not_found' } }
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
      return press
    },
  })
  const send = (fields: Record<string, string> = form, headers: Record<string, string> = {}) =>
    bff.press('/bff/catalogue/checkout/form', fields, { 'accept-language': 'ar', ...headers })
  return { bff, sent, send }
}

test('one press makes the order under the form’s key, leads to its payment and marks the cart', async () => {
  const { sent, send } = over()
  const answer = await send()
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'http://localhost:4000/sandbox-bank/pay/1',
  ])
  expect(sent).toEqual([
    {
      key: 'key-of-a-press',
      body: {
        lines: [{ slug: 'dates', quantity: 2, price: '4.500', values: { note: 'Happy Eid' } }],
        fulfilment: 'delivery',
        price_hash: 'hash-1',
        customer_name: 'نورة',
        customer_phone: '٥٠٠١٢٣٤٥',
        gateway_code: 'knet',
        address: { address: 'Home', area: 'Salmiya', house_no: '7' },
        language: 'ar',
      },
    },
  ])
  const cookie = answer.headers
    .getSetCookie()
    .find((each) => each.startsWith('cart='))
    ?.split(';')[0]
    ?.replace('cart=', '')
  expect(cartOfCookie(cookie)).toMatchObject({ order: 'CA-1', lines: [{ quantity: 2, ordered: 2 }] })
})

test('another price is shown with what was typed, and the next press accepts it', async () => {
  const refusal = { detail: 'The total has changed', code: 'price_changed', offer: coreOffer }
  const { bff, send } = over({ status: 409, body: refusal }, { price_hash: 'hash-2' })
  expect((await send()).status).toBe(409)
  const { page } = bff.pages.at(-1) ?? {}
  expect(page).toMatchObject({
    kind: 'catalogue',
    screen: {
      kind: 'checkout',
      offer: { cart: { priceHash: 'hash-2' } },
      form: {
        isPriceNew: true,
        typed: { name: 'نورة', area: 'Salmiya' },
        problem: { code: 'price_changed' },
      },
    },
  })
  expect(page).not.toMatchObject({ screen: { form: { key: form.key } } })
})

test('what is refused stands at its field of the form', async () => {
  const texts = {
    customer_phone: ['Enter valid phone number'],
    'address.house_no': ['This field is required'],
  }
  const { bff, send } = over({ status: 400, body: texts })
  expect((await send()).status).toBe(400)
  expect(bff.pages.at(-1)?.page).toMatchObject({
    screen: {
      form: {
        problem: {
          fieldErrors: { phone: ['Enter valid phone number'], houseNo: ['This field is required'] },
        },
      },
    },
  })
})

test('everything that is wrong is told at once, also what a product asks for', async () => {
  const missing = { code: 'prereq_missing', message: 'Missing', left: null, was: null, fields: ['note'] }
  const { bff, send } = over(
    { status: 400, body: { customer_name: ['This field is required'] } },
    { lines: coreOffer.cart.lines.map((line) => ({ ...line, problems: [missing] })) },
  )
  await send({ ...form, name: '' })
  expect(bff.pages.at(-1)?.page).toMatchObject({
    screen: {
      form: {
        problem: { fieldErrors: { name: ['This field is required'], 'value:dates:note': ['Missing'] } },
      },
    },
  })
})

test('a browser has three unpaid orders at most; the press of one of them once more is answered', async () => {
  const { bff, sent, send } = over(undefined, {}, undefined, ['OR-A', 'OR-B', 'OR-C'])
  const cookie = 'orders=key-of-the-first:OR-A.:OR-B.:OR-C'
  expect((await send(form, { cookie })).status).toBe(429)
  expect(sent).toEqual([])
  expect(bff.pages.at(-1)?.page).toMatchObject({
    screen: { form: { typed: { name: 'نورة' }, problem: { code: 'tooManyOrders' } } },
  })
  expect((await send({ ...form, key: 'key-of-the-first' }, { cookie })).status).toBe(303)
  expect((await send(form, { cookie: 'orders=:OR-A.:OR-B.:OR-GONE' })).status).toBe(303)
  const two = await send(form, { cookie: 'orders=:OR-A.:OR-B' })
  expect(two.headers.getSetCookie().find((each) => each.startsWith('orders='))).toMatch(
    /^orders=:OR-A\.:OR-B\.key-of-a-press:OR-1; Path=\/bff; Max-Age=3600; HttpOnly; SameSite=Lax/,
  )
})

test('a merchant who is paused says so in their own words, and what was typed waits', async () => {
  const paused = {
    detail: 'Back soon',
    code: 'paused',
    message_en: 'Back soon',
    message_ar: 'نعود قريبًا',
    paused_until: null,
  }
  const { bff, send } = over({ status: 423, body: paused }, {}, { status: 423, body: paused })
  expect((await send()).status).toBe(200)
  expect(bff.pages.at(-1)?.page).toMatchObject({
    cart: { lines: [{ slug: 'dates', quantity: 2 }] },
    screen: {
      kind: 'paused',
      pause: { message: { en: 'Back soon', ar: 'نعود قريبًا' }, until: null },
      form: { typed: { name: 'نورة', area: 'Salmiya', 'value:dates:note': 'Happy Eid' } },
    },
  })
})

test('what a product asks for stands at its field', async () => {
  const problem = { code: 'prereq_missing', message: 'Needed', left: null, was: null, fields: ['note'] }
  const [line] = coreOffer.cart.lines
  const offer = { ...coreOffer, cart: { ...coreOffer.cart, lines: [{ ...line, problems: [problem] }] } }
  const { bff, send } = over({ status: 409, body: { detail: 'Check your cart', code: 'lines', offer } })
  await send()
  expect(bff.pages.at(-1)?.page).toMatchObject({
    screen: { form: { problem: { fieldErrors: { 'value:dates:note': ['Needed'] } } } },
  })
})

test('without an answer the same key is pressed again', async () => {
  const { bff, send } = over({ status: 500, body: {} })
  expect((await send()).status).toBe(503)
  expect(bff.pages.at(-1)?.page).toMatchObject({
    screen: { form: { key: form.key, problem: { code: 'unavailable' } } },
  })
})

test('a new voucher or way of delivery is only priced', async () => {
  const { bff, sent, send } = over()
  expect((await send({ ...form, act: 'price', voucher: 'TAMRA2' })).status).toBe(200)
  expect(sent).toEqual([])
  expect(bff.pages.at(-1)?.page).toMatchObject({ screen: { form: { typed: { voucher: 'TAMRA2' } } } })
})

test.each([
  { ...form, key: '' },
  { ...form, cart: '' },
  { ...form, name: 'n'.repeat(65) },
  { ...form, act: 'steal' },
])('what our form never sends is refused', async (fields) => {
  const { sent, send } = over()
  expect((await send(fields)).status).toBe(400)
  expect(sent).toEqual([])
})

test('an empty cart has no checkout', async () => {
  const answer = await over().bff.request('/en/catalogue/checkout')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/catalogue/cart'])
})
