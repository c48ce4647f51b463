import type { MiddlewareHandler } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import type { Log } from '../log.ts'

/**
 * Reliability S5: an address with a token in it stays in logs and histories. Ours have none; one that comes all the
 * same leads to the address without it, and nobody reads it.
 */
export const noTokens = (log: Log): MiddlewareHandler<BffEnv> =>
  async function withoutTokens(c, next) {
    const url = new URL(c.req.url)
    const isOurs = !url.pathname.startsWith('/api/') && url.searchParams.has('token')
    if (!isOurs) return next()
    url.searchParams.delete('token')
    log.warn({ requestId: c.get('requestId'), path: url.pathname }, 'a token in an address was dropped')
    // Two slashes at its beginning would be another site's address.
    const own = url.pathname.replace(/^\/{2,}/, '/') + url.search
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.redirect(own, 302)
    return next()
  }
