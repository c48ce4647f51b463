import type { Handlers } from '@wasl/contracts/server'
import type { walletContract } from '@wasl/contracts/web/pay/wallet.contract'
import type { BffEnv } from '../../bff-env.ts'
import { ownProblem, refusedWith } from '../../answer/problem.ts'
import { refused } from '../../core/core-problem.ts'
import { locate } from '../load-pay-page.ts'
import { speakingTo } from '../../answer/speaking-to.ts'

export const walletHandlers: Handlers<typeof walletContract, BffEnv> = {
  session: async ({ params: { id }, body }, c) => {
    const to = speakingTo(c)
    const core = c.get('core')
    const plugin = await locate(core, id)
    if (plugin === null) return refusedWith(404, ownProblem('transactionNotFound', to))
    const got = await core.wallet.session({
      params: { plugin, id },
      body: { validation_url: body.validationUrl, session_id: body.sessionId, code: body.code },
    })
    return got.status === 200
      ? { status: 200, body: { merchantSession: got.body.merchant_session } }
      : refused(got, to)
  },
}
