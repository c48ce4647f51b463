import type { Context } from 'hono'

/**
 * The headers of an answer, to be written to. Hono's `c.header` makes an answer anew each time, which costs more than what is
 * written; here that happens only to one whose headers are fixed, as those of an answer that was fetched are.
 */
export function writableHeaders(c: Context): Headers {
  // Nobody is told what serves them, and the first write finds out whether there may be one.
  try {
    c.res.headers.delete('x-powered-by')
  } catch {
    c.res = new Response(c.res.body, c.res)
    c.res.headers.delete('x-powered-by')
  }
  return c.res.headers
}
