import { readForwarded } from '@wasl/contracts/forwarded'
import { createMiddleware } from 'hono/factory'
import type { Clock } from '../clock.ts'
import { newPublicId } from '../ids.ts'
import type { Log } from '../log/log.ts'
import type { CoreEnv, Tenant } from './core-env.ts'
import { preferredLanguage } from './language.ts'
import { networkHash } from './network-hash.ts'
import { refuseWith } from './refuse.ts'

export type ContextOptions = {
  /** By which the bff proves its word. */
  secret: string
  /** What networks are hashed with. */
  key: string
  publicUrl: string
  clock: Clock
  log: Log
  /** By a host name without its port; null if no merchant has it. */
  tenantOf: (host: string) => Promise<Tenant | null>
}

/**
 * Whose merchant, which language, which request. The bff's signed word counts; `x-wasl-*` headers that are not signed
 * say nothing, and then the request's own Host and Accept-Language do.
 */
export const requestContext = ({ secret, key, publicUrl, clock, log, tenantOf }: ContextOptions) =>
  createMiddleware<CoreEnv>(async function withRequestContext(c, next) {
    const forwarded = readForwarded(c.req.raw.headers, secret, clock.now())
    const requestId = forwarded?.requestId ?? newPublicId()
    c.set('requestId', requestId)
    c.set('network', forwarded ? networkHash(forwarded.address, key) : null)
    c.set('language', forwarded?.language ?? preferredLanguage(c.req.header('accept-language')))
    c.set('log', log.child({ requestId }))
    c.header('x-request-id', requestId)
    const host = (forwarded?.host ?? c.req.header('host') ?? new URL(c.req.url).host).toLowerCase()
    const tenant = await tenantOf(host.replace(/:\d+$/, ''))
    if (!tenant) return refuseWith(c, 421, 'unknownHost')
    c.set('merchantId', tenant.merchantId)
    c.set('origin', tenant.isOwnHost ? `${new URL(publicUrl).protocol}//${host}` : publicUrl)
    return next()
  })
