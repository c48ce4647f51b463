import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { askShop } from './ask-shop.ts'
import { addressOf, buyer, shopper, type Shopper } from './shopper.ts'

const database = seededForTests()
let scene: CoreUnderTest
let shop: Shopper
const ask = askShop(() => scene.core)
const inventoryOf = async (slug: string) => (await ask(`product/${slug}`)).body.inventory
const count = async (table: string) => {
  const { rows } = await database().pool.query<{ n: string }>(`select count(*) as n from ${table}`)
  return Number(rows[0]?.n)
}

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  shop = shopper(() => scene.core)
})
afterAll(() => scene.close())
beforeEach(async () => {
  await database().pool.query(`update product set max_per_order = null, min_per_order = 1`)
})

const line = (slug: string, quantity: unknown = 1, more: object = {}) => ({ slug, quantity, ...more })

test('a cart is priced by the products: what the buyer says of a price is only compared', async () => {
  const { status, body } = await shop.price({
    lines: [line('ikhlas-box-12', 2, { price: '4.500' }), line('stuffed-pistachio-20')],
  })
  expect(status).toBe(200)
  expect(body.cart).toMatchObject({
    lines: [
      { slug: 'ikhlas-box-12', counted: 2, unit_price: '4.500', total: '9.000', problems: [] },
      { unit_price: '7.500', full_unit_price: '8.750', total: '7.500', problems: [] },
    ],
    totals: {
      subtotal: '16.500',
      item_discount: '1.250',
      voucher_discount: '0.000',
      delivery_fee: '1.500',
      tax: '0.000',
      total: '18.000',
    },
    fulfilment: 'delivery',
    asks_address: true,
    can_check_out: true,
    kept_minutes: 15,
  })
  expect(
    body.pay_choices.map(({ gateway_code, base_amount, delivery_charges }) => [
      gateway_code,
      base_amount,
      delivery_charges,
    ]),
  ).toContainEqual(['knet', '18.000', '1.500'])
})

test('delivery is free from the set subtotal on, and nothing when it is fetched', async () => {
  const feeOf = async (cart: object) => (await shop.price(cart)).body.cart.totals.delivery_fee
  expect(await feeOf({ lines: [line('dibs-500', 7)] })).toBe('1.500')
  expect(await feeOf({ lines: [line('dibs-500', 8)] })).toBe('0.000')
  expect(await feeOf({ lines: [line('dibs-500')], fulfilment: 'pickup' })).toBe('0.000')
})

test('what is sent by e-mail is neither delivered nor fetched', async () => {
  const values = { recipient_email: 'dana@example.com' }
  const { body } = await shop.price({ lines: [line('gift-card-10', 1, { values })] })
  expect(body.cart).toMatchObject({
    fulfilment: 'none',
    asks_address: false,
    pickup_stores: [],
    totals: { delivery_fee: '0.000' },
    can_check_out: true,
  })
})

test('stores where all of it can be fetched are named', async () => {
  const keys = async (...slugs: string[]) =>
    (await shop.price({ lines: slugs.map((slug) => line(slug)) })).body.cart.pickup_stores.map(
      ({ key }) => key,
    )
  expect([
    await keys('dibs-500'),
    await keys('dibs-500', 'dallah-brass'),
    await keys('dibs-500', 'gift-card-10'),
  ]).toEqual([['pantry'], [], ['pantry']])
})

