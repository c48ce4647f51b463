import { isLocale, type Locale } from '@wasl/domain/locale'
import type { Context, MiddlewareHandler } from 'hono'
import { languageOf } from '../answer/accept-language.ts'
import type { BffEnv } from '../bff-env.ts'
import type { Caller, CoreClient } from '../core/core-client.ts'

/**
 * The language of the page, else of the browser; and a core client that speaks for this request. A refusal of the core that
 * is handed on says when to ask again, as the core did.
 */
export const caller = (core: CoreClient): MiddlewareHandler<BffEnv> =>
  async function withCaller(c, next) {
    c.set('language', languageOfPage(c) ?? languageOf(c.req.header('accept-language')))
    c.set('core', core.as(callerOf(c)))
    await next()
    const wait = c.get('wait')
    if (wait?.status === c.res.status && !c.res.headers.has('retry-after'))
      c.header('retry-after', wait.retryAfter)
  }

export const callerOf = (c: Context<BffEnv>): Caller => ({
  host: c.get('host'),
  language: c.get('language'),
  requestId: c.get('requestId'),
  address: c.get('address'),
  isBackground: c.req.header('x-wasl-background') !== undefined,
  onWait: (wait) => c.set('wait', wait),
})

/** The page itself, or the page of ours that asks (`same-origin` is the referrer policy of the pages that pay). */
function languageOfPage(c: Context<BffEnv>): Locale | null {
  const referrer = c.req.header('referer') ?? ''
  const isOurs = referrer.toLowerCase().startsWith(`${c.get('origin')}/`)
  return (
    languageOfPath(c.req.path) ?? (isOurs ? languageOfPath(referrer.slice(c.get('origin').length)) : null)
  )
}

function languageOfPath(path: string): Locale | null {
  const first = path.split(/[/?#]/, 2)[1] ?? ''
  return isLocale(first) ? first : null
}
