import { performance } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { BffEnv } from '../bff-env.ts'
import type { Log } from '../log.ts'

/** Longer than any address of ours. What somebody wrote behind it costs the reading of the line, and says nothing. */
const longestPath = 1_024

/** A one-time word of a report's file is nobody's business either. */
const withoutWord = (path: string): string =>
  path.replace(/(\/file\/)[^/]+/, '$1:token').slice(0, longestPath)

/** What became of a request; `route` is the pattern its address matched. */
export type Answered = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** One line per request. The path without its query: links may carry what is nobody's business. */
export const accessLog = (log: Log, onAnswer?: (answered: Answered) => void): MiddlewareHandler<BffEnv> =>
  async function withAccessLog(c, next) {
    const start = performance.now()
    await next()
    const ms = Math.round((performance.now() - start) * 10) / 10
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        host: c.get('host'),
        path: withoutWord(c.req.path),
        status: c.res.status,
        ms,
      },
      'request',
    )
    onAnswer?.({ method: c.req.method, route: routePath(c, -1), status: c.res.status, ms })
  }
