import type { Handlers } from '@wasl/contracts/server'
import type { authContract } from '@wasl/contracts/web/auth.contract'
import type { BffEnv } from '../bff-env.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import { refused } from '../core/core-problem.ts'
import { ownProblem, refusedWith } from '../answer/problem.ts'
import type { AuthDeps } from './auth-deps.ts'
import { changePassword, confirmPassword } from './change-password.ts'
import { leave } from './leave.ts'
import { setIdCookie } from './session-cookies.ts'
import { stateOf } from './session-state.ts'
import { idleMs } from '../platform/staff-sessions.ts'
import { speakingTo } from '../answer/speaking-to.ts'

export const ownHandlers = (deps: AuthDeps): Handlers<typeof authContract.own, BffEnv> => ({
  extend: async (_request, c) => {
    const current = c.get('session')
    if (!current) return refusedWith(401, ownProblem('notAuthenticated', speakingTo(c)))
    // The core counts idle time too, and only a request of this user resets it.
    const got = await c.get('core').account.sections({})
    if (got.status !== 200) throw unexpectedAnswer(got)
    const staff = await deps.sessions.extend(current.id)
    if (!staff) return refusedWith(401, ownProblem('notAuthenticated', speakingTo(c)))
    setIdCookie(c, 'session', current.id, idleMs)
    return { status: 200, body: stateOf(staff, deps.clock.now()) }
  },
  logout: async ({ body }, c) => {
    await leave(c, deps, { ...body, atCore: (core) => core.session.logout({ body: {} }) })
    return { status: 200, body: { kind: 'anonymous' } }
  },
  logoutEverywhere: async (_request, c) => {
    const got = await c.get('core').session.logoutEverywhere({ body: {} })
    if (got.status !== 200) throw unexpectedAnswer(got)
    await leave(c, deps, { forgetsDrafts: true, atCore: async () => {} })
    return { status: 200, body: { kind: 'anonymous' } }
  },
  confirmPassword: ({ body }, c) => confirmPassword(c, deps, body.password),
  changePassword: ({ body }, c) => changePassword(c, deps, body),
  recentPassword: async (_request, c) => {
    const got = await c.get('core').session.recentPassword()
    switch (got.status) {
      case 200:
        return { status: 200, body: got.body }
      case 429:
      case 503:
        return refused(got, speakingTo(c))
      case 400:
      case 401:
      case 404:
      case 413:
      case 415:
      case 421:
        throw unexpectedAnswer(got)
    }
  },
  sessions: async (_request, c) => {
    const got = await c.get('core').session.sessions()
    switch (got.status) {
      case 200: {
        const sessions = got.body.results.map((session) => ({
          id: session.id,
          device: session.device,
          startedAt: session.created,
          seenAt: session.last_seen,
          isCurrent: session.is_current,
        }))
        return { status: 200, body: { sessions } }
      }
      case 429:
      case 503:
        return refused(got, speakingTo(c))
      case 400:
      case 401:
      case 404:
      case 413:
      case 415:
      case 421:
        throw unexpectedAnswer(got)
    }
  },
  endSession: async ({ params }, c) => {
    const got = await c.get('core').session.endSession({ params })
    switch (got.status) {
      case 200:
        return { status: 200, body: {} }
      case 404:
      case 429:
      case 503:
        return refused(got, speakingTo(c))
      case 400:
      case 401:
      case 413:
      case 415:
      case 421:
        throw unexpectedAnswer(got)
    }
  },
})