test.each([
  [
    'gone',
    line('nothing-like-it'),
    { counted: 0, problem: { left: null, message: 'This product is no longer available' } },
  ],
  ['sold_out', line('tahini-dates-20'), { counted: 0, problem: { left: 0, message: 'Sold out' } }],
  ['reduced', line('dallah-brass', 999), { counted: 4, problem: { left: 4, message: 'Available: 4' } }],
  [
    'price_changed',
    line('candle-oud', 1, { price: '5.000' }),
    { counted: 1, problem: { was: '5.000', message: 'The price changed from 5.000 to 6.000' } },
  ],
  ['prereq_missing', line('gift-card-10'), { counted: 1, problem: { fields: ['recipient_email'] } }],
  [
    'prereq_missing',
    line('gift-card-10', 1, { values: { recipient_email: 'nobody' } }),
    { counted: 1, problem: { fields: ['recipient_email'] } },
  ],
])(
  '%s is told at its line, and checkout refuses it with what it would be now',
  async (code, wish, { counted, problem }) => {
    const cart = { lines: [line('dibs-500'), wish] }
    const { body } = await shop.price(cart)
    expect(body.cart.can_check_out).toBe(false)
    expect(body.cart.lines[0]?.problems).toEqual([])
    expect(body.cart.lines[1]).toMatchObject({ counted, problems: [{ code, ...problem }] })
    const orders = await count('shop_order')
    const refused = await shop.checkOut(cart, { price_hash: body.cart.price_hash })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: code === 'price_changed' ? code : 'lines',
        offer: { cart: { lines: [{}, { problems: [{ code }] }] } },
      },
    })
    expect(await count('shop_order')).toBe(orders)
  },
)

test('two lines of one product want its stock together: both are told, and nothing is kept', async () => {
  const values = (name: string) => ({ values: { name } })
  const cart = {
    lines: [line('stuffed-pistachio-20', 4, values('a')), line('stuffed-pistachio-20', 4, values('b'))],
  }
  const { body } = await shop.price(cart)
  expect(body.cart.lines).toMatchObject([
    { counted: 4, problems: [{ code: 'reduced', left: 6 }] },
    { counted: 2, problems: [{ code: 'reduced', left: 6 }] },
  ])
  expect((await shop.checkOut(cart, { price_hash: body.cart.price_hash })).status).toBe(409)
  expect(await inventoryOf('stuffed-pistachio-20')).toBe(6)
})

test('an order has at most what one order may have', async () => {
  await database().pool.query(`update product set max_per_order = 3 where slug = 'dibs-500'`)
  expect((await shop.price({ lines: [line('dibs-500', 5)] })).body.cart.lines[0]).toMatchObject({
    counted: 3,
    problems: [{ code: 'reduced', left: 3, message: 'Maximum per order: 3' }],
  })
})

test('an order has at least what one order must have', async () => {
  await database().pool.query(`update product set min_per_order = 2 where slug = 'dibs-500'`)
  const answer = await shop.buy({ lines: [line('dibs-500', 1)] })
  expect(answer).toMatchObject({ status: 400, body: { 'lines.0.quantity': ['Minimum per order: 2'] } })
})

test.each([[-1], [0], [1.5], ['0'], ['٠'], ['1.5'], ['-1'], [''], [1000], [null], ['3a'], [true]])(
  'a quantity of %j is refused at its field',
  async (quantity) => {
    const cart = { lines: [line('dibs-500', quantity)] }
    const refusals = [await shop.price(cart), await shop.checkOut(cart, { price_hash: 'x' })]
    for (const { status, body } of refusals)
      expect([status, Object.keys(body)]).toEqual([400, ['lines.0.quantity']])
  },
)

test.each([['٣'], ['۳'], ['3']])('a quantity of %j is three', async (quantity) => {
  expect((await shop.price({ lines: [line('dibs-500', quantity)] })).body.cart.lines[0]).toMatchObject({
    quantity: 3,
    total: '8.250',
  })
})

test('checkout keeps the goods and leads to the gateway; the same press once more makes nothing more', async () => {
  const before = await inventoryOf('ikhlas-box-12')
  const key = 'press-of-a-buyer-1'
  const cart = { lines: [line('ikhlas-box-12', '٢')] }
  const { body } = await shop.price(cart)
  const wish = { price_hash: body.cart.price_hash, gateway_code: 'knet' }
  const first = await shop.checkOut(cart, wish, key)
  expect(first).toMatchObject({
    status: 201,
    body: {
      number: expect.stringMatching(/^[0-9A-Z]{8}$/),
      redirect_url: expect.stringContaining('/sandbox-bank/'),
      kept_until: expect.any(String),
    },
  })
  expect(await inventoryOf('ikhlas-box-12')).toBe(Number(before) - 2)
  const again = await shop.checkOut(cart, wish, key)
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([
    201,
    'true',
    first.body,
  ])
  expect(await inventoryOf('ikhlas-box-12')).toBe(Number(before) - 2)
  const other = await shop.checkOut({ lines: [line('ikhlas-box-12', 1)] }, wish, key)
  expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
})

