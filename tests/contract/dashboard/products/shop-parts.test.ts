import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { as, ask, signIn } = staffDesk(database)
let manager: SignedIn

beforeAll(async () => {
  manager = await signIn({ permissions: ['catalogue.manage'], sections: ['catalogue'] })
}, 240_000)

type Rows = { results: Record<string, unknown>[] }
const rowsOf = async (name: 'stores' | 'categories' | 'banners') =>
  ((await as(manager, `products.${name}.list`)).body as Rows).results
const config = async () => (await ask('catalogue.config')).body

const category = { name_en: 'Honey', name_ar: 'عسل', slug: '', parent: null, active: true }
const addCategory = (changes: object = {}) =>
  as(manager, 'products.categories.create', { body: { ...category, ...changes }, language: 'en' })

test('a category is added at the end, named anew, and hidden with the switch', async () => {
  const before = await rowsOf('categories')
  const added = await addCategory()
  expect(added).toMatchObject({ status: 201, body: { slug: 'honey', products: 0, revision: 0 } })
  const rows = await rowsOf('categories')
  expect(rows.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), added.body['id']])
  const changed = await as(manager, 'products.categories.change', {
    params: { id: String(added.body['id']) },
    body: { ...category, name_en: 'Wild honey', active: false, revision: 0 },
  })
  expect(changed).toMatchObject({ status: 200, body: { slug: 'honey', active: false, revision: 1 } })
})

test('the order of categories is changed whole, and not over somebody else’s change', async () => {
  const seen = (await rowsOf('categories')).map(({ id }) => String(id))
  const ids = seen.toReversed()
  const order = (body: object) => as(manager, 'products.categories.order', { body, language: 'en' })
  expect((await order({ ids, seen })).status).toBe(200)
  expect((await rowsOf('categories')).map(({ id }) => id)).toEqual(ids)
  expect(await order({ ids: seen, seen })).toMatchObject({ status: 409, body: { code: 'changed' } })
  expect((await order({ ids: ids.slice(1), seen: ids })).status).toBe(409)
})

test('a category stands in none of its own, and at most five deep', async () => {
  const chain: string[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const { body } = await addCategory({ name_en: name, name_ar: name, parent: chain.at(-1) ?? null })
    chain.push(String(body['id']))
  }
  expect(await addCategory({ name_en: 'f', parent: chain.at(-1) })).toMatchObject({
    status: 400,
    body: { parent: ['Categories can be 5 levels deep'] },
  })
  const [first = ''] = chain
  const turned = await as(manager, 'products.categories.change', {
    params: { id: first },
    body: { ...category, name_en: 'a', parent: chain.at(-1), revision: 0 },
    language: 'en',
  })
  expect(turned).toMatchObject({ status: 400, body: { parent: ['A category can’t be inside itself'] } })
})

const store = {
  name_en: 'Kiosk',
  name_ar: 'كشك',
  key: '',
  address_en: '',
  address_ar: '',
  phone: '+965 2222 3333',
  pickup_enabled: true,
  active: true,
}

test('a store is added, closed, and the shop names it no more', async () => {
  const added = await as(manager, 'products.stores.create', { body: store })
  expect(added).toMatchObject({ status: 201, body: { key: 'kiosk', phone: '+96522223333', products: 0 } })
  const keys = async () => ((await ask('catalogue.stores')).body as Rows).results.map(({ key }) => key)
  expect(await keys()).toContain('kiosk')
  const closed = await as(manager, 'products.stores.change', {
    params: { id: String(added.body['id']) },
    body: { ...store, active: false, revision: 0 },
  })
  expect(closed).toMatchObject({ status: 200, body: { active: false } })
  expect(await keys()).not.toContain('kiosk')
  const bad = await as(manager, 'products.stores.create', {
    body: { ...store, key: 'kiosk', phone: 'x' },
    language: 'en',
  })
  expect(bad.body).toEqual({
    phone: ['Enter a valid phone number'],
    key: ['Another store has this address'],
  })
})

