import type { Context } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { BffEnv } from '../../bff-env.ts'
import { networkOf } from '../../middleware/network-of.ts'
import type { MapOptions } from './map.handlers.ts'

/** As the map asks for them; the service behind never meets a payer. */
export const tileAddress = '/bff/tiles/{z}/{x}/{y}'
export const tileRoute = '/bff/tiles/:z/:x/:y'

const patienceMs = 5_000
const deepest = 20
const mostBytes = 512 * 1024
const pictures = /^image\/(png|jpeg|webp)$/

/** A map that is dragged about asks for some hundred a minute. */
const tilesOf = { points: 900, duration: 60 }

export function tiles({ tileUrl, fetch: ask }: Pick<MapOptions, 'tileUrl' | 'fetch'>) {
  const limiter = new RateLimiterMemory(tilesOf)
  return async (c: Context<BffEnv, typeof tileRoute>): Promise<Response> => {
    const place = [c.req.param('z'), c.req.param('x'), c.req.param('y')]
    if (tileUrl === null || !isTile(place)) return c.body(null, 404)
    if (!(await hasRoom(limiter, networkOf(c.get('address'))))) return c.body(null, 429)
    const [z = '', x = '', y = ''] = place
    const picture = await fetched(ask, tileUrl.replace('{z}', z).replace('{x}', x).replace('{y}', y))
    if (picture === null) return c.body(null, 502)
    c.header('content-type', picture.type)
    c.header('cache-control', 'public, max-age=86400')
    return c.body(picture.bytes)
  }
}

function isTile([z = '', ...places]: readonly string[]): boolean {
  const isNumber = (text: string) => /^\d{1,7}$/.test(text)
  const depth = Number(z)
  return (
    isNumber(z) && depth <= deepest && places.every((place) => isNumber(place) && Number(place) < 2 ** depth)
  )
}

async function fetched(ask: typeof fetch, address: string) {
  try {
    const response = await ask(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    const type = (response.headers.get('content-type') ?? '').split(';', 1)[0] ?? ''
    if (!response.ok || !pictures.test(type)) return null
    const bytes = await response.arrayBuffer()
    return bytes.byteLength > mostBytes ? null : { type, bytes }
  } catch {
    return null
  }
}

const hasRoom = (limiter: RateLimiterMemory, address: string): Promise<boolean> =>
  limiter.consume(address).then(
    () => true,
    () => false,
  )
