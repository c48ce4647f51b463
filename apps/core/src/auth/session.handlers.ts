import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { recentSeconds } from '../kernel/people/session.domain.ts'
import { staffOf } from '../kernel/people/staff-of.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { notFoundBody } from '../platform/http/refuse.ts'
import type { AuthDeps } from './auth-deps.ts'
import { answerTooMany, authWords, originOf, pairBody, ruleWords } from './auth-words.ts'
import { changePassword, confirmPassword, type ChangeRefusal } from './own-password.service.ts'
import { endOwnSession, logOut, logOutEverywhere, ownSessions } from './own-sessions.service.ts'

type SessionHandlers = Handlers<typeof coreContract, CoreEnv>['session']

const asked = (c: Context<CoreEnv>) => ({ staff: staffOf(c), origin: originOf(c) })

export const sessionHandlers = (deps: AuthDeps): SessionHandlers => ({
  changePassword: async ({ body }, c) => {
    const { new_password: password, repeat_password: repeated, current_password: current = null } = body
    const done = await changePassword(deps, { ...asked(c), password, repeated, current: current || null })
    if (!done.ok) return notChanged(c, done.error)
    const message = authWords('auth.passwordChanged', c.var.language)
    return { status: 200, body: { ...pairBody(done.value), message } }
  },

  confirmPassword: async ({ body }, c) => {
    const done = await confirmPassword(deps, { ...asked(c), ...body })
    if (done.ok) return { status: 200, body: pairBody(done.value) }
    if (done.error.kind !== 'wrong') return answerTooMany(c, done.error)
    return { status: 400, body: { password: [authWords('auth.currentWrong', c.var.language)] } }
  },

  recentPassword: async (_request, c) => ({
    status: 200,
    body: { seconds: recentSeconds(staffOf(c).confirmedAt, deps.clock.now()) },
  }),

  logout: async (_request, c) => {
    await logOut(deps, asked(c))
    return { status: 200, body: { message: authWords('auth.loggedOut', c.var.language) } }
  },

  logoutEverywhere: async (_request, c) => {
    const ended = await logOutEverywhere(deps, asked(c))
    return { status: 200, body: { message: authWords('auth.loggedOutEverywhere', c.var.language), ended } }
  },

  sessions: async (_request, c) => {
    const staff = staffOf(c)
    const sessions = await ownSessions(deps, staff)
    const results = sessions.map((session) => ({
      id: session.publicId,
      is_current: session.id === staff.sessionId,
      device: session.device,
      created: session.createdAt.toISOString(),
      last_seen: session.seenAt.toISOString(),
    }))
    return { status: 200, body: { results } }
  },

  endSession: async ({ params }, c) => {
    const ended = await endOwnSession(deps, { ...asked(c), publicId: params.id })
    if (ended.ok) return { status: 200, body: { message: authWords('auth.sessionEnded', c.var.language) } }
    return { status: 404, body: notFoundBody(c) }
  },
})

type NotChanged =
  | { status: 400; body: Record<string, string[]> }
  | { status: 403; body: { detail: string; code: string; current_password: string[] } }
  | { status: 429; body: { detail: string; code: string } }

function notChanged(c: Context<CoreEnv>, refusal: ChangeRefusal): NotChanged {
  const { language } = c.var
  switch (refusal.kind) {
    case 'weak':
      return { status: 400, body: { new_password: ruleWords(refusal.rules, language) } }
    case 'same':
      return { status: 400, body: { new_password: [authWords('auth.same', language)] } }
    case 'different':
      return { status: 400, body: { repeat_password: [authWords('auth.different', language)] } }
    case 'wrong':
      return { status: 400, body: { current_password: [authWords('auth.currentWrong', language)] } }
    case 'reauthRequired': {
      const detail = authWords('auth.reauth', language)
      return { status: 403, body: { detail, code: 'reauth_required', current_password: [detail] } }
    }
    case 'tooMany':
    case 'stopped':
      return answerTooMany(c, refusal)
  }
}
