import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { CoreEnv } from './core-env.ts'

/** One line per request. The route's pattern, not the path: public ids open a payer's bill. */
export const accessLog = createMiddleware<CoreEnv>(async function withAccessLog(c, next) {
  const start = performance.now()
  await next()
  c.var.log?.info(
    {
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    },
    'request',
  )
})
