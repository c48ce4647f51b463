import type { MiddlewareHandler } from 'hono'
import { isPage } from '../answer-failure.ts'
import type { BffEnv } from '../bff-env.ts'

/** A page has one address, without a slash at its end or two in a row: a link that was pasted with them leads there. */
export const oneAddress = (): MiddlewareHandler<BffEnv> =>
  async function atItsOwnAddress(c, next) {
    const { path, method } = c.req
    const own = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
    const isRead = method === 'GET' || method === 'HEAD'
    if (own === path || !isRead || !isPage(c)) return next()
    return c.redirect(own + new URL(c.req.url).search, 308)
  }
