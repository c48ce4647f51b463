import type { Handlers } from '@wasl/contracts/server'
import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { accountContract } from '@wasl/contracts/web/dashboard/account.contract'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith, type Speaking } from '../../problem.ts'
import { speakingTo } from '../../speaking-to.ts'
import { toActivity } from '../../activity.translate.ts'

export const accountHandlers: Handlers<typeof accountContract, BffEnv> = {
  activity: async ({ query: { kind, from, to, page } }, c) => {
    const query = {
      ...(kind && { kind }),
      ...(from && { created_after: from }),
      ...(to && { created_before: to }),
      ...(page && { page }),
    }
    const got = await c.get('core').account.actions({ query })
    if (got.status !== 200) return refusalOf(got, speakingTo(c))
    const { results, has_more: hasMore } = got.body
    return { status: 200, body: { activities: results.map(toActivity), hasMore } }
  },

  pushKey: async (_request, c) => {
    const got = await c.get('core').push.key()
    if (got.status !== 200) return refusalOf(got, speakingTo(c))
    return { status: 200, body: { publicKey: got.body.public_key } }
  },

  registerPush: async ({ body }, c) => {
    const got = await c.get('core').push.register({
      body: { registration_id: body.registrationId, type: 'web' },
    })
    if (got.status !== 200) return refusalOf(got, speakingTo(c))
    return { status: 200, body: { isOn: got.body.active } }
  },

  removePush: async ({ body }, c) => {
    const got = await c.get('core').push.remove({ body: { registration_id: body.registrationId } })
    if (got.status !== 200) return refusalOf(got, speakingTo(c))
    return { status: 200, body: { isOn: got.body.active } }
  },
}

type Refusing<Status extends number> = {
  status: Status
  body: z.infer<typeof CoreError> | z.infer<typeof Detail>
}

/** These addresses name nobody: where one is not found, the mistake is ours. */
function refusalOf<Status extends 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 429>(
  got: Refusing<Status>,
  to: Speaking,
) {
  if (got.status === 404 || got.status === 413 || got.status === 415 || got.status === 421)
    throw unexpectedAnswer(got)
  return refusedWith(got.status as Exclude<Status, 404 | 413 | 415 | 421>, toProblem(got.body, to))
}
