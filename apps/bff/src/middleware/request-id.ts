import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { BffEnv } from '../bff-env.ts'

/** Ours alone: an id sent from outside could forge another request's lines in the log. */
export const requestId = (): MiddlewareHandler<BffEnv> =>
  async function withRequestId(c, next) {
    const id = randomUUID()
    c.set('requestId', id)
    await next()
    c.res.headers.set('x-request-id', id)
  }
