import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { BffEnv } from '../bff-env.ts'
import { networkOf } from './network-of.ts'

/** `points` requests within `seconds`. */
export type RateLimit = { readonly points: number; readonly seconds: number }

/** Reliability D-24, by route class. */
export type RateLimits = {
  readonly read: RateLimit
  readonly payByTransaction: RateLimit
  readonly payByAddress: RateLimit
  /**
   * Addresses that ask for what does not exist: ids are found by guessing alone (D-22). Staff who are signed in, presses of
   * Pay and gateways at the same address go on.
   */
  readonly misses: RateLimit
  readonly callbacks: RateLimit
  /** Tries with one-time codes, which are found by guessing alone. */
  readonly codesByAddress: RateLimit
  /** Of a shop (commerce.md D40): orders that keep goods, carts that are priced, and codes, which are found by guessing alone. */
  readonly checkouts: RateLimit
  readonly prices: RateLimit
  readonly vouchers: RateLimit
  /** Of events: places that are kept, registrations, and feedback. */
  readonly holds: RateLimit
  readonly registrations: RateLimit
  readonly feedback: RateLimit
  /** By user, on every page: colleagues share an address, and a dashboard asks much. */
  readonly staff: RateLimit
}

export const defaultRateLimits: RateLimits = {
  read: { points: 120, seconds: 60 },
  payByTransaction: { points: 10, seconds: 60 },
  payByAddress: { points: 30, seconds: 60 },
  misses: { points: 30, seconds: 60 },
  callbacks: { points: 600, seconds: 60 },
  codesByAddress: { points: 10, seconds: 60 },
  checkouts: { points: 10, seconds: 60 },
  prices: { points: 60, seconds: 60 },
  vouchers: { points: 10, seconds: 60 },
  holds: { points: 10, seconds: 60 },
  registrations: { points: 20, seconds: 60 },
  feedback: { points: 5, seconds: 3_600 },
  staff: { points: 600, seconds: 60 },
}

export type Limited = (c: Context<BffEnv>) => Response | Promise<Response>

/** Answers `limited` beyond a limit, always with `Retry-After`. */
export function rateLimits(limits: RateLimits, limited: Limited): MiddlewareHandler<BffEnv> {
  const [read, payByTransaction, payByAddress, misses, callbacks, staff] = [
    limiterOf(limits.read),
    limiterOf(limits.payByTransaction),
    limiterOf(limits.payByAddress),
    limiterOf(limits.misses),
    limiterOf(limits.callbacks),
    limiterOf(limits.staff),
  ]
  const byAddress = {
    code: limiterOf(limits.codesByAddress),
    checkout: limiterOf(limits.checkouts),
    price: limiterOf(limits.prices),
    voucher: limiterOf(limits.vouchers),
    hold: limiterOf(limits.holds),
    registration: limiterOf(limits.registrations),
    feedback: limiterOf(limits.feedback),
  }
  return async function withRateLimits(c, next) {
    const kind = routeClass(c.req.method, c.req.path)
    if (kind.name === 'unlimited') return next()
    if (isPartOfAnotherSite(c)) return c.body(null, 403)
    const address = networkOf(c.get('address'))
    const mayGuess = kind.name === 'read' && !c.get('session')
    const user = kind.name === 'read' ? await c.get('countedAs')() : null
    const waitMs = Math.max(
      ...(await Promise.all([
        ...(mayGuess ? [exhaustedMs(misses, address, limits.misses.points)] : []),
        ...(kind.name === 'read' ? [user ? consume(staff, user) : consume(read, address)] : []),
        ...(kind.name === 'callback' ? [consume(callbacks, address)] : []),
        ...(kind.name === 'collect' ? [consume(payByAddress, address)] : []),
        ...(isByAddress(kind.name) ? [consume(byAddress[kind.name], address)] : []),
        ...(kind.name === 'pay'
          ? [consume(payByAddress, address), consume(payByTransaction, kind.transaction)]
          : []),
      ])),
    )
    if (waitMs > 0) {
      c.header('retry-after', String(Math.ceil(waitMs / 1000)))
      return limited(c)
    }
    await next()
    if (mayGuess && c.res.status === 404) await consume(misses, address)
  }
}

const classesByAddress = ['code', 'checkout', 'price', 'voucher', 'hold', 'registration', 'feedback'] as const
type ByAddress = (typeof classesByAddress)[number]

const isByAddress = (name: RouteClass['name']): name is ByAddress =>
  classesByAddress.some((one) => one === name)

type RouteClass =
  | { name: 'unlimited' | 'read' | 'callback' | 'collect' | ByAddress }
  | { name: 'pay'; transaction: string }

function routeClass(method: string, path: string): RouteClass {
  const transaction =
    /^\/bff\/pay\/([^/]+)(?:\/form|\/wallet)?\/?$|^\/api\/v1\/plugins\/[^/]+\/transaction\/pay\/([^/]+)(?:\/wallet-session)?\/?$/.exec(
      path,
    )
  if (method === 'POST' && transaction)
    return { name: 'pay', transaction: transaction[1] ?? transaction[2] ?? '' }
  if (
    method === 'POST' &&
    /^\/bff\/(collect|link)\/|^\/api\/v1\/plugins\/(payment_request\/link|customer_payment\/create)\//.test(
      path,
    )
  )
    return { name: 'collect' }
  if (method === 'POST' && /^\/(bff|api\/v1)\/cpr\//.test(path)) return { name: 'code' }
  if (method === 'POST' && /^\/bff\/[^/]+\/checkout\/form\/?$/.test(path)) return { name: 'checkout' }
  const sold = /^\/(?:bff|api\/v1)\/plugins\/(?:catalogue|event|food_ordering)\/([\w/%-]+?)\/?$/.exec(path)
  const called = (sold?.[1] ?? '').replace(/^(registration|feedback)\/[\w%-]+$/, '$1')
  const ofShop = method === 'POST' && sold ? shopClasses.get(called) : undefined
  if (ofShop) return { name: ofShop }
  if (path.startsWith('/api/v1/gateway/')) return { name: 'callback' }
  return { name: isUnlimited(path) ? 'unlimited' : 'read' }
}

const shopClasses: ReadonlyMap<string, ByAddress> = new Map([
  ['invoice/checkout', 'checkout'],
  ['invoice/discount', 'voucher'],
  ['pay-choices', 'price'],
  ['hold', 'hold'],
  ['registration', 'registration'],
  ['feedback', 'feedback'],
])

/** Tiles have a limit of their own: a map asks for hundreds. What costs as little to refuse as to give is not counted. */
export const isUnlimited = (path: string): boolean =>
  /^\/(assets|art|sandbox-bank|outbox|\.well-known|bff\/tiles)\/|^\/(healthz|readyz|robots\.txt|favicon\.ico)$/.test(
    path,
  )

const limiterOf = ({ points, seconds }: RateLimit) => new RateLimiterMemory({ points, duration: seconds })

/** Milliseconds to wait, 0 while there is room. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
    throw refusal
  }
}

async function exhaustedMs(limiter: RateLimiterMemory, key: string, points: number): Promise<number> {
  const used = await limiter.get(key)
  return used && used.consumedPoints >= points ? used.msBeforeNext : 0
}

/** A picture or script of another site's page: no browser lets that page have it, and nobody's limits are that page's to use up. */
const isPartOfAnotherSite = (c: Context<BffEnv>): boolean =>
  c.req.header('sec-fetch-mode') === 'no-cors' &&
  /^(cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? '')
