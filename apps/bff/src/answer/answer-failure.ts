import { ClientGone, clientGoneStatus } from '@wasl/contracts/read-body'
import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { CoreFailure, failureStatus } from '../core/core-failure.ts'
import { fallbackMerchant } from '../core/fallback-merchant.ts'
import type { Log } from '../log.ts'
import { loginPath } from '../pages/login-path.ts'
import { plainPage } from '../pages/plain-page.ts'
import { ownProblem, problemText } from './problem.ts'
import type { ProblemCode } from './problems.strings.ts'
import { sendPage, type PageSender } from '../pages/send-page.ts'
import { speakingTo } from './speaking-to.ts'

/** One place for what nobody expected: logged with the request's id, answered without a word of where it happened. */
export const answerFailure =
  (sender: PageSender, log: Log) =>
  async (error: Error, c: Context<BffEnv>): Promise<Response> => {
    if (isClientGone(error, c)) {
      log.info(
        { requestId: c.get('requestId'), method: c.req.method, path: c.req.path },
        'the client hung up',
      )
      return new Response(null, { status: clientGoneStatus })
    }
    const status = statusOf(error)
    const line = { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, status, err: error }
    if (status === 401) log.info(line, 'signed out')
    else if (status === 403 || status === 421 || status === 429) log.warn(line, 'refused')
    else log.error(line, 'failed')
    if (status === 429 || status === 503) c.header('retry-after', '2')
    if (!isPage(c)) return answerJson(c, status)
    if (status === 401) return c.redirect(loginPath(c.get('language'), addressOf(c)), 302)
    if (status === 403 || status === 421 || status === 429) return saidPlainly(c, status)
    try {
      const page = {
        page: { kind: 'failed' },
        merchant: fallbackMerchant(c.get('host')),
        locale: c.get('language'),
        status,
      } as const
      return await sendPage(c, sender, page)
    } catch (renderError) {
      log.error({ ...line, err: renderError }, 'the failure page failed')
      return saidPlainly(c, status)
    }
  }

/** Also where the core read the request, which answers with the same status. */
const isClientGone = (error: Error, c: Context<BffEnv>): boolean =>
  error instanceof ClientGone ||
  (error instanceof CoreFailure && error.status === clientGoneStatus) ||
  c.req.raw.signal.aborted

/** A full disk is no bug, and passes (reliability C12). */
function statusOf(error: Error): Status {
  if (error instanceof CoreFailure) return failureStatus(error)
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT') ? 503 : 500
}

/** 429, with `Retry-After` already set: in a window too as plainly as it is cheap. */
export const answerTooMany = (c: Context<BffEnv>): Response | Promise<Response> =>
  isPage(c) || isWindow(c) ? saidPlainly(c, 429) : answerJson(c, 429)

export const answerNotFound = (c: Context<BffEnv>): Response => answerJson(c, 404)

export function answerNotAllowed(c: Context<BffEnv>, allowed: readonly string[]): Response {
  c.header('allow', allowed.join(', '))
  return answerJson(c, 405)
}

const addressOf = (c: Context): string => {
  const { pathname, search } = new URL(c.req.url)
  return `${pathname}${search}`
}

type Status = 401 | 403 | 404 | 405 | 421 | 429 | 500 | 502 | 503

function answerJson(c: Context<BffEnv>, status: Status): Response {
  const code = codes[status]
  const problem = ownProblem(code, speakingTo(c))
  if (!c.req.path.startsWith('/api/')) return c.json(problem, status)
  return c.json(
    { detail: problem.message, code: code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) },
    status,
  )
}

const saidPlainly = (c: Context<BffEnv>, status: Status) =>
  plainPage(c, status, problemText(codes[status], c.get('language')))

const codes: Record<Status, ProblemCode> = {
  401: 'notAuthenticated',
  403: 'sectionDisabled',
  404: 'notFound',
  405: 'methodNotAllowed',
  421: 'unknownHost',
  429: 'tooManyRequests',
  500: 'unexpected',
  502: 'unavailable',
  503: 'unavailable',
}

/** What a browser opens by itself, with nobody there to read JSON. */
export const isWindow = (c: Context<BffEnv>): boolean => c.req.header('sec-fetch-dest') === 'document'

export const isPage = (c: Context<BffEnv>): boolean =>
  !/^\/(bff|api)(\/|$)/.test(c.req.path) ||
  /^\/bff\/((pay|cpr|auth)\/[^/]+\/form|return\/[^/]+)$/.test(c.req.path)
