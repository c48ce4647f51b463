import type { Handlers } from '@wasl/contracts/server'
import type { webContract } from '@wasl/contracts/web'
import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { BffEnv, Clock } from '../../bff-env.ts'
import { networkOf } from '../../middleware/network-of.ts'
import { ownProblem } from '../../answer/problem.ts'
import { createPlaceSearch } from './place-search.ts'
import { tileAddress } from './tiles.ts'

export type MapOptions = {
  readonly tileUrl: string | null
  readonly placeSearchUrl: string | null
  readonly clock: Clock
  /** The network, or a test's. */
  readonly fetch: typeof fetch
}

/** A person types a few places; what asks more is none. Each question goes to a service that is paid by the question. */
const searches = { points: 20, duration: 60 }

export function mapHandlers(options: MapOptions): Handlers<typeof webContract.map, BffEnv> {
  const { tileUrl, placeSearchUrl } = options
  const search = placeSearchUrl === null ? null : createPlaceSearch({ ...options, url: placeSearchUrl })
  const limiter = new RateLimiterMemory(searches)
  return {
    map: async () => ({
      status: 200,
      body: { tileUrl: tileUrl === null ? null : tileAddress, hasSearch: search !== null },
    }),

    places: async ({ query }, c) => {
      const language = c.get('language')
      const problem = (code: 'notFound' | 'tooManyRequests' | 'unavailable') =>
        ownProblem(code, { language, requestId: c.get('requestId') })
      if (search === null) return { status: 404, body: problem('notFound') }
      const waitMs = await waitOf(limiter, c)
      if (waitMs > 0) {
        c.header('retry-after', String(Math.ceil(waitMs / 1000)))
        return { status: 429, body: problem('tooManyRequests') }
      }
      const found = await search(query.q, language)
      return found.ok
        ? { status: 200, body: { places: found.value } }
        : { status: 503, body: problem('unavailable') }
    },
  }
}

/** Milliseconds to wait, 0 while there is room. */
async function waitOf(limiter: RateLimiterMemory, c: Context<BffEnv>): Promise<number> {
  try {
    await limiter.consume(networkOf(c.get('address')))
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
    throw refusal
  }
}
