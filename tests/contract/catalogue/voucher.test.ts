import { findOrderFaults } from '@wasl/core/kernel/orders/order-faults.store'
import { findVoucherFaults } from '@wasl/core/kernel/vouchers/voucher-faults.store'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { askShop } from './ask-shop.ts'
import { shopper, type Shopper } from './shopper.ts'

const database = seededForTests()
let scene: CoreUnderTest
let shop: Shopper
const ask = askShop(() => scene.core)
const line = (slug: string, quantity = 1) => ({ slug, quantity })
const tote = { lines: [line('tote-tide')] }

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  shop = shopper(() => scene.core)
})
afterEach(async () => {
  const { db } = database()
  const faults = [...(await findOrderFaults(db)), ...(await findVoucherFaults(db))]
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(() => scene.close())

test.each(['BIG50', ' big50 ', 'ＢＩＧ５０', 'BIG٥٠'])(
  'the code %j takes off the goods at most, and never the delivery; without it the price is as before',
  async (code) => {
    const { body } = await shop.price({ ...tote, voucher_code: code })
    expect(body.cart).toMatchObject({
      voucher: { code: 'BIG50', discount_type: 'fixed', amount: '50.000', discount: '3.500' },
      lines: [{ discount: '3.500' }],
      totals: { subtotal: '3.500', voucher_discount: '3.500', delivery_fee: '1.500', total: '1.500' },
      can_check_out: true,
    })
    expect((await shop.price(tote)).body.cart.totals).toMatchObject({ delivery_fee: '1.500', total: '5.000' })
  },
)

test.each([
  ['NOBODYS', 'unknown', 'This voucher code isn’t valid'],
  ['OLDTIDE', 'expired', 'Voucher expired'],
  ['MADD10', 'not_eligible', 'This voucher doesn’t apply to these products'],
  ['DATES20', 'not_eligible', 'This voucher doesn’t apply to these products'],
  ['FREEDEL', 'below_minimum', 'Add KWD\u00a01.500 more to use this voucher'],
])(
  '%s is told to be %s, everywhere alike, and the cart can be bought without it',
  async (code, why, detail) => {
    const problem = { detail, code: why }
    expect(await ask('invoice/discount', { body: { ...tote, code } })).toMatchObject({
      status: 409,
      body: problem,
    })
    const { body } = await shop.price({ ...tote, voucher_code: code })
    expect(body.cart).toMatchObject({
      voucher: null,
      voucher_problem: problem,
      totals: { total: '5.000' },
      can_check_out: false,
    })
    const wish = { price_hash: body.cart.price_hash }
    expect(await shop.checkOut({ ...tote, voucher_code: code }, wish)).toMatchObject({
      status: 409,
      body: { code: 'voucher', offer: { cart: { voucher_problem: { code: why } } } },
    })
  },
)

test('a code of some products reduces these alone, by their shares', async () => {
  const cart = { lines: [line('dibs-500', 3), line('candle-oud')], voucher_code: 'DATES20' }
  const { body } = await shop.price(cart)
  expect(body.cart).toMatchObject({
    lines: [{ discount: '1.650' }, { discount: '0.000' }],
    totals: { subtotal: '14.250', voucher_discount: '1.650', total: '14.100' },
  })
  expect(
    (await ask('invoice/discount', { body: { ...cart, voucher_code: undefined, code: 'dates20' } })).body,
  ).toEqual({
    code: 'DATES20',
    discount_type: 'percentage',
    amount: '20',
    discount: '1.650',
  })
})

test('a code for the delivery takes off the delivery alone', async () => {
  const { body } = await shop.price({ lines: [line('candle-oud')], voucher_code: 'FREEDEL' })
  expect(body.cart.totals).toMatchObject({ delivery_fee: '1.500', voucher_discount: '1.500', total: '6.000' })
})

test('everything free is complete at once: no gateway, no transaction', async () => {
  const cart = { lines: [line('candle-oud')], voucher_code: 'FULL100' }
  const wish = { fulfilment: 'pickup', store: 'home', gateway_code: undefined }
  const { status, body } = await shop.buy(cart, wish)
  expect([status, body.transaction_id]).toEqual([201, null])
  expect((await ask(`order/${body.order_id}`)).body).toMatchObject({
    state: 'confirmed',
    payment_state: 'none_due',
    totals: { voucher_discount: '6.000', total: '0.000' },
  })
})

test('eight buyers of a code for one: one order has it, the others may pay the whole price', async () => {
  const cart = { lines: [line('finjan-set-6')], voucher_code: 'ONCE' }
  const { body } = await shop.price(cart)
  expect(body.cart.totals.voucher_discount).toBe('1.725')
  const wish = { price_hash: body.cart.price_hash }
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => shop.checkOut(cart, { ...wish, customer_phone: `5001234${at}` })),
  )
  const refused = answers.filter(({ status }) => status === 409)
  expect([answers.length - refused.length, refused.length]).toEqual([1, 7])
  for (const { body: told } of refused)
    expect(told).toMatchObject({
      code: 'voucher',
      offer: {
        cart: {
          voucher_problem: { code: 'exhausted' },
          totals: { voucher_discount: '0.000', total: '13.000' },
        },
      },
    })
  const { price_hash } = refused[0]?.body.offer?.cart ?? { price_hash: '' }
  expect((await shop.checkOut({ lines: cart.lines }, { price_hash })).status).toBe(201)
})

test('a code for each customer’s first order knows the customer by their phone, however it is written', async () => {
  const cart = { lines: [line('dibs-500')], voucher_code: 'FIRST' }
  expect((await shop.buy(cart, { gateway_code: 'cod', customer_phone: '+965 5001 9999' })).status).toBe(201)
  expect(await shop.buy(cart, { gateway_code: 'cod', customer_phone: '٠٠٩٦٥ ٥٠٠ ١٩٩٩٩' })).toMatchObject({
    status: 409,
    body: { code: 'voucher', offer: { cart: { voucher_problem: { code: 'already_used' } } } },
  })
  expect((await shop.buy(cart, { gateway_code: 'cod', customer_phone: '50018888' })).status).toBe(201)
})
