import type { MiddlewareHandler } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { barePolicy } from '../csp.ts'

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
    for (const [name, value] of Object.entries(always)) c.header(name, value)
    c.header('referrer-policy', referrerPolicy(c.req.path))
    c.header('permissions-policy', permissionsPolicy(c.req.path, c.get('asksForPlace') ?? false))
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', barePolicy)
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    c.header('server', undefined)
    c.header('x-powered-by', undefined)
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
