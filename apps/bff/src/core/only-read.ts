import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'

/** A page is looked at; whatever else is sent to its address is refused. */
export const onlyRead = (c: Context<BffEnv>): Response => {
  c.header('allow', 'GET, HEAD')
  return c.body(null, 405)
}
