import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { unexpectedAnswer, CoreFailure } from '../core/core-failure.ts'
import { refused } from '../core/core-problem.ts'
import { ownProblem, refusedWith } from '../answer/problem.ts'
import type { AuthDeps } from './auth-deps.ts'
import { tokensOf } from './read-tokens.ts'
import { setIdCookie } from './session-cookies.ts'
import { stateOf } from './session-state.ts'
import { idleMs, type StaffSession, type Tokens } from '../platform/staff-sessions.ts'
import { speakingTo } from '../answer/speaking-to.ts'
import type { CoreApi } from '../core/core-client.ts'
import { callerOf } from '../middleware/caller.ts'

type NewPassword = { newPassword: string; repeatPassword: string; currentPassword?: string | undefined }

/** S2 §7 `change_password`. Every other session of the user ends; this one goes on under a new id. */
export async function changePassword(c: Context<BffEnv>, deps: AuthDeps, given: NewPassword) {
  const body = {
    new_password: given.newPassword,
    repeat_password: given.repeatPassword,
    ...(given.currentPassword !== undefined && { current_password: given.currentPassword }),
  }
  const got = await withOwnToken(c, deps, async (core) => {
    const answer = await core.session.changePassword({ body })
    return { tokens: answer.status === 200 ? tokensOf(answer.body) : null, answer }
  })
  switch (got.status) {
    case 200:
      await anew(c, deps)
      return { status: 200, body: { message: got.body.message } } as const
    case 400:
    case 403:
    case 429:
    case 503:
      return refused(got, speakingTo(c))
    case 401:
    case 404:
    case 413:
    case 415:
    case 421:
      throw unexpectedAnswer(got)
  }
}

/** Opens for five minutes what asks who sits there (reliability D-36). */
export async function confirmPassword(c: Context<BffEnv>, deps: AuthDeps, password: string) {
  if (password === '') {
    const text = ownProblem('fieldRequired', speakingTo(c)).message
    return refusedWith(400, ownProblem('badRequest', speakingTo(c), { password: [text] }))
  }
  const got = await withOwnToken(c, deps, async (core) => {
    const answer = await core.session.confirmPassword({ body: { password } })
    return { tokens: answer.status === 200 ? tokensOf(answer.body) : null, answer }
  })
  switch (got.status) {
    case 200: {
      const staff = await anew(c, deps)
      return { status: 200, body: stateOf(staff, deps.clock.now()) } as const
    }
    case 400:
    case 429:
    case 503:
      return refused(got, speakingTo(c))
    case 401:
    case 404:
    case 413:
    case 415:
    case 421:
      throw unexpectedAnswer(got)
  }
}

/** Reliability D-7: whoever knew the old id knows nothing of the session that was just confirmed. */
async function anew(c: Context<BffEnv>, { sessions }: AuthDeps): Promise<StaffSession | null> {
  const current = c.get('session')
  const id = current && (await sessions.move(current.id))
  if (id === null) return null
  setIdCookie(c, 'session', id, idleMs)
  return sessions.find(id, c.get('host'))
}

type Asking<Answer> = (core: CoreApi) => Promise<{ tokens: Tokens | null; answer: Answer }>

/**
 * A call that is answered with new tokens in place of the old ones. Whatever else this session asks meanwhile waits:
 * the old refresh token must not be used again, or the core takes it for stolen.
 */
async function withOwnToken<Answer>(
  c: Context<BffEnv>,
  { core, sessions }: AuthDeps,
  ask: Asking<Answer>,
): Promise<Answer> {
  const current = c.get('session')
  const token = await c.get('bearer').token()
  if (!current || token === null) throw new CoreFailure('nobody is signed in', { status: 401 })
  const own = { token: async () => token, tokenAfter: async () => null }
  return sessions.exchange(current.id, () => ask(core.as(callerOf(c), own)))
}
