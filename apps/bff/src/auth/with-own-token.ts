import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import type { CoreApi } from '../core-client.ts'
import { CoreFailure } from '../core-failure.ts'
import { callerOf } from '../middleware/caller.ts'
import type { AuthDeps } from './auth-deps.ts'
import type { Tokens } from '../platform/staff-sessions.ts'

type Asking<Answer> = (core: CoreApi) => Promise<{ tokens: Tokens | null; answer: Answer }>

/**
 * A call that is answered with new tokens in place of the old ones. Whatever else this session asks meanwhile waits:
 * the old refresh token must not be used again, or the core takes it for stolen.
 */
export async function withOwnToken<Answer>(
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
