import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { shopper, type Shopper } from '../../catalogue/shopper.ts'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { as, ask, scene, signIn } = staffDesk(database)
let manager: SignedIn
let shop: Shopper

beforeAll(async () => {
  manager = await signIn({ permissions: ['catalogue.manage'], sections: ['catalogue'] })
  shop = shopper(() => scene().core)
}, 240_000)

const wish = {
  name_en: 'Engraved cup',
  name_ar: 'فنجان منقوش',
  description_en: '',
  description_ar: '',
  sku: 'EC-1',
  slug: 'engraved-cup',
  state: 'active',
  price: '3.500',
  price_with_discount: '',
  discount_from: null,
  discount_until: null,
  sold_out_until: null,
  min_per_order: 1,
  max_per_order: null,
  shipped: true,
  store: null,
  categories: [],
  pictures: [],
  stock: { from: null, to: 8 },
}
const question = {
  code: '',
  label_en: 'Words on the cup',
  label_ar: 'الكلمات على الفنجان',
  type: 'text',
  required: true,
  options: [],
}
const colour = {
  ...question,
  label_en: 'Colour',
  label_ar: 'اللون',
  type: 'select',
  options: [
    { value: '', label_en: 'Blue', label_ar: 'أزرق' },
    { value: '', label_en: 'Blue', label_ar: 'أزرق فاتح' },
  ],
}
const create = (changes: object) =>
  as(manager, 'products.create', { body: { ...wish, ...changes }, language: 'en' })
const change = (id: unknown, changes: object) =>
  as(manager, 'products.change', {
    params: { id: String(id) },
    body: { ...wish, stock: { from: 8, to: 8 }, ...changes },
    language: 'en',
  })

test('SHOP-17: a question of staff gets a code of its own, is asked of buyers, and stays where a form is silent', async () => {
  const added = await create({ prereqs: [question, question, colour] })
  expect(added).toMatchObject({
    status: 201,
    body: {
      prereqs: [
        { code: 'words_on_the_cup', label_en: 'Words on the cup', required: true },
        { code: 'words_on_the_cup_2' },
        { code: 'colour', options: [{ value: 'blue' }, { value: 'blue-2' }] },
      ],
    },
  })
  const asked = await ask('catalogueCheckout.prereqs', {
    query: '?product_slugs=engraved-cup',
    language: 'en',
  })
  expect(JSON.stringify(asked.body)).toContain('words_on_the_cup_2')
  const { id, prereqs } = added.body as { id: string; prereqs: object[] }
  expect((await change(id, { revision: 0 })).body).toMatchObject({ prereqs })
  const renamed = [{ ...prereqs[0], label_en: 'Engraving' }]
  expect((await change(id, { revision: 1, prereqs: renamed })).body).toMatchObject({
    prereqs: [{ code: 'words_on_the_cup', label_en: 'Engraving' }],
  })
})

test('a question says what is missing at its own place', async () => {
  const bad = [{ ...question, label_ar: '' }, { ...colour, options: [] }, question]
  expect(await create({ sku: 'EC-2', slug: '', prereqs: bad })).toMatchObject({
    status: 400,
    body: {
      'prereqs.0': ['Enter the question in both languages'],
      'prereqs.1': ['Add at least one choice'],
    },
  })
})

test('SHOP-21: a product that is archived while it is in fifty carts is gone in each, and none of them is sold', async () => {
  const { body } = await create({ sku: 'EC-3', slug: 'last-cup' })
  const cart = { lines: [{ slug: 'last-cup', quantity: 1 }] }
  const seen = await shop.price(cart)
  const hash = seen.body.cart.price_hash
  expect(seen.body.cart.lines[0]?.problems).toEqual([])
  const archived = await as(manager, 'products.patch', {
    params: { id: String(body['id']) },
    body: { revision: 0, state: 'archived' },
  })
  expect(archived.status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => shop.checkOut(cart, { price_hash: hash })),
  )
  expect(answers.map(({ status, body: told }) => [status, told.code])).toEqual(
    Array.from({ length: 50 }, () => [409, 'lines']),
  )
  for (const { body: told } of answers)
    expect(told.offer?.cart.lines[0]?.problems).toMatchObject([{ code: 'gone' }])
  const { rows } = await database().pool.query(
    `select count(*)::int as sold from order_line where ref = 'product:' || $1`,
    [body['id']],
  )
  expect(rows).toEqual([{ sold: 0 }])
})