test('an order shows what was bought, and its payment names it', async () => {
  const { body: made } = await shop.buy({ lines: [line('candle-oud', 2)] }, { customer_name: 'نورة العلي' })
  expect((await ask(`order/${made.order_id}`)).body).toMatchObject({
    id: made.order_id,
    number: made.number,
    state: 'pending_payment',
    payment_state: 'pending',
    transaction_id: made.transaction_id,
    fulfilment: 'delivery',
    lines: [
      { slug: 'candle-oud', quantity: 2, unit_price: '6.000', total: '12.000', image_url: '/art/candle.svg' },
    ],
    totals: { subtotal: '12.000', delivery_fee: '1.500', total: '13.500' },
  })
  expect((await ask(`order/${made.number}`)).status).toBe(404)
  expect((await ask(`order/${made.transaction_id}`)).body).toMatchObject({ id: made.order_id })
  const { rows } = await database().pool.query(
    `select t.plugin, t.order_no, t.amount, t.delivery, t.product_type, t.description_ar, t.extra,
       c.name_en, c.name_ar, c.phone from payment_transaction t join customer c on c.id = t.customer_id where t.public_id = $1`,
    [made.transaction_id],
  )
  expect(rows).toEqual([
    {
      plugin: 'catalogue',
      order_no: made.number,
      amount: 13500,
      delivery: 1500,
      product_type: 'Home',
      description_ar: '2 × شمعة العود والبرتقال',
      extra: expect.objectContaining({ area: 'Salmiya', block: '10' }),
      name_en: null,
      name_ar: 'نورة العلي',
      phone: '+96550012345',
    },
  ])
})

test('without a gateway the buyer goes on from our own pay page, by its hosted address', async () => {
  const { body } = await shop.buy({ lines: [line('candle-oud')] }, { gateway_code: undefined })
  const session = /\/en\/checkout\/([\w-]+)$/.exec(body.redirect_url)?.[1]
  const answer = await scene.core.fetch(new Request(`http://localhost/api/v1/checkout/${session}`))
  expect(await answer.json()).toEqual({ transaction_id: body.transaction_id, plugin: 'catalogue' })
})

test('a total of nothing needs no gateway: the order is complete at once', async () => {
  await database().pool.query(`update product set price = 0 where slug = 'gift-card-10'`)
  const cart = { lines: [line('gift-card-10', 1, { values: { recipient_email: 'dana@example.com' } })] }
  const priced = await shop.price(cart)
  expect([priced.body.cart.totals.total, priced.body.pay_choices]).toEqual(['0.000', []])
  const transactions = await count('payment_transaction')
  const { body, status } = await shop.checkOut(cart, {
    price_hash: priced.body.cart.price_hash,
    gateway_code: undefined,
  })
  expect([status, body.transaction_id, body.kept_until]).toEqual([201, null, null])
  expect(body.redirect_url).toBe(`http://localhost/en/catalogue/order/${body.order_id}`)
  expect((await ask(`order/${body.order_id}`)).body).toMatchObject({
    state: 'confirmed',
    payment_state: 'none_due',
  })
  expect(await count('payment_transaction')).toBe(transactions)
})

test('another price than the buyer saw is 409 with the new breakdown, and nothing is made', async () => {
  const cart = { lines: [line('finjan-set-6')] }
  const { body } = await shop.price(cart)
  await database().pool.query(`update product set price = 12000 where slug = 'finjan-set-6'`)
  const wish = { price_hash: body.cart.price_hash }
  const before = await Promise.all(
    ['shop_order', 'customer', 'idempotency', 'stock_hold', 'payment_transaction'].map(count),
  )
  const refused = await shop.checkOut(cart, wish, 'press-of-a-buyer-2')
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'price_changed', offer: { cart: { totals: { subtotal: '12.000' }, can_check_out: true } } },
  })
  expect(
    await Promise.all(
      ['shop_order', 'customer', 'idempotency', 'stock_hold', 'payment_transaction'].map(count),
    ),
  ).toEqual(before)
  const { price_hash } = refused.body.offer?.cart ?? { price_hash: '' }
  expect((await shop.checkOut(cart, { price_hash }, 'press-of-a-buyer-2')).status).toBe(201)
})

