import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const over = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  bffOver({ other: { status, body, headers } })
const lastOf = ({ made }: ReturnType<typeof over>) => {
  const request = made.at(-1)?.request ?? new Request('http://none')
  const { pathname, searchParams } = new URL(request.url)
  return { asked: `${request.method} ${pathname}`, query: Object.fromEntries(searchParams) }
}
const wish = { filters: {}, fileFormat: 'csv', language: 'en' }
const headers = { 'idempotency-key': 'press-1-of-the-page' }
const place = '/bff/dashboard/transactions/payment_request/live/export'

test('the fields come with both names and where they are from', async () => {
  const field = (name: string, is_default: boolean) => ({
    name,
    verbose_name: name,
    label_en: name,
    label_ar: `ع ${name}`,
    is_default,
  })
  const bff = over(200, {
    builtin_fields: [field('id', true)],
    custom_fields: [field('custom.table', false)],
    other_fields: [field('gateway_response', false)],
  })
  const answer = await bff.request(place)
  expect(await answer.json()).toEqual({
    fields: [
      { name: 'id', label: { en: 'id', ar: 'ع id' }, group: 'builtin', isDefault: true },
      {
        name: 'custom.table',
        label: { en: 'custom.table', ar: 'ع custom.table' },
        group: 'own',
        isDefault: false,
      },
      {
        name: 'gateway_response',
        label: { en: 'gateway_response', ar: 'ع gateway_response' },
        group: 'gateway',
        isDefault: false,
      },
    ],
  })
  expect(lastOf(bff).asked).toBe('OPTIONS /api/v1/plugins/payment_request/transaction/export')
})

test('S2 §7: the current query without its page, the file’s own words and comma-joined fields', async () => {
  const bff = over(201, { id: 'RPT-1' })
  const filters = { state: 'paid,pending', createdAfter: '2026-11-13T00:00:00Z', disclosedToMerchant: 'true' }
  const answer = await bff.post(
    place,
    {
      ...wish,
      filters,
      q: 'Dana',
      ordering: '-amount',
      fileFormat: 'xls',
      language: 'ar',
      fields: ['id', 'custom.table'],
    },
    headers,
  )
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ id: 'RPT-1' })
  expect(lastOf(bff)).toEqual({
    asked: 'GET /api/v1/plugins/payment_request/transaction/export',
    query: {
      state: 'paid,pending',
      created_after: '2026-11-13T00:00:00Z',
      disclosed_to_merchant: 'true',
      q: 'Dana',
      ordering: '-amount',
      file_format: 'xls',
      language: 'ar',
      export_type: 'selected',
      fields: 'id,custom.table',
    },
  })
  expect(bff.made.at(-1)?.request.headers.get('idempotency-key')).toBe('press-1-of-the-page')
})

test('an export without the key of its press is not asked for', async () => {
  const bff = over(201, { id: 'RPT-1' })
  expect((await bff.post(place, wish)).status).toBe(400)
  expect(bff.made).toEqual([])
})

test.each([
  ['payment_request/deleted', '/api/v1/plugins/payment_request/deleted_transaction/export'],
  ['event/live', '/api/v1/plugins/event/transaction/export'],
  ['all/live', '/api/v1/dashboard/transaction/export'],
])('%s has an address of its own at the core', async (list, path) => {
  const bff = over(201, { id: 'RPT-1' })
  await bff.post(
    `/bff/dashboard/transactions/${list}/export`,
    { ...wish, filters: { disclosedToMerchant: 'true' } },
    headers,
  )
  expect(lastOf(bff).asked).toBe(`GET ${path}`)
  expect(lastOf(bff).query).toMatchObject({ export_type: 'default' })
  await bff.request(`/bff/dashboard/transactions/${list}/export`)
  expect(lastOf(bff).asked).toBe(`OPTIONS ${path}`)
})

test('deleted ones of all modules are no list', async () => {
  expect(
    (await over(201, { id: 'x' }).post('/bff/dashboard/transactions/all/deleted/export', wish, headers))
      .status,
  ).toBe(404)
})

test.each([
  [400, 400],
  [403, 403],
  [404, 404],
  [421, 404],
  [429, 429],
])('an export the core refuses with %i is a problem with %i', async (status, told) => {
  const answer = await over(status, { detail: 'No.', code: 'no' }).post(place, wish, headers)
  expect(answer.status).toBe(told)
  expect(await answer.json()).toMatchObject({ message: 'No.' })
})

test('one export too many says when to ask again, as the core does', async () => {
  const busy = { detail: 'No.', code: 'too_many' }
  const answer = await over(429, busy, { 'retry-after': '37' }).post(place, wish, headers)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '37'])
  const other = await over(421, busy, { 'retry-after': '37' }).post(place, wish, headers)
  expect([other.status, other.headers.get('retry-after')]).toEqual([404, null])
})

test('the direct link asks with the list’s own words and carries no token', async () => {
  const bff = over(200, {})
  const answer = await bff.request(`${place}/file?state=paid&fields=id,amount&fileFormat=xls&language=ar`)
  expect(answer.status).toBe(200)
  expect(lastOf(bff)).toEqual({
    asked: 'GET /api/v1/plugins/payment_request/transaction/export',
    query: {
      direct: 'true',
      state: 'paid',
      file_format: 'xls',
      language: 'ar',
      export_type: 'selected',
      fields: 'id,amount',
    },
  })
})

test('a direct link of chosen fields without one is for the core to refuse, no file of other fields', async () => {
  const bff = over(400, { fields: ['Choose at least one field.'] })
  const answer = await bff.request(`${place}/file?state=paid&fields=`)
  expect(lastOf(bff).query).toMatchObject({ direct: 'true', export_type: 'selected' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'Choose at least one field.' })
})

test('a refused direct link says why in the window it was opened in', async () => {
  const bff = over(400, { fields: ['Choose at least one field.'] })
  const answer = await bff.request(`${place}/file?fields=`, { headers: { 'sec-fetch-dest': 'document' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8'])
  expect(bff.pages.at(-1)?.page).toMatchObject({ kind: 'refused', message: 'Choose at least one field.' })
})

test('a direct link that makes no sense is nothing', async () => {
  expect((await over(200, {}).request(`${place}/file?fileFormat=exe`)).status).toBe(404)
})
