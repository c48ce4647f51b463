import { expect, test } from 'vitest'
import { bffOver, fromApp, type BffTest } from '../bff.fixtures.ts'
import { webRoutes } from '../core/contract-routes.fixtures.ts'
import { withoutLimits } from './rate-limits.fixtures.ts'

const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}
const ordinary = {
  ...always,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
}
const paying = {
  ...always,
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), display-capture=()',
}

const broken = {
  merchantDetails: () => {
    throw new Error('broken')
  },
}
const command = {
  gatewayCode: 'knet',
  amount: null,
  customerAdditionalPhone: null,
  termsVersion: null,
  locale: 'en',
}

type Case = readonly [string, number, Record<string, string>, (bff: BffTest) => Promise<Response>]

test.each<Case>([
  ['a pay page', 200, paying, (bff) => bff.request('/en/pay/PR-1002')],
  ['a result page', 200, paying, (bff) => bff.request('/ar/attempt/AT-1')],
  ['a landing page', 200, ordinary, (bff) => bff.request('/en')],
  ['a page that is not there', 404, ordinary, (bff) => bff.request('/en/nowhere')],
  ['a redirect', 302, ordinary, (bff) => bff.request('/')],
  ['the pay page as JSON', 200, paying, (bff) => bff.request('/bff/pay/PR-1002')],
  [
    'a payment',
    200,
    paying,
    (bff) => bff.post('/bff/pay/PR-1002', command, { 'idempotency-key': 'a-key-of-16' }),
  ],
  ['a body that is not JSON', 400, paying, (bff) => bff.post('/bff/pay/PR-1002/seen', '{')],
  ['a call from another site', 403, paying, (bff) => bff.request('/bff/pay/PR-1002', { method: 'POST' })],
  ['an address of the web contract that is not there', 404, ordinary, (bff) => bff.request('/bff/nothing')],
  [
    'a method that is not there',
    405,
    ordinary,
    (bff) => bff.request('/bff/messages/ar', { method: 'OPTIONS' }),
  ],
  ['an attempt as JSON', 200, ordinary, (bff) => bff.request('/bff/attempt/AT-1')],
  ['the core API', 200, ordinary, (bff) => bff.request('/api/v1/installed')],
  ['the payer’s return', 303, ordinary, (bff) => bff.request('/bff/return/AT-1')],
  ['the health check', 200, ordinary, (bff) => bff.request('/healthz')],
  ['robots.txt', 200, ordinary, (bff) => bff.request('/robots.txt')],
  ['security.txt', 404, ordinary, (bff) => bff.request('/.well-known/security.txt')],
])('%s (%i) carries the security headers', async (_name, status, headers, send) => {
  const response = await send(bffOver())
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject(headers)
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(response.headers.has('server')).toBe(false)
  expect(response.headers.has('x-powered-by')).toBe(false)
})

const { 'cache-control': _, ...onEverything } = always

/** Reliability D-1: read, asked from another site, asked wrongly, asked of a core that is broken. */
test.each(webRoutes)('%s %s carries them whatever it answers', async (method, path) => {
  const body = method === 'GET' ? {} : { body: '{}' }
  const whole = bffOver({}, { limits: withoutLimits })
  const answers = [
    await whole.request(path, { method, ...body }),
    await whole.request(path, { method, headers: fromApp, ...body }),
    await whole.request(path, { method: 'OPTIONS' }),
    await bffOver(broken, { limits: withoutLimits }).request(path, { method, headers: fromApp, ...body }),
  ]
  for (const { status, headers } of answers) {
    expect([status, Object.fromEntries(headers)]).toMatchObject([status, onEverything])
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cache-control')).toMatch(/no-store|private/)
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.has('server') || headers.has('x-powered-by')).toBe(false)
  }
})

test.each(['/en/pay/PR-1002', '/bff/pay/PR-1002'])('a failure of %s carries them too', async (path) => {
  const response = await bffOver(broken).request(path)
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject(paying)
})

test('what the core says about itself stays inside', async () => {
  const headers = { server: 'core/1.0', 'x-powered-by': 'core', 'referrer-policy': 'unsafe-url' }
  const response = await bffOver({ other: { status: 200, body: {}, headers } }).request('/api/v1/installed')
  expect(response.headers.has('server')).toBe(false)
  expect(response.headers.has('x-powered-by')).toBe(false)
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('a file that the core serves keeps its own policy and caching', async () => {
  const headers = {
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=60',
  }
  const response = await bffOver({ other: { status: 200, body: {}, headers } }).request('/api/v1/file')
  expect(Object.fromEntries(response.headers)).toMatchObject(headers)
})