test.each([
  [{ customer_name: ' ' }, ['customer_name'], 'This field is required'],
  [{ customer_phone: '12' }, ['customer_phone'], 'Enter valid phone number'],
  [{ customer_email: 'x@' }, ['customer_email'], 'Enter valid email address'],
  [{ gateway_code: 'nobody' }, ['gateway_code'], 'Choose one of the offered gateways'],
  [{ address: { ...addressOf(), block: '' } }, ['address.block'], 'This field is required'],
  [
    { address: undefined },
    ['address.address', 'address.area', 'address.block', 'address.street', 'address.house_no'],
    'This field is required',
  ],
  [
    { customer_name: '', customer_phone: '', address: { ...addressOf(), street: '' } },
    ['customer_name', 'customer_phone', 'address.street'],
    'This field is required',
  ],
  [{ fulfilment: 'pickup' }, ['store'], 'Choose a store that has all of your products'],
  [{ fulfilment: 'pickup', store: 'gifts' }, ['store'], 'Choose a store that has all of your products'],
])('%j is refused at %j', async (wish, fields, text) => {
  const { status, body } = await shop.buy({ lines: [line('candle-oud')] }, wish)
  expect([status, Object.keys(body).toSorted()]).toEqual([400, fields.toSorted()])
  expect(Object.values(body)[0]).toEqual([text])
})

test('what is fetched asks for no address and names its store', async () => {
  const wish = { fulfilment: 'pickup', store: 'home', address: undefined }
  const { status, body } = await shop.buy({ lines: [line('candle-oud')] }, wish)
  expect(status).toBe(201)
  expect((await ask(`order/${body.order_id}`)).body).toMatchObject({
    fulfilment: 'pickup',
    store: { key: 'home' },
  })
})

test('another merchant’s product is gone, its order is not there, and a shop that is not there sells nothing', async () => {
  await database().pool.query(
    `with pool as (insert into stock_pool (merchant_id, kind, subject, created_at) values (2, 'stock', 'x', now()) returning id)
     insert into product (merchant_id, public_id, slug, sku, state, name_en, name_ar, price, pool_id, created_at, changed_at)
     select 2, 'x', 'of-another', 'x', 'active', 'x', 'x', 1000, id, now(), now() from pool`,
  )
  const cart = { lines: [line('of-another')] }
  expect((await shop.price(cart)).body.cart.lines[0]?.problems).toMatchObject([{ code: 'gone' }])
  const elsewhere = { host: 'dar-nuwair.localhost' }
  const { body } = await shop.buy({ lines: [line('candle-oud')] })
  expect((await ask(`order/${body.order_id}`, elsewhere)).status).toBe(404)
  const of = { ...cart, ...buyer(), price_hash: 'x' }
  for (const [path, sent] of [
    ['pay-choices', cart],
    ['invoice/checkout', of],
    ['invoice/discount', { ...cart, code: 'X' }],
  ] as const)
    expect((await ask(path, { ...elsewhere, body: sent, key: 'a-key-of-a-press' })).status).toBe(404)
  expect((await ask('invoice/preqs?product_slugs=of-another', elsewhere)).status).toBe(404)
})

test('the questions of products are asked in their order', async () => {
  const { body } = await ask('invoice/preqs?product_slugs=dibs-500,gift-card-10', { language: 'ar' })
  expect(body.results).toMatchObject([
    {
      product_slug: 'gift-card-10',
      code: 'recipient_email',
      type: 'email',
      required: true,
      label: 'البريد الإلكتروني لمن ستصله البطاقة',
    },
    { code: 'greeting', type: 'textarea', required: false },
  ])
})

test('a paused merchant takes no order', async () => {
  await database().pool.query(
    `update merchant set paused = true, paused_message_en = 'Back at nine' where id = 1`,
  )
  const cart = { lines: [line('candle-oud')] }
  expect(await shop.price(cart)).toMatchObject({ status: 423, body: { detail: 'Back at nine' } })
  expect((await shop.checkOut(cart, { price_hash: 'x' })).status).toBe(423)
  await database().pool.query(`update merchant set paused = false, paused_message_en = null where id = 1`)
})
