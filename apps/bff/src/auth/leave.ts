import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import type { CoreApi } from '../core/core-client.ts'
import { CoreFailure } from '../core/core-failure.ts'
import type { AuthDeps } from './auth-deps.ts'
import { clearIdCookie } from './session-cookies.ts'

/**
 * Signs out: here for certain, at the core as well as can be; its own idle end does the rest. What a browser has kept of
 * the pages goes too, and with it what was typed, where the person leaves by their own will.
 */
export async function leave(
  c: Context<BffEnv>,
  { sessions }: AuthDeps,
  { forgetsDrafts, atCore }: { forgetsDrafts: boolean; atCore: (core: CoreApi) => Promise<unknown> },
): Promise<void> {
  const current = c.get('session')
  if (current) {
    try {
      await atCore(c.get('core'))
    } catch (error) {
      if (!(error instanceof CoreFailure)) throw error
    }
    await sessions.end(current.id)
  }
  clearIdCookie(c, 'session')
  c.header('clear-site-data', forgetsDrafts ? '"cache", "storage"' : '"cache"')
}
