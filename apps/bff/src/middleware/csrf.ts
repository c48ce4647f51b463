import type { Context, MiddlewareHandler } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { ownProblem } from '../answer/problem.ts'
import { speakingTo } from '../answer/speaking-to.ts'

/**
 * Reliability D-3, on every unsafe method. Hono's own check lets a cross-site JSON POST through.
 * - our script: from this site, with `X-Requested-By: app` and a JSON body, or a file where one is taken;
 * - `form` and `browser`: no browser on another site (a form has no header of its own; programs that use the core API
 *   have no site, and no cookie of ours authorises anything there);
 * - `signed` and `return`: gateways and the demo's own webhooks, whose word counts by signature alone.
 */
export const csrf = (): MiddlewareHandler<BffEnv> =>
  async function withCsrfCheck(c, next) {
    if (isSafe(c.req.method) || isAllowed(c)) return next()
    return c.json(ownProblem('crossSite', speakingTo(c)), 403)
  }

type Rule = 'script' | 'file' | 'form' | 'browser' | 'exempt'

function isAllowed(c: Context<BffEnv>): boolean {
  switch (ruleOf(c.req.path)) {
    case 'exempt':
      return true
    case 'browser':
      return siteOf(c) !== 'other'
    case 'form':
      return siteOf(c) === 'own'
    case 'file':
      return siteOf(c) === 'own' && c.req.header('x-requested-by') === 'app'
    case 'script':
      return (
        siteOf(c) === 'own' &&
        c.req.header('x-requested-by') === 'app' &&
        isJson(c.req.header('content-type'))
      )
  }
}

function ruleOf(path: string): Rule {
  if (/^\/(api\/v1\/gateway|outbox\/webhooks)\/|^\/bff\/return\/[^/]+$/.test(path)) return 'exempt'
  if (/^\/bff\/(?!dashboard\/)[^/]+\/[^/]+\/form$/.test(path)) return 'form'
  if (path.startsWith('/api/v1/') || path.startsWith('/sandbox-bank/')) return 'browser'
  if (/^\/bff\/dashboard\/([^/]+\/)+upload$/.test(path)) return 'file'
  return 'script'
}

/** `Sec-Fetch-Site` is the browser's word; `Origin` only where it is silent. */
function siteOf(c: Context<BffEnv>): 'own' | 'other' | 'unsaid' {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'other'
  const origin = c.req.header('origin')
  if (origin === undefined) return 'unsaid'
  return origin.toLowerCase() === c.get('origin') ? 'own' : 'other'
}

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType ?? '')
