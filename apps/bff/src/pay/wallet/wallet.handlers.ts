import type { Handlers } from '@wasl/contracts/server'
import type { walletContract } from '@wasl/contracts/web/pay/wallet.contract'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { ownProblem, refusedWith } from '../../problem.ts'
import { toProblem } from '../../core-problem.ts'
import { locate } from '../load-pay-page.ts'
import { speakingTo } from '../../speaking-to.ts'

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
    switch (got.status) {
      case 200:
        return { status: 200, body: { merchantSession: got.body.merchant_session } }
      case 400:
      case 404:
      case 409:
      case 423:
      case 429:
      case 503:
        return refusedWith(got.status, toProblem(got.body, to))
      case 421:
        return refusedWith(404, toProblem(got.body, to))
      case 413:
      case 415:
        throw unexpectedAnswer(got)
    }
  },
}
