import { readForwarded } from '@wasl/contracts/forwarded'
import { createMiddleware } from 'hono/factory'
import type { Clock } from '../clock.ts'
import { newPublicId } from '../ids.ts'
import type { Log } from '../log/log.ts'
import type { CoreEnv } from './core-env.ts'
import { preferredLanguage } from './language.ts'
import { refuseWith } from './refuse.ts'

export type ContextOptions = {
  secret: string
  clock: Clock
  log: Log
  /** The tenant of a host name without its port; null where nobody answers there. */
  merchantOfHost: (host: string) => Promise<number | null>
}

/**
 * Whose merchant, which language, which request. The bff's signed word counts; `x-wasl-*` headers that are not signed
 * say nothing, and then the request's own Host and Accept-Language do.
 */
export const requestContext = (options: ContextOptions) =>
  createMiddleware<CoreEnv>(async function withRequestContext(c, next) {
    const forwarded = readForwarded(c.req.raw.headers, options.secret, options.clock.now())
    const requestId = forwarded?.requestId ?? newPublicId()
    c.set('requestId', requestId)
    c.set('language', forwarded?.language ?? preferredLanguage(c.req.header('accept-language')))
    c.set('log', options.log.child({ requestId }))
    c.header('x-request-id', requestId)
    const host = forwarded?.host ?? c.req.header('host') ?? new URL(c.req.url).host
    const merchantId = await options.merchantOfHost(withoutPort(host.toLowerCase()))
    if (merchantId === null) return refuseWith(c, 421, 'unknownHost')
    c.set('merchantId', merchantId)
    return next()
  })

const withoutPort = (host: string): string => host.replace(/:\d+$/, '')
