import { findVoucherFaults } from '@wasl/core/kernel/vouchers/voucher-faults.store'
import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { shopper, type Shopper } from '../../catalogue/shopper.ts'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { scene, as, ask, signIn } = staffDesk(database)
let manager: SignedIn
let shop: Shopper

beforeAll(async () => {
  manager = await signIn({ permissions: ['catalogue.manage'], sections: ['catalogue'] })
  shop = shopper(() => scene().core)
}, 240_000)

const wish = {
  code: 'TIDE15',
  name_en: '15% off',
  name_ar: 'خصم 15%',
  kind: 'percentage',
  amount: '15',
  max_discount: '',
  min_order: '',
  applies_to: 'subtotal',
  plugins: [],
  categories: [],
  stores: [],
  products: [],
  starts_at: null,
  ends_at: null,
  weekdays: [],
  usage_limit: null,
  budget: '',
  per_customer_limit: null,
  first_order_only: false,
  active: true,
}
const add = (changes: object = {}, language: 'en' | 'ar' = 'en') =>
  as(manager, 'products.vouchers.create', { body: { ...wish, ...changes }, language })
const change = (id: string, changes: object) =>
  as(manager, 'products.vouchers.change', {
    params: { id },
    body: { ...wish, revision: 0, ...changes },
    language: 'en',
  })
const remove = (id: string, language: 'en' | 'ar' = 'en') =>
  as(manager, 'products.vouchers.remove', { params: { id }, language })
const list = (query = '') => as(manager, 'products.vouchers.list', { query })
const codesOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
  (body as { results: { code: string }[] }).results.map(({ code }) => code)

const bought = (code: string, phone: string, slug = 'finjan-set-6') =>
  shop.buy(
    { lines: [{ slug, quantity: 1 }], voucher_code: code },
    { gateway_code: 'cod', customer_phone: phone },
  )

test('a new voucher is taken in the shop at once, by its folded code', async () => {
  expect(await add({ code: ' tide١٥ ' })).toMatchObject({
    status: 201,
    body: { code: 'TIDE15', state: 'active', used: 0, given: '0.000', is_unused: true, revision: 0 },
  })
  const { body } = await shop.price({
    lines: [{ slug: 'finjan-set-6', quantity: 1 }],
    voucher_code: 'tide15',
  })
  expect(body.cart).toMatchObject({ voucher: { code: 'TIDE15', amount: '15' }, can_check_out: true })
  expect(await add({ code: 'Tide15' })).toMatchObject({
    status: 400,
    body: { code: ['Another voucher has this code'] },
  })
})

test('uses, reserved uses and what was given are counted, and the orders are named', async () => {
  const { body: made } = await add({
    code: 'COUNTED',
    kind: 'fixed',
    amount: '2.000',
    usage_limit: 3,
    budget: '6.000',
  })
  const id = String(made['id'])
  const paid = await bought('COUNTED', '50031001')
  const waits = await shop.buy(
    { lines: [{ slug: 'finjan-set-6', quantity: 1 }], voucher_code: 'COUNTED' },
    { customer_phone: '50031002' },
  )
  expect([paid.status, waits.status]).toEqual([201, 201])
  const { body } = await list('?q=counted')
  expect(body).toMatchObject({
    results: [
      { id, used: 1, kept: 1, given: '2.000', given_kept: '2.000', is_unused: false, state: 'active' },
    ],
  })
  expect((await as(manager, 'products.vouchers.uses', { params: { id } })).body).toMatchObject({
    results: [
      { order_id: waits.body.order_id, discount: '2.000', state: 'reserved' },
      { order_id: paid.body.order_id, discount: '2.000', state: 'redeemed', customer_name: 'Noura Alali' },
    ],
  })
  const same = { code: 'COUNTED', kind: 'fixed', amount: '2.000' }
  expect(await change(id, { ...same, usage_limit: 1, budget: '6.000' })).toMatchObject({
    status: 400,
    body: { usage_limit: ['Used or in checkout: 2. Enter at least 2.'] },
  })
  expect(await change(id, { ...same, usage_limit: 3, budget: '3.999' })).toMatchObject({
    status: 400,
    body: { budget: ['Already given or in checkout: 4.000. Enter at least 4.000.'] },
  })
  expect(await change(id, { ...same, usage_limit: 2, budget: '' })).toMatchObject({
    status: 200,
    body: { usage_limit: 2, budget: '', state: 'used_up', revision: 1 },
  })
  expect(await change(id, same)).toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await bought('COUNTED', '50031003')).toMatchObject({
    status: 409,
    body: { offer: { cart: { voucher_problem: { code: 'exhausted' } } } },
  })
  expect(codesOf(await list('?state=used_up'))).toContain('COUNTED')
  expect(await findVoucherFaults(database().db)).toEqual([])
})

test('a voucher that was used is switched off, not deleted; one that was not is deleted', async () => {
  const { body: used } = await add({ code: 'WASUSED' })
  await bought('WASUSED', '50032001')
  expect(await remove(String(used['id']))).toMatchObject({
    status: 409,
    body: {
      code: 'used',
      detail: 'Orders have used this voucher, so it can’t be deleted. Turn it off instead.',
    },
  })
  expect((await remove(String(used['id']), 'ar')).body['detail']).toContain('أوقفها')
  expect(await change(String(used['id']), { code: 'WASUSED', active: false })).toMatchObject({
    status: 200,
    body: { state: 'off' },
  })
  const discount = { body: { code: 'WASUSED', lines: [{ slug: 'finjan-set-6', quantity: 1 }] } }
  expect(await ask('catalogueCheckout.discount', discount)).toMatchObject({
    status: 409,
    body: { code: 'unknown' },
  })
  const { body: idle } = await add({ code: 'NEVERUSED' })
  expect(await remove(String(idle['id']))).toMatchObject({ status: 200, body: { id: idle['id'] } })
  expect((await remove(String(idle['id']))).status).toBe(404)
  expect(codesOf(await list('?q=neverused'))).toEqual([])
})

