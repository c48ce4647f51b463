import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import { refused } from '../core/core-problem.ts'
import { callerOf } from '../middleware/caller.ts'
import { ownProblem, refusedWith } from '../answer/problem.ts'
import type { AuthDeps } from './auth-deps.ts'
import { clearIdCookie, idInCookie, setIdCookie } from './session-cookies.ts'
import { speakingTo } from '../answer/speaking-to.ts'

/** Reliability S1: a quarter of an hour between the mailed link and the new password. */
const resetMs = 15 * 60_000

/** S1 §7 `forgot_password`: the core's answer is the same for everybody. */
export async function forgotPassword(c: Context<BffEnv>, deps: AuthDeps, username: string) {
  if (username.trim() === '') return refusedWith(400, required(c, ['username']))
  const got = await deps.core.as(callerOf(c)).signIn.forgotPassword({ body: { username: username.trim() } })
  switch (got.status) {
    case 200:
      return { status: 200, body: { message: got.body.message } } as const
    case 400:
    case 429:
    case 503:
      return refused(got, speakingTo(c))
    case 413:
    case 415:
    case 421:
      throw unexpectedAnswer(got)
  }
}

/** The link's token leaves the address and the page: from here on a cookie stands for it. */
export async function openReset(c: Context<BffEnv>, deps: AuthDeps, token: string) {
  const opened = await openGrant(c, deps, token)
  return 'grant' in opened ? ({ status: 200, body: { isFirst: opened.grant.isFirst } } as const) : opened
}

type Grant = { id: string; token: string; isFirst: boolean }

async function openGrant(c: Context<BffEnv>, deps: AuthDeps, token: string) {
  const over = () => refusedWith(404, ownProblem('linkOver', speakingTo(c)))
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return over()
  const got = await deps.core.as(callerOf(c)).signIn.openReset({ body: { token } })
  switch (got.status) {
    case 200: {
      const now = deps.clock.now()
      const until = new Date(Math.min(now.getTime() + resetMs, Date.parse(got.body.expires)))
      const isFirst = got.body.first_password
      const id = await deps.resets.open({ host: c.get('host'), token, isFirst }, until)
      setIdCookie(c, 'reset', id, until.getTime() - now.getTime())
      return { grant: { id, token, isFirst } satisfies Grant }
    }
    case 404:
      return over()
    case 429:
    case 503:
      return refused(got, speakingTo(c))
    case 400:
    case 413:
    case 415:
    case 421:
      throw unexpectedAnswer(got)
  }
}

type NewPassword = { username: string; newPassword: string; passwordConfirmation: string }

/** S1 §7 `reset_password`. A refused password leaves the link open; an accepted one uses it up. */
export async function resetPassword(c: Context<BffEnv>, deps: AuthDeps, given: NewPassword) {
  const grant = await grantOf(c, deps)
  return grant === null
    ? refusedWith(400, ownProblem('linkOver', speakingTo(c)))
    : save(c, deps, { grant, given })
}

/** Without our script nothing reads the address: the mailed link is pasted, once; then the cookie stands for it. */
export async function resetByForm(
  c: Context<BffEnv>,
  deps: AuthDeps,
  { link, given }: { link: string; given: NewPassword },
) {
  const opened = await grantByForm(c, deps, link)
  if (!('grant' in opened)) return { ...opened, isFirst: false }
  return { ...(await save(c, deps, { grant: opened.grant, given })), isFirst: opened.grant.isFirst }
}

async function grantByForm(c: Context<BffEnv>, deps: AuthDeps, link: string) {
  if (link.trim() !== '') return openGrant(c, deps, /([A-Za-z0-9_-]{43})\s*$/.exec(link)?.[1] ?? '')
  const grant = await grantOf(c, deps)
  return grant === null ? refusedWith(400, required(c, ['link'])) : { grant }
}

/** The link that was opened in this browser, while a new password may still be chosen by it. */
export async function grantOf(c: Context<BffEnv>, deps: AuthDeps): Promise<Grant | null> {
  const id = idInCookie(c, 'reset')
  const grant = id === null ? null : await deps.resets.get(id)
  return id !== null && grant?.host === c.get('host')
    ? { id, token: grant.token, isFirst: grant.isFirst }
    : null
}

async function save(
  c: Context<BffEnv>,
  deps: AuthDeps,
  { grant, given }: { grant: Grant; given: NewPassword },
) {
  const empty = Object.entries(given).filter(([, text]) => text.trim() === '')
  if (empty.length > 0)
    return refusedWith(
      400,
      required(
        c,
        empty.map(([field]) => field),
      ),
    )
  const body = {
    username: given.username.trim(),
    new_password: given.newPassword,
    password_confirmation: given.passwordConfirmation,
    token: grant.token,
  }
  const got = await deps.core.as(callerOf(c)).signIn.resetPassword({ body })
  switch (got.status) {
    case 200:
      await deps.resets.take(grant.id)
      clearIdCookie(c, 'reset')
      clearIdCookie(c, 'session')
      return { status: 200, body: { message: got.body.message } } as const
    case 400:
    case 429:
    case 503:
      return refused(got, speakingTo(c))
    case 413:
    case 415:
    case 421:
      throw unexpectedAnswer(got)
  }
}

function required(c: Context<BffEnv>, fields: readonly string[]) {
  const text = ownProblem('fieldRequired', speakingTo(c)).message
  return ownProblem('badRequest', speakingTo(c), Object.fromEntries(fields.map((field) => [field, [text]])))
}
