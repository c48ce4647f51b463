import type { coreContract } from '@wasl/contracts/core'
import { Plugin } from '@wasl/contracts/core/pay.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Db } from '../../platform/db/db.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { answerTo } from '../pay-refusal.ts'
import { openSession } from './checkout.service.ts'

export const checkoutHandlers = (deps: { db: Db }): Handlers<typeof coreContract, CoreEnv>['checkout'] => ({
  session: async ({ params }, c) => {
    const found = await openSession(deps, { merchantId: c.var.merchantId, publicId: params.id })
    if (!found.ok) return answerTo(found.error, c.var.language)
    const { transactionId, plugin } = found.value
    return { status: 200, body: { transaction_id: transactionId, plugin: Plugin.parse(plugin) } }
  },
})
