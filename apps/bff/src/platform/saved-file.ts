import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import type { CoreClient } from '../core/core-client.ts'
import { toProblem } from '../core/core-problem.ts'
import { callerOf } from '../middleware/caller.ts'
import { ownProblem } from '../answer/problem.ts'
import { speakingTo } from '../answer/speaking-to.ts'

/** What a file's own headers say; everything else is the connection's or the core's. */
const passedOn = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'accept-ranges',
  'content-range',
  'etag',
]

/**
 * A file of the core for whoever is signed in: the cookie authorises it, so no token stands in the address (reliability S5).
 * Piece by piece, and no further than the reader reads.
 */
export async function savedFile(core: CoreClient, c: Context<BffEnv>, path: string): Promise<Response> {
  const to = speakingTo(c)
  // Another site may lead here, but starts nothing.
  if (c.req.header('sec-fetch-site') === 'cross-site') return c.json(ownProblem('crossSite', to), 403)
  const got = await core.open(path, {
    caller: callerOf(c),
    bearer: c.get('bearer'),
    signal: c.req.raw.signal,
    part: partOf(c),
  })
  for (const name of passedOn) {
    const value = got.headers.get(name)
    if (value !== null) c.header(name, value)
  }
  if (got.status === 200 || got.status === 206) {
    if (c.req.method !== 'HEAD') return c.newResponse(got.body, got.status)
    await got.body?.cancel()
    return c.newResponse(null, got.status)
  }
  c.header('content-type', undefined)
  c.header('content-length', undefined)
  // A refusal of the core is JSON of its own shape, whatever was asked for.
  const body = (await got.json().catch(() => ({}))) as Parameters<typeof toProblem>[0]
  return c.json(toProblem(body, to), got.status as 400 | 403 | 404 | 410 | 416 | 429)
}

function partOf(c: Context<BffEnv>): Record<string, string> {
  const asked = ['range', 'if-range'].map((name) => [name, c.req.header(name)] as const)
  return Object.fromEntries(asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
