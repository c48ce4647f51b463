import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import { merchant, payDetails } from '../pay/pay.fixtures.ts'

const no = (status: number) => ({ status, body: { detail: 'no', code: 'no' } })
const where = (response: Response) => [response.status, response.headers.get('location')]

test('a pay page is rendered from what the core says, with the merchant’s title, logo and favicon', async () => {
  const bff = bffOver()
  const response = await bff.request('/ar/pay/PR-1002?from=mail')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(response.headers.get('content-language')).toBe('ar')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(bff.pages).toEqual([
    {
      path: '/ar/pay/PR-1002?from=mail',
      locale: 'ar',
      nonce: expect.any(String),
      origin: 'http://localhost:4000',
      merchant: expect.objectContaining({
        logoUrl: '/art/logo-tamra.svg',
        faviconUrl: '/art/favicon-tamra.svg',
      }),
      page: {
        kind: 'pay',
        transactionId: 'PR-1002',
        load: expect.objectContaining({ kind: 'payable' }),
        form: { token: expect.any(String), idempotencyKey: expect.any(String), notice: null },
      },
      now: '2026-11-20T12:00:00.000Z',
      demo: true,
      overrides: {},
    },
  ])
})

test.each(['GET', 'HEAD'])('%s by a link preview marks nothing as seen', async (method) => {
  const bff = bffOver()
  await bff.request('/en/pay/PR-1002', { method, headers: { 'user-agent': 'WhatsApp/2.0' } })
  const calls = bff.made.map(({ call }) => call)
  expect(new Set(calls)).toEqual(new Set(['merchantDetails', 'locate', 'payDetails']))
})

test('the merchant’s Arabic wording goes into the Arabic page alone, and its loss changes nothing', async () => {
  const words = bffOver({ arabicTranslations: { status: 200, body: { 'pay.total': 'المجموع' } } })
  await words.request('/ar/pay/PR-1002')
  await words.request('/en/pay/PR-1002')
  expect(words.pages.map(({ overrides }) => overrides)).toEqual([{ 'pay.total': 'المجموع' }, {}])
  const broken = bffOver({ arabicTranslations: no(500) })
  expect((await broken.request('/ar/pay/PR-1002')).status).toBe(200)
})

test.each([
  ['a transaction the core does not know', { payDetails: no(404) }, 'notFound'],
  ['a transaction of nobody', { locate: no(404) }, 'notFound'],
  [
    'a paused merchant',
    {
      payDetails: {
        status: 423,
        body: { ...no(423).body, message_en: '', message_ar: '', paused_until: null },
      },
    },
    'paused',
  ],
  [
    'an expired transaction',
    { payDetails: { status: 200, body: { ...payDetails, state: 'expired', valid_for_payment: false } } },
    'expired',
  ],
])('%s is the pay page’s own view', async (_name, answers, kind) => {
  const bff = bffOver(answers)
  await bff.request('/en/pay/PR-1002')
  expect(bff.pages.at(0)?.page).toMatchObject({ kind: 'pay', load: { kind } })
})

test('an id that cannot exist is not found without asking the core for it', async () => {
  const bff = bffOver()
  await bff.request('/en/pay/a%20b')
  await bff.request('/en/attempt/a%3Cb%3E')
  expect(bff.pages.map(({ page }) => page)).toMatchObject([
    { load: { kind: 'notFound' } },
    { load: { kind: 'notFound' } },
  ])
  expect(bff.made.map(({ call }) => call)).toEqual(['merchantDetails', 'unitDetails'])
})

test.each(['/en/attempt/a%3Cb%3E', '/en/attempt/a%3Cb%3E/receipt'])(
  '%s is not found, with the details of the unit',
  async (path) => {
    const bff = bffOver()
    await bff.request(path)
    expect(bff.pages.at(0)?.page).toMatchObject({
      load: { kind: 'notFound', unit: { title: { en: 'Tamra & Tide' } } },
    })
  },
)

test('next_url redirects at once to this site or an origin of the merchant, else asks first', async () => {
  const next = async (next_url: string) => {
    const bff = bffOver({ payDetails: { status: 200, body: { ...payDetails, next_url } } })
    const response = await bff.request('/en/pay/PR-1002')
    return [...where(response), bff.pages.at(0)?.page]
  }
  expect(await next('/en/attempt/AT-1')).toEqual([303, '/en/attempt/AT-1', undefined])
  expect(await next('https://tamra-tide.example/orders')).toEqual([
    303,
    'https://tamra-tide.example/orders',
    undefined,
  ])
  expect(await next('https://other.example/')).toEqual([
    200,
    null,
    expect.objectContaining({
      load: { kind: 'redirect', url: 'https://other.example/', host: 'other.example' },
    }),
  ])
})

const nextOf = async (query: string) => {
  const bff = bffOver()
  await bff.request(`/en/attempt/AT-1${query}`)
  const page = bff.pages.at(0)?.page
  return page?.kind === 'attempt' ? page.next : undefined
}

test.each([
  ['', null],
  ['?next=/en/pay/PR-1001', { kind: 'auto', url: '/en/pay/PR-1001', host: null }],
  ['?next=http://localhost:4000/en', { kind: 'auto', url: '/en', host: null }],
  [
    '?next=https://tamra-tide.example/orders',
    { kind: 'auto', url: 'https://tamra-tide.example/orders', host: 'tamra-tide.example' },
  ],
  [
    '?next=https://evil.example/',
    { kind: 'interstitial', url: 'https://evil.example/', host: 'evil.example' },
  ],
  ['?next=/en&next=https://evil.example/', null],
])('a result with %j continues with %j', async (query, next) => {
  expect(await nextOf(query)).toEqual(next)
})

