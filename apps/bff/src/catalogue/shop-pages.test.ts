import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import { unit } from '../pay/pay.fixtures.ts'
import { coreConfig, coreProduct } from './shop.fixtures.ts'

type Answer = { status: number; body: unknown }

/** The core with a shop of one product; `answers` by the end of the path. */
function over(answers: Record<string, Answer> = {}) {
  const asked: string[] = []
  const usual: Record<string, Answer> = {
    '/config': { status: 200, body: coreConfig },
    '/banner': { status: 200, body: { results: [] } },
    '/product': {
      status: 200,
      body: { count: 1, page: 1, page_size: 50, as_of: '2026-11-20T15:04:00.000Z', results: [coreProduct] },
    },
    '/product/dates': { status: 200, body: coreProduct },
    '/product/unit_config/dates': { status: 200, body: unit },
  }
  const bff = bffOver({
    other: ({ url }) => {
      const { pathname, search } = new URL(url)
      const call = pathname.replace('/api/v1/plugins/catalogue', '')
      asked.push(call + search)
      return answers[call] ?? usual[call] ?? { status: 404, body: { detail: 'No', code: 'not_found' } }
    },
  })
  return { bff, asked }
}

test('the list asks the core for what its address says, and wears the unit of what it shows', async () => {
  const { bff, asked } = over()
  const answer = await bff.request(
    '/ar/catalogue/product-list?q=%D8%AA%D9%85%D8%B1&sort=price&page=%D9%A2&as_of=2026-11-20T15:04:00Z',
  )
  expect(answer.status).toBe(200)
  expect(asked).toContain(
    '/product?q=%D8%AA%D9%85%D8%B1&sort=price&page=2&as_of=2026-11-20T15%3A04%3A00.000Z',
  )
  expect(bff.pages.at(-1)?.page).toMatchObject({
    kind: 'catalogue',
    shop: { labelStoreEn: 'Department', header: { languageButton: true } },
    unit: { headerColor: unit.header_color },
    screen: { kind: 'products', found: { count: 1, results: [{ slug: 'dates', stockState: 'many' }] } },
  })
})

test('a merchant without a shop has none of its pages', async () => {
  const { bff } = over({ '/config': { status: 404, body: { detail: 'No', code: 'not_found' } } })
  for (const page of ['product-list', 'product-detail/dates', 'cart'])
    expect((await bff.request(`/en/catalogue/${page}`)).status).toBe(404)
})

test('a product that is not there is not found, and one that was called otherwise leads to its name of today', async () => {
  const moved = { status: 301, body: { detail: 'Moved', code: 'moved', slug: 'تمر' } }
  const { bff } = over({ '/product/old': moved })
  expect((await bff.request('/en/catalogue/product-detail/none')).status).toBe(404)
  const answer = await bff.request('/en/catalogue/product-detail/old?x=1')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/en/catalogue/product-detail/%D8%AA%D9%85%D8%B1?x=1',
  ])
})

test('what a merchant wrote of a product is shown clean', async () => {
  const { bff } = over({
    '/product/dates': {
      status: 200,
      body: { ...coreProduct, description_en: '<p onclick="x">Soft<script>x</script>' },
    },
  })
  await bff.request('/en/catalogue/product-detail/dates')
  expect(bff.pages.at(-1)?.page).toMatchObject({ screen: { product: { descriptionEn: 'Softx' } } })
})

test('the cart of the browser is on every page, and a shared one is only looked at', async () => {
  const { bff } = over()
  await bff.request('/en/catalogue/cart?items=tray*2', { headers: { cookie: 'cart=1~5~~dates*3*4.500*0' } })
  expect(bff.pages.at(-1)?.page).toMatchObject({
    cart: { at: 5, lines: [{ slug: 'dates', quantity: 3 }] },
    screen: { kind: 'cart', shared: { lines: [{ slug: 'tray', quantity: 2 }] } },
  })
  await bff.request('/en/catalogue/cart', { headers: { cookie: 'cart=%zz' } })
  expect(bff.pages.at(-1)?.page).toMatchObject({ cart: { lines: [] }, screen: { shared: null } })
})

test('a page without its language leads to English', async () => {
  const { bff } = over()
  for (const page of ['product-list', 'product-detail/dates', 'cart', 'checkout'])
    expect((await bff.request(`/catalogue/${page}`)).headers.get('location')).toBe(`/en/catalogue/${page}`)
})

test('a product that is not there leads to the shop; a merchant without one names none', async () => {
  const { bff } = over()
  expect((await bff.request('/en/catalogue/product-detail/none')).status).toBe(404)
  expect(bff.pages.at(-1)?.page).toEqual({ kind: 'notFound', inShop: true })
  const without = over({ '/config': { status: 404, body: { detail: 'No', code: 'not_found' } } })
  await without.bff.request('/en/catalogue/product-detail/none')
  expect(without.bff.pages.at(-1)?.page).toEqual({ kind: 'notFound' })
})

test('the cart of a merchant who is paused says so instead of prices', async () => {
  const body = { detail: 'No', code: 'paused', message_en: 'Back soon', message_ar: '', paused_until: null }
  const { bff } = over({ '/pay-choices': { status: 423, body } })
  await bff.request('/en/catalogue/cart', { headers: { cookie: 'cart=1~5~~dates*2*4.500*0' } })
  expect(bff.pages.at(-1)?.page).toMatchObject({
    screen: { kind: 'cart', offer: null, paused: { message: { en: 'Back soon' } } },
  })
})