test('what is wrong with a voucher is told at its fields', async () => {
  expect(await add({ code: '', amount: '' })).toMatchObject({
    status: 400,
    body: { code: ['This field is required'], amount: ['This field is required'] },
  })
  expect(
    await add({
      code: 'A B',
      amount: '100.01',
      min_order: '1.2345',
      budget: '0',
      products: ['NO-SUCH-SKU'],
      categories: ['nobodys'],
      starts_at: '2030-01-02T00:00:00Z',
      ends_at: '2030-01-01T00:00:00Z',
    }),
  ).toMatchObject({
    status: 400,
    body: {
      code: ['Use 3 to 32 letters, digits or hyphens'],
      amount: ['Enter a percentage above 0, up to 100, with at most 2 decimals'],
      min_order: ['Use at most 3 decimals'],
      budget: ['Enter an amount above 0'],
      products: ['No product has the SKU NO-SUCH-SKU'],
      categories: ['A category or store was deleted. Choose again.'],
      ends_at: ['The end must be after the start'],
    },
  })
  expect(await add({ code: 'ZERO', kind: 'fixed', amount: '0' })).toMatchObject({
    body: { amount: ['Enter an amount above 0'] },
  })
})

test('only chosen products are reduced, and a category keeps its voucher when its address changes', async () => {
  const page = (await list()).body as { categories: { value: string; name_en: string }[] }
  const dates = page.categories.find(({ name_en: name }) => /^dates/i.test(name))
  const { body: made } = await add({ code: 'ONLYDATES', categories: [dates?.value] })
  expect(made).toMatchObject({ categories: [dates?.value] })
  const price = async (slug: string) =>
    (await shop.price({ lines: [{ slug, quantity: 1 }], voucher_code: 'ONLYDATES' })).body.cart.voucher
  const pool = database().pool
  const rename = (slug: string) =>
    pool.query('update product_category set slug = $1 where public_id = $2', [slug, dates?.value])
  await rename('dates-anew')
  expect([await price('dibs-500'), await price('candle-oud')]).toEqual([
    expect.objectContaining({ code: 'ONLYDATES' }),
    null,
  ])
  await rename('dates')
})

test('a code of other days, and one for first orders, say so in both languages before checkout', async () => {
  const today = new Date(scene().now()).getUTCDay()
  const other = [(today + 3) % 7]
  await add({ code: 'OTHERDAY', weekdays: other })
  await add({ code: 'FIRSTEVER', first_order_only: true })
  const lines = [{ slug: 'finjan-set-6', quantity: 1 }]
  const says = async (code: string, language: 'en' | 'ar', phone?: string) =>
    (
      await ask('catalogueCheckout.discount', {
        body: { code, lines, ...(phone && { customer_phone: phone }) },
        language,
      })
    ).body
  const day = (language: string) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(1970, 0, 4 + (other[0] ?? 0))),
    )
  expect(await says('OTHERDAY', 'en')).toEqual({
    code: 'wrong_day',
    detail: `This voucher is only valid on ${day('en')}`,
  })
  expect(await says('OTHERDAY', 'ar')).toMatchObject({
    code: 'wrong_day',
    detail: expect.stringContaining(day('ar')),
  })
  expect((await bought('FIRSTEVER', '50033001')).status).toBe(201)
  expect(await says('FIRSTEVER', 'en', '٠٠٩٦٥ ٥٠٠ ٣٣٠٠١')).toEqual({
    code: 'not_first_order',
    detail: 'This voucher is for first orders only',
  })
  expect(await says('FIRSTEVER', 'ar', '50033001')).toMatchObject({ detail: 'هذه القسيمة للطلب الأول فقط' })
  expect(await says('FIRSTEVER', 'en', '50033002')).toMatchObject({ code: 'FIRSTEVER' })
  expect(await bought('FIRSTEVER', '50033001')).toMatchObject({
    status: 409,
    body: { offer: { cart: { voucher_problem: { code: 'not_first_order' } } } },
  })
})

test('free delivery is a voucher of its own kind, and the history tells who changed what', async () => {
  const { body: made } = await add({ code: 'BRINGIT', kind: 'free_delivery', amount: '', min_order: '1.000' })
  expect(made).toMatchObject({ kind: 'free_delivery', applies_to: 'delivery_fee', min_order: '1.000' })
  const { body } = await shop.price({ lines: [{ slug: 'tote-tide', quantity: 1 }], voucher_code: 'BRINGIT' })
  expect(body.cart.totals).toMatchObject({ delivery_fee: '1.500', voucher_discount: '1.500', total: '3.500' })
  await change(String(made['id']), { code: 'BRINGIT', kind: 'free_delivery', amount: '', active: false })
  const { rows } = await database().pool.query(
    `select action from audit where object = 'BRINGIT' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['voucher.added', 'voucher.changed'])
  const clerk = await signIn({ permissions: ['orders.manage'], sections: ['catalogue'] })
  expect((await as(clerk, 'products.vouchers.list')).status).toBe(403)
  expect((await as(clerk, 'products.vouchers.create', { body: wish })).status).toBe(403)
})
