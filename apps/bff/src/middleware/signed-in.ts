import type { MiddlewareHandler } from 'hono'
import { renewBy } from '../auth/read-tokens.ts'
import { idInCookie } from '../auth/session-cookies.ts'
import type { StaffSessions } from '../platform/staff-sessions.ts'
import type { BffEnv } from '../bff-env.ts'
import type { Bearer, CoreClient } from '../core/core-client.ts'
import { callerOf } from './caller.ts'

/**
 * Who is signed in, on the paths of staff alone. A payer's page and `/api/v1` never get the cookie's rights: one must not
 * change with who looks at it, the other is called with rights of its own.
 */
export const signedIn = (core: CoreClient, sessions: StaffSessions): MiddlewareHandler<BffEnv> =>
  async function withSession(c, next) {
    const host = c.get('host')
    const id = isStaffPath(c.req.path) ? idInCookie(c, 'session') : null
    const staff = id === null ? null : await sessions.find(id, host)
    c.set('countedAs', async () => {
      const known = idInCookie(c, 'session')
      const user = staff ?? (known === null ? null : await sessions.find(known, host))
      return user && `${host} ${user.username}`
    })
    c.set('session', id !== null && staff ? { id, staff } : null)
    c.set('bearer', id === null ? nobody : bearerOf(id, { core, sessions, caller: callerOf(c) }))
    if (isForWhoSignedIn(c.req.path)) c.set('core', core.as(callerOf(c), c.get('bearer')))
    await next()
  }

export const bearerOf = (
  id: string,
  {
    core,
    sessions,
    caller,
  }: { core: CoreClient; sessions: StaffSessions; caller: ReturnType<typeof callerOf> },
): Bearer => {
  const ask = renewBy(core.as(caller))
  return {
    token: () => sessions.token(id, caller.host, ask),
    tokenAfter: (stale) => sessions.tokenAfter(stale, { id, host: caller.host, ask }),
  }
}

const nobody: Bearer = { token: async () => null, tokenAfter: async () => null }

const isStaffPath = (path: string): boolean =>
  isForWhoSignedIn(path) || /^\/bff\/auth\/|^\/(en|ar)\/(login|forget-password|reset-password)\/?$/.test(path)

/** Here the core's 401 means that the session is over. */
const isForWhoSignedIn = (path: string): boolean =>
  /^\/bff\/(dashboard|live|auth\/(sessions?|password))(\/|$)|^\/(en|ar)\/(dashboard|session|pos)(\/|$)/.test(
    path,
  )
