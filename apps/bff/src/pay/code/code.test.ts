import { expect, test } from 'vitest'
import { bffOver, type Answers } from '../../bff.fixtures.ts'
import { defaultRateLimits } from '../../middleware/rate-limits.ts'

const typed = { code: '24681357', pair: '50012345' }
const redirects = (redirect_url: string): Answers => ({ codeVerify: { status: 200, body: { redirect_url } } })

test('the page asks for what the core says of the referrer', async () => {
  const bff = bffOver()
  const response = await bff.request('/ar/cpr?referrer=gathering')
  expect(response.status).toBe(200)
  expect(bff.pages.at(-1)?.page).toEqual({
    kind: 'code',
    load: {
      kind: 'form',
      referrer: 'gathering',
      label: { en: 'Phone number', ar: 'رقم الهاتف' },
      field: 'phone',
      country: 'KW',
    },
    form: { code: '', pair: '', problem: null, way: null },
  })
})

test.each(['/en/cpr', '/en/cpr?referrer=', '/en/cpr?referrer=a%2Fb'])(
  'without a referrer that can exist (%s) the core is not asked',
  async (path) => {
    const bff = bffOver()
    expect((await bff.request(path)).status).toBe(404)
    expect(bff.made.some(({ call }) => call === 'codeLookup')).toBe(false)
    expect(bff.pages.at(-1)?.page).toMatchObject({ kind: 'code', load: { kind: 'notFound' } })
  },
)

test('a referrer nobody made is a 404', async () => {
  const missing = { status: 404, body: { detail: 'no', code: 'not_found' } }
  const bff = bffOver({ codeLookup: missing })
  expect((await bff.request('/en/cpr?referrer=nowhere')).status).toBe(404)
})

test.each([
  ['http://localhost:4000/ar/pay/PR-1', { kind: 'go', url: '/ar/pay/PR-1' }],
  ['/en/checkout/abc', { kind: 'go', url: '/en/checkout/abc' }],
  ['https://tamra-tide.example/orders', { kind: 'go', url: 'https://tamra-tide.example/orders' }],
  [
    'https://elsewhere.example/track',
    { kind: 'leaving', url: 'https://elsewhere.example/track', host: 'elsewhere.example' },
  ],
])('an accepted code that leads to %s', async (redirect_url, way) => {
  const bff = bffOver(redirects(redirect_url))
  const response = await bff.post('/bff/cpr/gathering', typed)
  expect([response.status, await response.json()]).toEqual([200, way])
  expect(bff.made.find(({ call }) => call === 'codeVerify')?.body).toEqual(typed)
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example\\@tamra-tide.example',
  'https://10.0.0.1/',
])('an address that does not lead where it looks (%s) leads nowhere', async (redirect_url) => {
  const response = await bffOver(redirects(redirect_url)).post('/bff/cpr/gathering', typed)
  expect(response.status).toBe(502)
  expect(await response.text()).not.toContain('evil')
})

test('what the core refuses comes back at its fields', async () => {
  const bff = bffOver({
    codeVerify: { status: 400, body: { code: ['This code was already used'], pair: ['Check it'] } },
  })
  const response = await bff.post('/bff/cpr/gathering', typed)
  expect([response.status, await response.json()]).toMatchObject([
    400,
    {
      code: 'invalid',
      message: 'This code was already used',
      fieldErrors: { code: ['This code was already used'], pair: ['Check it'] },
    },
  ])
})

test.each([
  [404, 404, 'notFound'],
  [421, 404, 'notFound'],
  [429, 429, 'too_many_requests'],
  [413, 502, 'unavailable'],
  [415, 502, 'unavailable'],
  [500, 502, 'unavailable'],
])('the core’s %i is %i here', async (status, shown, code) => {
  const body = { detail: 'Wait', code: 'too_many_requests' }
  const bff = bffOver({ codeVerify: { status, body, headers: { 'retry-after': '600' } } })
  const response = await bff.post('/bff/cpr/gathering', typed)
  expect([response.status, await response.json()]).toMatchObject([shown, { code }])
  if (status === 429) expect(response.headers.get('retry-after')).toBe('600')
})

test('without script a page of ours opens at once', async () => {
  const bff = bffOver()
  const response = await bff.press('/bff/cpr/gathering/form', typed)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/pay/PR-1002'])
})

test.each([
  ['https://tamra-tide.example/orders', 'go'],
  ['https://elsewhere.example/track', 'leaving'],
])('without script %s waits for a press (%s): no form may lead there', async (redirect_url, kind) => {
  const bff = bffOver(redirects(redirect_url))
  const response = await bff.press('/bff/cpr/gathering/form', typed)
  expect(response.status).toBe(200)
  expect(bff.pages.at(-1)?.page).toMatchObject({ form: { way: { kind, url: redirect_url } } })
})

test('without script what is refused comes back with everything that was typed, in the language of the page', async () => {
  const bff = bffOver({ codeVerify: { status: 400, body: { code: ['هذا الحقل مطلوب'] } } })
  const referer = 'http://localhost:4000/ar/cpr?referrer=gathering'
  const response = await bff.press('/bff/cpr/gathering/form', typed, { referer })
  expect(response.status).toBe(400)
  expect(bff.pages.at(-1)).toMatchObject({
    path: '/ar/cpr?referrer=gathering',
    locale: 'ar',
    page: { form: { ...typed, problem: { fieldErrors: { code: ['هذا الحقل مطلوب'] } }, way: null } },
  })
})

test('without script a core that is away keeps what was typed', async () => {
  const bff = bffOver({ codeVerify: { status: 500, body: {} } })
  const response = await bff.press('/bff/cpr/gathering/form', typed)
  expect(response.status).toBe(503)
  expect(bff.pages.at(-1)?.page).toMatchObject({ form: { ...typed, problem: { code: 'unavailable' } } })
})

test('a reload of the form’s address leads back to the page', async () => {
  const response = await bffOver().request('/bff/cpr/gathering/form')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/cpr?referrer=gathering'])
})

test('a form from another site tries no code', async () => {
  const bff = bffOver()
  const response = await bff.press('/bff/cpr/gathering/form', typed, { 'sec-fetch-site': 'cross-site' })
  expect(response.status).toBe(403)
  expect(bff.made.some(({ call }) => call === 'codeVerify')).toBe(false)
})

test('an address that tries code after code has to wait', async () => {
  const bff = bffOver({}, { limits: { ...defaultRateLimits, codesByAddress: { points: 2, seconds: 60 } } })
  const tries = [
    await bff.post('/bff/cpr/gathering', typed),
    await bff.request('/api/v1/cpr/gathering', { method: 'POST' }),
    await bff.press('/bff/cpr/gathering/form', typed),
  ]
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(tries[2]?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await bff.post('/bff/cpr/gathering', typed, {})).status).toBe(429)
})
