import type { Problem } from '@wasl/contracts/values/web'
import type { CodeStep } from '@wasl/contracts/web/auth.contract'
import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import { toProblem } from '../core/core-problem.ts'
import { callerOf } from '../middleware/caller.ts'
import { ownProblem } from '../answer/problem.ts'
import type { AuthDeps } from './auth-deps.ts'
import { arrive } from './arrive.ts'
import { challengeOf, codeStepOf } from './code-step.ts'
import { clearIdCookie, idInCookie, knownDeviceOf, setIdCookie } from './session-cookies.ts'
import { speakingTo } from '../answer/speaking-to.ts'

export type Refused = {
  kind: 'refused'
  status: 400 | 429 | 503
  problem: Problem
}
export type SignInAnswer = { kind: 'signedIn'; to: string } | CodeStep | Refused
export type CodeAnswer = { kind: 'signedIn'; to: string } | Refused

type Words = { username: string; password: string; next: string | undefined }

/** The first step (S1 §7 `token/`). What it came to is in this browser's cookies. */
export async function signIn(c: Context<BffEnv>, deps: AuthDeps, words: Words): Promise<SignInAnswer> {
  const { username, password, next } = words
  if (username.trim() === '' || password === '') return missing(c, { username, password })
  const core = deps.core.as(callerOf(c))
  const got = await core.signIn.token({
    query: { format: 'json' },
    body: { username: username.trim(), password, device: deviceOf(c), ...knownDevice(c, username) },
  })
  switch (got.status) {
    case 200: {
      if (!got.body.enable_OTP) return arrive(c, deps, { pair: got.body, username: username.trim(), next })
      const now = deps.clock.now()
      const challenge = challengeOf(got.body, { host: c.get('host'), username: username.trim(), now })
      const until = new Date(challenge.until)
      const id = await deps.codes.open(challenge, until)
      setIdCookie(c, 'code', id, until.getTime() - now.getTime())
      return codeStepOf(challenge, now)
    }
    case 400:
    case 429:
    case 503:
      return refused(c, got)
    case 413:
    case 415:
    case 421:
      throw unexpectedAnswer(got)
  }
}

function knownDevice(c: Context<BffEnv>, username: string) {
  const token = knownDeviceOf(c, username)
  return token === null ? {} : { known_device: token }
}

/** The second step (S1 §7 `verify_otp/`): only the browser that gave the password has the challenge (reliability S2). */
export async function verifyCode(
  c: Context<BffEnv>,
  deps: AuthDeps,
  { code, next }: { code: string; next: string | undefined },
): Promise<CodeAnswer> {
  const id = idInCookie(c, 'code')
  const step = id === null ? null : await deps.codes.get(id)
  if (id === null || step?.host !== c.get('host')) return over(c)
  const core = deps.core.as(callerOf(c))
  const { username, challenge } = step
  const got = await core.signIn.verifyOtp({
    body: { code, username, challenge, device: deviceOf(c), ...knownDevice(c, username) },
  })
  switch (got.status) {
    case 200:
      await deps.codes.take(id)
      clearIdCookie(c, 'code')
      return arrive(c, deps, { pair: got.body, username, next })
    case 400: {
      const { code: texts, non_field_errors: general } = got.body
      if (texts === undefined) return endStep(c, deps, { id, texts: general })
      const fieldErrors = { code: typeof texts === 'string' ? [texts] : texts }
      const problem = {
        ...ownProblem('badRequest', speakingTo(c), fieldErrors),
        message: fieldErrors.code[0] ?? '',
      }
      return { kind: 'refused', status: 400, problem }
    }
    case 429:
    case 503:
      return refused(c, got)
    case 413:
    case 415:
    case 421:
      throw unexpectedAnswer(got)
  }
}

/** Another code for the same step. */
export async function resendCode(c: Context<BffEnv>, deps: AuthDeps): Promise<CodeStep | Refused> {
  const id = idInCookie(c, 'code')
  const step = id === null ? null : await deps.codes.get(id)
  if (id === null || step?.host !== c.get('host')) return over(c)
  const core = deps.core.as(callerOf(c))
  const { username, challenge } = step
  const got = await core.signIn.resendOtp({ body: { username, challenge } })
  switch (got.status) {
    case 200: {
      const now = deps.clock.now()
      const next = challengeOf(got.body, { host: step.host, username, now })
      const until = new Date(next.until)
      await deps.codes.replace(id, next, until)
      setIdCookie(c, 'code', id, until.getTime() - now.getTime())
      return codeStepOf(next, now)
    }
    case 400:
      return endStep(c, deps, { id, texts: got.body.non_field_errors })
    case 429:
    case 503:
      return refused(c, got)
    case 413:
    case 415:
    case 421:
      throw unexpectedAnswer(got)
  }
}

/** The way back to the password. The cookie may stay, it stands for nothing: a late answer takes no other away. */
export async function abandonCode(c: Context<BffEnv>, { codes }: AuthDeps): Promise<void> {
  const id = idInCookie(c, 'code')
  if (id === null) return
  const step = await codes.get(id)
  if (step?.host === c.get('host')) await codes.take(id)
}

const over = (c: Context<BffEnv>): Refused => ({
  kind: 'refused',
  status: 400,
  problem: ownProblem('signInAgain', speakingTo(c)),
})

/** The core waits for no code any more: the form begins again, by the problem's code, and says why. */
async function endStep(
  c: Context<BffEnv>,
  { codes }: AuthDeps,
  { id, texts }: { id: string; texts: string[] | undefined },
): Promise<Refused> {
  await codes.take(id)
  clearIdCookie(c, 'code')
  const { problem, ...ended } = over(c)
  return { ...ended, problem: { ...problem, message: texts?.[0] ?? problem.message } }
}

function missing(c: Context<BffEnv>, words: { username: string; password: string }): Refused {
  const empty = Object.entries(words).filter(([, text]) => text.trim() === '')
  const required = ownProblem('fieldRequired', speakingTo(c)).message
  const fieldErrors = Object.fromEntries(empty.map(([field]) => [field, [required]]))
  return {
    kind: 'refused',
    status: 400,
    problem: ownProblem('badRequest', speakingTo(c), fieldErrors),
  }
}

type Got = { status: 400 | 429 | 503; body: Parameters<typeof toProblem>[0] }

const refused = (c: Context<BffEnv>, { status, body }: Got): Refused => ({
  kind: 'refused',
  status,
  problem: toProblem(body, speakingTo(c)),
})

/** The browser's name for itself, in the list of the user's sessions. */
const deviceOf = (c: Context<BffEnv>): string | undefined => c.req.header('user-agent')?.slice(0, 256)
