import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { as, ask, scene, signIn } = staffDesk(database)
let manager: SignedIn

beforeAll(async () => {
  manager = await signIn({ permissions: ['catalogue.manage'], sections: ['catalogue'] })
}, 240_000)

const wish = {
  name_en: 'Rose water',
  name_ar: 'ماء ورد',
  description_en: '<p>From Taif.</p><script>x</script>',
  description_ar: '<p>من الطائف</p>',
  sku: 'RW-1',
  slug: '',
  state: 'active',
  price: '٣.٥٠٠',
  price_with_discount: '',
  discount_from: null,
  discount_until: null,
  sold_out_until: null,
  min_per_order: 1,
  max_per_order: null,
  shipped: true,
  store: 'pantry',
  categories: ['dates'],
  pictures: [],
  stock: { from: null, to: 8 },
}
let count = 0
const add = (changes: object = {}, language: 'en' | 'ar' = 'en') =>
  as(manager, 'products.create', { body: { ...wish, sku: `RW-${(count += 1)}`, ...changes }, language })
const change = (id: string, changes: object) =>
  as(manager, 'products.change', {
    params: { id },
    body: { ...wish, stock: { from: 8, to: 8 }, revision: 0, ...changes },
    language: 'en',
  })
const patch = (id: string, changes: object) =>
  as(manager, 'products.patch', { params: { id }, body: { revision: 0, ...changes }, language: 'en' })
const list = async (query: Record<string, string> = {}) => {
  const { body } = await as(manager, 'products.list', { query: `?${new URLSearchParams(query).toString()}` })
  return body as { count: number; counts: Record<string, number>; results: Record<string, unknown>[] }
}
const inShop = (slug: string) => ask('catalogue.product', { params: { slug } })
const buy = (slug: string, pieces: number) =>
  database().pool.query(
    `update stock_pool set sold = sold + $2 where id = (select pool_id from product where slug = $1 and merchant_id = 1)`,
    [slug, pieces],
  )

test('a new product is in the shop at once, its text cleaned and its price in the digits of any script', async () => {
  const added = await add({ sku: 'RW' })
  expect(added).toMatchObject({
    status: 201,
    body: {
      slug: 'rose-water',
      price: '3.500',
      description_en: '<p>From Taif.</p>',
      shelf: 8,
      kept: 0,
      sold: 0,
      stock_state: 'many',
      categories: ['dates'],
      store: 'pantry',
      revision: 0,
    },
  })
  expect((await inShop('rose-water')).body).toMatchObject({ price: '3.500', inventory: 8 })
  const { rows } = await database().pool.query<{ action: string; object: string }>(
    `select action, object from audit where action like 'product.%'`,
  )
  expect(rows).toEqual([{ action: 'product.added', object: 'Rose water' }])
})

test('a product is shown by its id as the list has it, and one of nobody is not there', async () => {
  const { body } = await add({ name_en: 'Orange water' })
  const one = (id: string) => as(manager, 'products.product', { params: { id } })
  expect(await one((body as { id: string }).id)).toMatchObject({ status: 200, body: body as object })
  expect((await one('nowhere')).status).toBe(404)
})

test('the list is searched in both languages, narrowed by stock, state, store and category, and counts what is low', async () => {
  await add({ name_en: 'Last jar', name_ar: 'آخر مرطبان', stock: { from: null, to: 2 } })
  await add({ name_en: 'Gone jar', name_ar: 'مرطبان نفد', state: 'hidden', stock: { from: null, to: 0 } })
  const names = ({ results }: { results: Record<string, unknown>[] }) => results.map((one) => one['name_en'])
  expect(names(await list({ q: 'مرطبان' }))).toEqual(['Gone jar', 'Last jar'])
  expect(names(await list({ q: 'jar', stock: 'few' }))).toEqual(['Last jar'])
  expect(names(await list({ q: 'jar', stock: 'sold_out' }))).toEqual(['Gone jar'])
  expect(names(await list({ state: 'hidden' }))).toEqual(['Gone jar'])
  expect((await list({ store: 'gifts' })).results.every(({ store }) => store === 'gifts')).toBe(true)
  expect((await list({ category: 'dates', q: 'jar' })).count).toBe(2)
  const { counts } = await list()
  expect(counts).toMatchObject({ all: (await list()).count, hidden: 1 })
  expect(counts['few']).toBe((await list({ stock: 'few' })).count)
})

test('an archived product is found by its state alone, and by nobody in the shop', async () => {
  const { body } = await add({ name_en: 'Old tin', name_ar: 'علبة قديمة' })
  expect(await patch(String(body['id']), { state: 'archived' })).toMatchObject({ status: 200 })
  expect((await list({ q: 'old tin' })).count).toBe(0)
  expect((await list({ q: 'old tin', state: 'archived' })).count).toBe(1)
  expect((await inShop('old-tin')).status).toBe(404)
})

