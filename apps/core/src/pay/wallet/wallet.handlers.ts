import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import type { PayDeps } from '../pay.service.ts'
import { answerTo } from '../pay-refusal.ts'
import { openWalletSession } from './wallet.service.ts'

export const walletHandlers = (deps: PayDeps): Handlers<typeof coreContract, CoreEnv>['wallet'] => ({
  session: async ({ params, body }, c) => {
    const { merchantId, origin, language } = c.var
    const opened = await openWalletSession(deps, {
      merchantId,
      plugin: params.plugin,
      publicId: params.id,
      validationUrl: body.validation_url,
      sessionId: body.session_id,
      code: body.code,
      origin,
      language,
    })
    return opened.ok
      ? { status: 200, body: { merchant_session: opened.value } }
      : answerTo(opened.error, language)
  },
})
