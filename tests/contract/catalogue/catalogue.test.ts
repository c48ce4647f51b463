import { afterAll, beforeAll, expect, test } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { askShop } from './ask-shop.ts'

const database = seededForTests()
let scene: CoreUnderTest
const ask = askShop(() => scene.core)
const slugsOf = async (query: string): Promise<string[]> => {
  const { body } = await ask(`product?${query}`)
  return body.results.map(({ slug }: { slug: string }) => slug)
}
const set = (columns: string, slug: string) =>
  database().pool.query(`update product set ${columns} where merchant_id = 1 and slug = $1`, [slug])

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
})
afterAll(() => scene.close())

test('the config says the currency with its decimals, the banner and the filters', async () => {
  expect((await ask('config', { language: 'ar' })).body).toMatchObject({
    currency: 'KWD',
    decimal_places: 3,
    showBanner: true,
    label_store: 'القسم',
    delivery_fee: '1.500',
    free_delivery_from: '20.000',
    stores: [{ key: 'pantry' }, { key: 'home' }, { key: 'gifts' }],
    categories: [
      { slug: 'dates', parent: null },
      { slug: 'stuffed', parent: 'dates' },
      { slug: 'coffee' },
      { slug: 'serving' },
      { slug: 'home' },
      { slug: 'gifts' },
    ],
  })
})

test('the list counts what there is and has fifty of a page', async () => {
  expect((await ask('product')).body).toMatchObject({ count: 12, page: 1, page_size: 50 })
  const { body } = await ask('product?page=2&page_size=5')
  expect([body.count, body.page, body.results.length]).toEqual([12, 2, 5])
  expect((await ask('product?page_size=101')).status).toBe(400)
})

test('a product that was added after page 1 was read is on no later page', async () => {
  const { body: first } = await ask('product')
  const added = `select created_at as at from product where merchant_id = 1 and slug = 'dibs-500'`
  const { rows } = await database().pool.query<{ at: Date }>(added)
  await set(`created_at = '2099-01-01T00:00:00Z'`, 'dibs-500')
  expect((await slugsOf('sort=new'))[0]).toBe('dibs-500')
  const { body: later } = await ask(`product?sort=new&as_of=${encodeURIComponent(first.as_of)}`)
  expect([later.count, later.as_of]).toEqual([11, first.as_of])
  await set(`created_at = '${rows[0]?.at.toISOString()}'`, 'dibs-500')
})

test('a card has both names, the reduced price, what is left and its picture', async () => {
  const { body } = await ask('product?q=pistachio', { language: 'ar' })
  expect(body.results).toEqual([
    {
      slug: 'stuffed-pistachio-20',
      name: 'تمر محشو بالفستق، 20 حبة',
      name_en: 'Pistachio-stuffed dates, 20 pieces',
      name_ar: 'تمر محشو بالفستق، 20 حبة',
      currency_code: 'KWD',
      price: '8.750',
      price_with_discount: '7.500',
      inventory: 6,
      stock_state: 'many',
      sold_out_until: null,
      min_per_order: 1,
      max_per_order: null,
      image: {
        url: '/art/dates-pistachio.svg',
        alt_en: expect.any(String),
        alt_ar: expect.any(String),
        width: null,
        height: null,
      },
      store: { key: 'pantry', name_en: 'Pantry', name_ar: 'المؤونة' },
      shipped: true,
      has_prereqs: false,
    },
  ])
})

test.each([
  ['q=tamr', ['ikhlas-box-12', 'stuffed-pistachio-20', 'tahini-dates-20', 'dibs-500']],
  [
    'q=تمر',
    [
      'ikhlas-box-12',
      'stuffed-pistachio-20',
      'tahini-dates-20',
      'dibs-500',
      'coffee-dark-1kg',
      'gift-tray-eid',
    ],
  ],
  ['q=قهوه', ['coffee-saffron-250', 'gift-tray-eid']],
  ['q=gahwa', ['coffee-saffron-250']],
  ['q=اخلاص ١٢', ['ikhlas-box-12']],
  ['q=DALLAH', ['dallah-brass']],
  ['q=nothing-like-it', []],
  ['store=gifts', ['gift-tray-eid', 'gift-card-10']],
  ['store=nowhere', []],
  ['category=dates&sort=price', ['dibs-500', 'ikhlas-box-12', 'tahini-dates-20', 'stuffed-pistachio-20']],
  ['category=dates&sort=-price&in_stock=true', ['stuffed-pistachio-20', 'ikhlas-box-12', 'dibs-500']],
  ['category=nowhere', []],
])('%s finds %j', async (query, slugs) => {
  const found = await slugsOf(query)
  expect(query.includes('sort') ? found : found.toSorted()).toEqual(
    query.includes('sort') ? slugs : slugs.toSorted(),
  )
})