test('one value is changed in its row: price, sale price, until when it is sold out', async () => {
  const { body } = await add({ name_en: 'Row', name_ar: 'صف' })
  const id = String(body['id'])
  expect(await patch(id, { price: '4.250' })).toMatchObject({
    status: 200,
    body: { price: '4.250', shelf: 8, revision: 1, name_en: 'Row', categories: ['dates'] },
  })
  expect(await patch(id, { revision: 1, price_with_discount: '4.250' })).toMatchObject({
    status: 400,
    body: { price_with_discount: ['The sale price must be lower than the price'] },
  })
  const until = new Date(scene().now().getTime() + 3_600_000).toISOString()
  expect(await patch(id, { revision: 1, sold_out_until: until })).toMatchObject({
    status: 200,
    body: { stock_state: 'sold_out', shelf: 8 },
  })
  expect((await inShop('row')).body).toMatchObject({ inventory: 0 })
  scene().advance(3_700_000)
  manager = await signIn({ permissions: ['catalogue.manage'], sections: ['catalogue'] })
  expect((await inShop('row')).body).toMatchObject({ inventory: 8 })
})

test('a count is booked as a difference: what was sold since the screen showed it stays sold', async () => {
  const { body } = await add({ name_en: 'Jam', name_ar: 'مربى', stock: { from: null, to: 10 } })
  const id = String(body['id'])
  await buy('jam', 3)
  expect(await patch(id, { stock: { from: 10, to: 12 } })).toMatchObject({
    status: 200,
    body: { shelf: 9, sold: 3 },
  })
  expect(await change(id, { sku: 'JAM', revision: 1, stock: { from: 12, to: 12 } })).toMatchObject({
    status: 200,
    body: { shelf: 9 },
  })
  expect(await patch(id, { revision: 2, stock: { from: 9, to: null } })).toMatchObject({
    body: { shelf: null, stock_state: 'many' },
  })
  expect(await patch(id, { revision: 3, stock: { from: null, to: 4 } })).toMatchObject({ body: { shelf: 4 } })
})

test('stock that customers are paying for is not counted away, and nothing else of the form is saved then', async () => {
  const { body } = await add({ name_en: 'Honey', name_ar: 'عسل' })
  const id = String(body['id'])
  await database().pool.query(
    `update stock_pool set held = 3 where id = (select pool_id from product where slug = 'honey' and merchant_id = 1)`,
  )
  expect(await patch(id, { price: '9.000', stock: { from: 8, to: 2 } })).toMatchObject({
    status: 400,
    body: { stock: ['Customers are paying for 3. Enter at least 3.'] },
  })
  expect((await list({ q: 'honey' })).results).toMatchObject([{ price: '3.500', revision: 0, kept: 3 }])
})

test('an address that a product had leads to it, and to no other', async () => {
  const { body } = await add({ name_en: 'Syrup', name_ar: 'شراب' })
  const id = String(body['id'])
  expect((await change(id, { sku: 'SY', slug: 'date-molasses' })).body).toMatchObject({
    slug: 'date-molasses',
  })
  expect(await inShop('syrup')).toMatchObject({ status: 301, body: { slug: 'date-molasses' } })
  expect(await add({ slug: 'syrup' })).toMatchObject({
    status: 400,
    body: { slug: ['Another product has or had this address'] },
  })
})

test.each([
  [{ name_en: '' }, 'name_en', 'This field is required'],
  [{ sku: '' }, 'sku', 'This field is required'],
  [{ price: '' }, 'price', 'This field is required'],
  [{ price: '3.5005' }, 'price', 'Use at most 3 decimals'],
  [{ price: '-1' }, 'price', 'Enter an amount, for example 8.750'],
  [{ slug: 'Not a slug' }, 'slug', 'Use letters, digits and hyphens'],
  [{ store: 'nowhere' }, 'store', 'This store no longer exists'],
  [{ categories: ['nothing'] }, 'categories', 'A category no longer exists'],
  [
    { min_per_order: 5, max_per_order: 2 },
    'max_per_order',
    'The most per order can’t be less than the least',
  ],
  [
    { pictures: [{ url: '/elsewhere.png', alt_en: '', alt_ar: '' }] },
    'pictures',
    'Upload this picture again',
  ],
])('a product with %o is refused at its field', async (changes, field, text) => {
  expect(await add(changes)).toMatchObject({ status: 400, body: { [field]: [text] } })
})

test('a draft may be without a name in Arabic, and refusals are told in the reader’s language', async () => {
  expect((await add({ name_ar: '', state: 'draft' })).status).toBe(201)
  expect((await add({ sku: 'RW' }, 'ar')).body).toEqual({ sku: ['رمز SKU مستخدم لمنتج آخر'] })
})

test('whoever edits what somebody else has changed is told so; of two at the same moment one is', async () => {
  const { body } = await add({ name_en: 'Tray', name_ar: 'صينية' })
  const id = String(body['id'])
  const answers = await Promise.all([patch(id, { price: '1.000' }), patch(id, { price: '2.000' })])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed' })
})

test('who may not manage the catalogue sees no product and makes none', async () => {
  const stranger = await signIn({ permissions: ['orders.manage'], sections: ['catalogue'] })
  const elsewhere = await signIn({ permissions: ['catalogue.manage'], sections: ['event'] })
  expect((await as(elsewhere, 'products.list')).status).toBe(403)
  expect((await as(stranger, 'products.list')).status).toBe(403)
  expect((await as(stranger, 'products.create', { body: wish })).status).toBe(403)
  expect((await as(null, 'products.list')).status).toBe(401)
})
