import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import type { Speaking } from './problem.ts'

/** In whose language, and under which request, a problem is told. */
export const speakingTo = (c: Context<BffEnv>): Speaking => ({
  language: c.get('language'),
  requestId: c.get('requestId'),
})
