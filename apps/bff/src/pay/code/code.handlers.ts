import type { Handlers } from '@wasl/contracts/server'
import type { webContract } from '@wasl/contracts/web'
import type { BffEnv } from '../../bff-env.ts'
import { loadMerchant, nextRulesOf } from '../../core/load-merchant.ts'
import { verifyCode } from './verify-code.ts'
import { speakingTo } from '../../answer/speaking-to.ts'

export const codeHandlers: Handlers<typeof webContract.code, BffEnv> = {
  verify: async ({ params, body }, c) => {
    const core = c.get('core')
    const answer = await verifyCode(core, {
      ...body,
      referrer: params.referrer,
      rules: nextRulesOf(await loadMerchant(core), c.get('origin')),
      to: speakingTo(c),
    })
    if (answer.kind === 'way') return { status: 200, body: answer.way }
    return answer.refusal
  },
}
