import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { publicAccess } from '../../access.ts'
import { CodeErrors, Detail, Paused, PublicId, coreProblems } from '../../values/core.ts'
import { Plugin } from '../pay.contract.ts'

const c = initContract()

/** Apple asks the shop to prove itself at `validation_url`, which is always an address of Apple. */
const WalletSessionRequest = z.strictObject({
  validation_url: z.string().min(1).max(500),
  session_id: z.string().regex(/^[\w.-]{1,64}$/),
  code: z.string().regex(/^[\w-]{1,64}$/),
})

/** Apple's object, unchanged; the browser returns it to Apple. */
const MerchantSession = z.object({ merchant_session: z.record(z.string(), z.unknown()) })

export const walletContract = c.router(
  {
    session: {
      method: 'POST',
      metadata: publicAccess,
      path: '/plugins/:plugin/transaction/pay/:id/wallet-session',
      pathParams: z.object({ plugin: Plugin, id: PublicId }),
      body: WalletSessionRequest,
      responses: {
        200: MerchantSession,
        400: CodeErrors,
        404: Detail,
        409: Detail,
        423: Paused,
        503: Detail,
      },
      summary: 'Prove to Apple Pay who is paid; `session_id` and `code` of `apple_pay_config` work once',
    },
  },
  {
    strictStatusCodes: true,
    commonResponses: coreProblems,
  },
)
