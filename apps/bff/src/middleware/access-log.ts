import { performance } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import type { Log } from '../log.ts'

/** One line per request. The path without its query: links may carry what is nobody's business. */
export const accessLog = (log: Log): MiddlewareHandler<BffEnv> =>
  async function withAccessLog(c, next) {
    const start = performance.now()
    await next()
    const ms = Math.round((performance.now() - start) * 10) / 10
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        host: c.get('host'),
        path: c.req.path,
        status: c.res.status,
        ms,
      },
      'request',
    )
  }