test('how much is left is exact, unlimited is null, and sold out says until when', async () => {
  const stockOf = async (slug: string) => {
    const { body } = await ask(`product/${slug}`)
    return [body.inventory, body.stock_state, body.sold_out_until === null]
  }
  expect(await stockOf('coffee-saffron-250')).toEqual([null, 'many', true])
  expect(await stockOf('tote-tide')).toEqual([2, 'few', true])
  expect(await stockOf('tahini-dates-20')).toEqual([0, 'sold_out', false])
  await set(`sold_out_until = now() + interval '1 day'`, 'candle-oud')
  expect(await stockOf('candle-oud')).toEqual([0, 'sold_out', false])
  await set(`sold_out_until = now() - interval '1 day'`, 'candle-oud')
  expect(await stockOf('candle-oud')).toEqual([25, 'many', true])
})

test('one product has its pictures, categories and text', async () => {
  expect((await ask('product/gift-card-10')).body).toMatchObject({
    description: '<p>Sent by email.</p>',
    shipped: false,
    has_prereqs: true,
    images: [{ url: '/art/gift-card.svg' }],
    categories: [{ slug: 'gifts', name_en: 'Gifts', name_ar: 'الهدايا' }],
  })
})

test('an old slug leads to the new one; what is hidden, archived or over is not there', async () => {
  await database().pool.query(
    `insert into product_slug (merchant_id, slug, product_id, at) select 1, 'old-dibs', id, now() from product where slug = 'dibs-500'`,
  )
  const moved = await ask('product/old-dibs')
  expect([moved.status, moved.body.slug, moved.headers.get('location')]).toEqual([
    301,
    'dibs-500',
    '/api/v1/plugins/catalogue/product/dibs-500',
  ])
  for (const columns of [
    `state = 'hidden'`,
    `state = 'archived'`,
    `state = 'active', sellable_until = now()`,
    `sellable_until = null, sellable_from = now() + interval '1 hour'`,
  ]) {
    await set(columns, 'dibs-500')
    expect([(await ask('product/dibs-500')).status, (await ask('product/old-dibs')).status]).toEqual([
      404, 404,
    ])
    expect(await slugsOf('q=dibs')).toEqual([])
  }
  await set(`sellable_from = null`, 'dibs-500')
  expect((await ask('product/dibs-500')).status).toBe(200)
})

test('a reduced price counts in its own time, on the card and in the order', async () => {
  await set(`discount_from = now() + interval '1 hour'`, 'coffee-dark-1kg')
  expect((await ask('product/coffee-dark-1kg')).body.price_with_discount).toBe(null)
  await set(`discount_from = now() - interval '1 hour'`, 'coffee-dark-1kg')
  expect((await ask('product/coffee-dark-1kg')).body.price_with_discount).toBe('8.900')
  await set(`discount_until = now()`, 'coffee-dark-1kg')
  expect((await slugsOf('category=coffee&sort=-price'))[0]).toBe('coffee-dark-1kg')
  expect((await ask('product/coffee-dark-1kg')).body.price_with_discount).toBe(null)
})

test.each([
  ['', ['pantry', 'home', 'gifts']],
  ['?product_slugs=dibs-500,ikhlas-box-12', ['pantry']],
  ['?product_slugs=dibs-500,dallah-brass', []],
  ['?product_slugs=dibs-500,nothing', []],
])('stores%s are %j', async (query, keys) => {
  const { body } = await ask(`stores${query}`)
  expect(body.results.map(({ key }: { key: string }) => key)).toEqual(keys)
})

test('what names no store lies in all of them', async () => {
  await set('store_id = null', 'dibs-500')
  expect((await ask('stores?product_slugs=dibs-500,dallah-brass')).body.results).toMatchObject([
    { key: 'home' },
  ])
  expect(await slugsOf('store=gifts')).toContain('dibs-500')
})

test('banners stand in their order, each in its time', async () => {
  const titles = async () =>
    (await ask('banner')).body.results.map(({ title_en }: { title_en: string }) => title_en)
  expect(await titles()).toEqual(['Stuffed this morning', 'A tray for every gathering'])
  await database().pool.query(`update shop_banner set shown_until = now() where position = 0`)
  expect(await titles()).toEqual(['A tray for every gathering'])
})

test('the unit that sells has the fields of the pay page', async () => {
  expect((await ask('product/unit_config/dallah-brass')).body).toMatchObject({
    title_en: 'Tamra & Tide',
    header_color: '#ffffff',
  })
  expect((await ask('product/unit_config/nothing')).status).toBe(404)
})

test.each(['config', 'banner', 'product', 'product/dibs-500', 'product/unit_config/dibs-500', 'stores'])(
  'a merchant without the plugin has no %s',
  async (path) => {
    expect(await ask(path, { host: 'dar-nuwair.localhost' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  },
)