/** What a browser could read as another place (reliability D-17). */
const redirectCorpus = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '/\tevil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '/\r\nLocation: https://evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/./\\evil.test',
  '/en/..//evil.test',
  '/%2e%2e//evil.test',
  '/%2F/evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/%5C%5Cevil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%0d%0aLocation:%20https://evil.test',
  ' //evil.test',
  '\u0000//evil.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://localhost:4000/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:http://localhost:4000/x',
  'https:evil.test',
  'https:/evil.test',
  'https:\\\\evil.test',
  'https:///evil.test',
  'http://localhost:4000@evil.test',
  'http://localhost:4000:pw@evil.test',
  'https://tamra-tide.example@evil.test/',
  'https://tamra-tide.example\\@evil.test/',
  'https://tamra-tide.example%2f@evil.test/',
  'https://evil.test#tamra-tide.example',
  'https://tamra-tide.example.evil.test/',
  'https://tamra-tide。example/',
  'https://ⓔvil.test/',
  'https://0x7f.1/',
  'https://[::1]/',
  'ftp://tamra-tide.example/',
  'evil.test',
]

test.each(redirectCorpus)('next=%j never leaves by itself', async (text) => {
  const next = await nextOf(`?next=${encodeURIComponent(text)}`)
  expect(next?.kind).not.toBe('auto')
})

test.each(redirectCorpus)('next_url %j never redirects by itself', async (next_url) => {
  const bff = bffOver({ payDetails: { status: 200, body: { ...payDetails, next_url } } })
  expect(where(await bff.request('/en/pay/PR-1002'))).toEqual([200, null])
})

test('/ leads to the browser’s language', async () => {
  const bff = bffOver()
  expect(where(await bff.request('/', { headers: { 'accept-language': 'ar-KW' } }))).toEqual([302, '/ar'])
  expect(where(await bff.request('/'))).toEqual([302, '/en'])
})

test('/{lang} is a plain landing in the demo, the merchant’s website in production', async () => {
  const demo = bffOver()
  expect((await demo.request('/en')).status).toBe(200)
  expect(demo.pages.at(0)?.page).toEqual({ kind: 'landing' })
  const production = { mode: 'production' as const, publicUrl: 'https://pay.example' }
  expect(where(await bffOver({}, production).request('/en'))).toEqual([302, 'https://tamra-tide.example/'])
  const there = bffOver({}, production)
  expect((await there.request('/en', { headers: { host: 'tamra-tide.example' } })).status).toBe(200)
  const without = bffOver(
    { merchantDetails: { status: 200, body: { ...merchant, website: null } } },
    production,
  )
  expect((await without.request('/en')).status).toBe(200)
})

test('a path that does not resolve is retried once under /en, then it is the 404 page', async () => {
  const bff = bffOver()
  expect(where(await bff.request('/pay/PR-1002?a=1'))).toEqual([302, '/en/pay/PR-1002?a=1'])
  expect(where(await bff.request('/attempt/AT-1'))).toEqual([302, '/en/attempt/AT-1'])
  const nowhere = ['/nowhere', '/en/nowhere', '/fr/pay/PR-1', '/en/pay', '/ar/pay/a/b', '/evil.test/pay/x']
  for (const path of nowhere) {
    expect([path, ...where(await bff.request(path))]).toEqual([path, 404, null])
  }
  expect(bff.pages.map(({ page }) => page.kind)).toEqual(nowhere.map(() => 'notFound'))
})

test.each(['/en', '/en/pay/PR-1002', '/ar/attempt/AT-1'])('%s can only be read', async (path) => {
  const bff = bffOver()
  const response = await bff.post(path, {})
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(bff.made).toEqual([])
})

test('the 404 page speaks the language of its address', async () => {
  const bff = bffOver()
  await bff.request('/ar/nowhere')
  expect(bff.pages.at(0)).toMatchObject({ locale: 'ar', page: { kind: 'notFound' } })
})

test.each([
  ['gives no answer', () => Promise.reject(new Error('down')), 503],
  ['answers 500', no(500), 502],
])('where the core %s, the page says so in the name of its address', async (_name, answering, status) => {
  const bff = bffOver({ merchantDetails: answering })
  const response = await bff.request('/en/pay/PR-1002', { headers: { host: 'pay.pearl.example:8443' } })
  expect(response.status).toBe(status)
  const title = { en: 'pay.pearl.example', ar: 'pay.pearl.example' }
  expect(bff.pages.at(0)).toMatchObject({ page: { kind: 'failed' }, merchant: { title } })
})

test('a host that is nobody’s is answered 421, a page as a plain one', async () => {
  const bff = bffOver({ merchantDetails: no(421), locate: no(421) })
  const response = await bff.request('/en/pay/PR-1002')
  expect(response.status).toBe(421)
  expect(await response.text()).toContain('No merchant answers at this address.')
})

test.each(['/en/pay/PR-1002', '/bff/pay/PR-1002', '/healthz'])(
  '%s shows no stack when something breaks',
  async (path) => {
    const secretOfCode = 'at /srv/wasl/secret.ts:1'
    const bff = bffOver(
      {
        locate: () => {
          throw new TypeError(secretOfCode)
        },
      },
      {
        render: () => Promise.reject(new TypeError(secretOfCode)),
        readiness: () => Promise.reject(new TypeError(secretOfCode)),
      },
    )
    const response = await bff.request(path === '/healthz' ? '/readyz' : path)
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(response.headers.get('x-request-id')).toBeTruthy()
    expect(await response.text()).not.toMatch(/secret|TypeError|at \//)
    expect(JSON.stringify(bff.lines.map(({ fields }) => fields['requestId']))).toContain(
      response.headers.get('x-request-id'),
    )
  },
)
