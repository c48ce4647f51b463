import type { SignedIn } from '@wasl/contracts/core/auth/sign-in.contract'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { BffEnv } from '../bff-env.ts'
import type { CoreApi } from '../core/core-client.ts'
import { CoreFailure } from '../core/core-failure.ts'
import { callerOf } from '../middleware/caller.ts'
import { bearerOf } from '../middleware/signed-in.ts'
import type { AuthDeps } from './auth-deps.ts'
import { tokensOf } from './read-tokens.ts'
import { idInCookie, keepKnownDevice, setIdCookie } from './session-cookies.ts'
import { idleMs } from '../platform/staff-sessions.ts'
import { whereTo, type Opens } from './where-to.ts'

type Arrival = { pair: z.infer<typeof SignedIn>; username: string; next: string | undefined }

/** A session under an id that nobody has had before; the one this browser had is over (reliability D-7). */
export async function arrive(c: Context<BffEnv>, deps: AuthDeps, { pair, username, next }: Arrival) {
  const { core, sessions } = deps
  const before = idInCookie(c, 'session')
  if (before !== null) await sessions.end(before)
  const caller = callerOf(c)
  // The core knows a name in any case: whoever signs in by it is one user here, too.
  const facts = { username: username.toLowerCase(), host: caller.host }
  const id = await sessions.begin({ ...tokensOf(pair), ...facts })
  setIdCookie(c, 'session', id, idleMs)
  keepKnownDevice(c, username, pair.known_device)
  const to = await leadsTo(c, core.as(caller, bearerOf(id, { core, sessions, caller })), next)
  return { kind: 'signedIn' as const, to }
}

/** Where somebody who is signed in goes from the sign-in. */
export async function leadsTo(c: Context<BffEnv>, core: CoreApi, next: string | undefined): Promise<string> {
  const place = { next, ownOrigin: c.get('origin'), locale: c.get('language') }
  return whereTo({ ...place, opens: await whatOpens(core) })
}

/** A core that does not say now says it on the dashboard itself. */
async function whatOpens(core: CoreApi): Promise<Opens> {
  try {
    const sections = await core.account.sections({})
    if (sections.status !== 200 || Object.values(sections.body).some(Boolean)) return 'sections'
    const details = await core.account.details({})
    if (details.status !== 200) return 'sections'
    const { is_superuser: isSuperuser, permissions } = details.body
    return { may: (permission) => isSuperuser || permissions.includes(permission) }
  } catch (error) {
    if (error instanceof CoreFailure) return 'sections'
    throw error
  }
}
