import { initContract } from '@ts-rest/core'
import { checkoutContract } from './core/pay/checkout.contract.ts'
import { codeContract } from './core/pay/code.contract.ts'
import { requestsContract } from './core/pay/requests.contract.ts'
import { payContract } from './core/pay/routes.contract.ts'
import { walletContract } from './core/pay/wallet.contract.ts'
import { webhooksContract } from './core/pay/webhooks.contract.ts'

/** The core API below `/api/v1` (S1 §7). The only file that lists every slice. */
export const coreContract = initContract().router(
  {
    pay: payContract,
    requests: requestsContract,
    checkout: checkoutContract,
    code: codeContract,
    wallet: walletContract,
    webhooks: webhooksContract,
  },
  { pathPrefix: '/api/v1' },
)
