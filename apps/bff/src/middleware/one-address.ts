import type { MiddlewareHandler } from 'hono'
import { isPage } from '../answer/answer-failure.ts'
import type { BffEnv } from '../bff-env.ts'

/** A page has one address, without a slash at its end or two in a row: a link that was pasted with them leads there. */
export const oneAddress = (): MiddlewareHandler<BffEnv> =>
  async function atItsOwnAddress(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || !isPage(c)) return next()
    const { pathname, search } = new URL(c.req.url)
    const own = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
    return own === pathname ? next() : c.redirect(own + search, 308)
  }
