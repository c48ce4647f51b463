import type { MiddlewareHandler } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { barePolicy } from '../pages/csp.ts'
import { writableHeaders } from '../answer/writable-headers.ts'

export const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Reliability D-1: on every answer, whoever gave it; a route may bring its own policy and caching, nothing else. */
export const securityHeaders = (): MiddlewareHandler<BffEnv> =>
  async function withSecurityHeaders(c, next) {
    await next()
    const headers = writableHeaders(c)
    headers.delete('server')
    for (const [name, value] of Object.entries(always)) headers.set(name, value)
    headers.set('referrer-policy', referrerPolicy(c.req.path))
    headers.set('permissions-policy', permissionsPolicy(c.req.path, c.get('asksForPlace') ?? false))
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', barePolicy)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  }

/** Under `no-referrer` a same-origin form sends `Origin: null`, so pages that pay keep it for this site. */
const referrerPolicy = (path: string): string =>
  isPayPath(path) ? 'same-origin' : 'strict-origin-when-cross-origin'

/** Payment only where somebody pays, a place only where a page asks for one; the camera on the screens that scan, none yet. */
const permissionsPolicy = (path: string, asksForPlace: boolean): string =>
  `camera=(), microphone=(), geolocation=${asksForPlace ? '(self)' : '()'}, payment=${isPayPath(path) || isHostedPayPath(path) ? '(self)' : '()'}, usb=(), display-capture=()`

const isHostedPayPath = (path: string): boolean => /^\/(en|ar)\/(checkout|spf\/payment-options)\//.test(path)

const isPayPath = (path: string): boolean =>
  /^\/(en|ar)\/(pay|attempt)\/|^\/bff\/pay\/|^\/sandbox-bank\//.test(path)