test('a banner shows between its times alone, and links to what it says', async () => {
  const [known] = await rowsOf('banners')
  const banner = {
    name_en: 'Eid',
    name_ar: 'العيد',
    image_en: known?.['image_en'],
    image_ar: '',
    link_type: 'category',
    link: 'dates',
    shown_from: '2099-01-01T00:00:00Z',
    shown_until: null,
    active: true,
  }
  const add = (changes: object = {}) =>
    as(manager, 'products.banners.create', { body: { ...banner, ...changes }, language: 'en' })
  expect(await add()).toMatchObject({ status: 201, body: { when: 'later', image_ar: banner.image_en } })
  expect((await add({ shown_from: null, shown_until: '2099-01-01T00:00:00Z' })).body).toMatchObject({
    when: 'now',
  })
  const shown = (await ask('catalogue.banners')).body as Rows
  expect(shown.results.filter(({ title_en: title }) => title === 'Eid')).toHaveLength(1)
  expect((await add({ image_ar: 'https://elsewhere.example/x.png' })).body).toEqual({
    image_ar: ['Upload this picture again'],
  })
  expect(await add({ link: '', shown_until: '2098-01-01T00:00:00Z' })).toMatchObject({
    status: 400,
    body: { link: ['This field is required'], shown_until: ['The end must be after the start'] },
  })
  expect((await add({ link_type: 'url', link: 'javascript:alert(1)' })).body).toMatchObject({
    link: ['Enter an address that starts with https://'],
  })
})

const onlyTitle = {
  name_en: 'Free delivery today',
  name_ar: 'توصيل مجاني اليوم',
  image_en: '',
  image_ar: '',
  link_type: 'none',
  link: '',
  shown_from: null,
  shown_until: null,
  active: true,
}
const addBanner = (changes: object = {}) =>
  as(manager, 'products.banners.create', { body: { ...onlyTitle, ...changes }, language: 'en' })

test('a banner may be words alone, and leads to a product or category that there is', async () => {
  expect(await addBanner()).toMatchObject({ status: 201, body: { image_en: '', when: 'now' } })
  expect((await addBanner({ link_type: 'product', link: 'gift-tray-eid' })).status).toBe(201)
  expect((await addBanner({ link_type: 'product', link: 'nothing' })).body).toEqual({
    link: ['No product has this address. Copy it from the product.'],
  })
  expect((await addBanner({ link_type: 'category', link: 'nothing' })).body).toEqual({
    link: ['No category has this address. Copy it from the category.'],
  })
})

test('SHOP-12: banners stand in the order that staff gave them, and nowhere where the shop shows none', async () => {
  const seen = (await rowsOf('banners')).map(({ id }) => String(id))
  const ids = [...seen.slice(-1), ...seen.slice(0, -1)]
  const order = (body: object) => as(manager, 'products.banners.order', { body, language: 'en' })
  expect((await order({ ids, seen })).status).toBe(200)
  expect((await rowsOf('banners')).map(({ id }) => id)).toEqual(ids)
  expect(await order({ ids: seen, seen })).toMatchObject({ status: 409, body: { code: 'changed' } })
  const shown = async () => ((await ask('catalogue.banners')).body as Rows).results
  expect((await shown()).length).toBeGreaterThan(0)
  const { currency_code: _currency, ...wish } = (await as(manager, 'products.settings.show')).body
  const saved = await as(manager, 'products.settings.change', { body: { ...wish, show_banner: false } })
  expect(saved.status).toBe(200)
  expect(await shown()).toEqual([])
  expect(await config()).toMatchObject({ showBanner: false })
})

test('settings of the shop are what its pages ask for, and two editors are told apart', async () => {
  const shown = await as(manager, 'products.settings.show')
  const { currency_code: _currency, ...wish } = shown.body
  const change = (changes: object) =>
    as(manager, 'products.settings.change', { body: { ...wish, ...changes }, language: 'en' })
  const saved = await change({ label_store_en: 'Department', delivery_fee: '1.250', tax_percent: '5' })
  expect(saved).toMatchObject({
    status: 200,
    body: {
      label_store_en: 'Department',
      delivery_fee: '1.250',
      tax_percent: '5',
      free_delivery_from: '20.000',
    },
  })
  expect(await config()).toMatchObject({ label_store_en: 'Department', delivery_fee: '1.250' })
  expect((await change({})).status).toBe(409)
  const { revision } = saved.body as { revision: number }
  expect((await change({ revision, pickup_enabled: false, delivery_enabled: false })).body).toEqual({
    delivery_enabled: ['Turn on delivery or pickup'],
  })
  expect((await change({ revision, tax_percent: '101', delivery_fee: '1.2345' })).body).toEqual({
    delivery_fee: ['Use at most 3 decimals'],
    tax_percent: ['Enter a percentage from 0 to 100, with at most 2 decimals'],
  })
})
