import { expect, test } from 'vitest'
import { bffOver, fromApp } from '../../bff.fixtures.ts'

const list = { results: [], products: 0 }
const file = (status: number, body: unknown) =>
  bffOver({
    other: (request) => (request.method === 'GET' ? { status: 200, body: list } : { status, body }),
  })
const sent = { method: 'POST', body: 'sku\na', headers: { ...fromApp, 'content-type': 'text/csv' } }
const asked = ({ made }: ReturnType<typeof file>) => {
  const request = made.at(-1)?.request ?? new Request('http://none')
  const { pathname, search } = new URL(request.url)
  return `${request.method} ${pathname}${search}`
}

test.each([
  ['catalogue', 'catalogue'],
  ['food-ordering', 'food_ordering'],
])('a file of %s goes on as it is, by its name', async (module, plugin) => {
  const bff = file(201, { id: 'IM-9' })
  const answer = await bff.request(`/bff/dashboard/${module}/imports/upload?name=a.csv`, sent)
  expect([answer.status, await answer.json()]).toEqual([201, { id: 'IM-9' }])
  expect(asked(bff)).toBe(`POST /api/v1/plugins/${plugin}/dashboard/imports?name=a.csv`)
  expect(bff.made.at(-1)?.body).toBe('sku\na')
})

test('S2 §5: why a file is refused is said at its field', async () => {
  const bff = file(413, { detail: 'Larger than 10 MB', code: 'too_large' })
  const answer = await bff.request('/bff/dashboard/catalogue/imports/upload?name=a.csv', sent)
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ fieldErrors: { file: ['Larger than 10 MB'] } })
})

test.each([
  ['imports/example/all/xlsx', 'upload/product/example?type=all_fields&file_format=xlsx'],
  ['imports/products/csv', 'dashboard/product-file?file_format=csv'],
  ['imports/IM-1/error-file', 'dashboard/imports/IM-1/error-file'],
])('the file at %s is asked of the core', async (path, wanted) => {
  const bff = file(200, list)
  await bff.request(`/bff/dashboard/food-ordering/${path}`)
  expect(asked(bff)).toBe(`GET /api/v1/plugins/food_ordering/${wanted}`)
})
