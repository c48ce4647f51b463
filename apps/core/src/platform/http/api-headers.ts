import { createMiddleware } from 'hono/factory'

/** For every answer of the core: never cached, never sniffed, never framed (reliability D-1). */
export const apiHeaders = createMiddleware(async function withApiHeaders(c, next) {
  await next()
  const headers = c.res.headers
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'no-referrer')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
})
