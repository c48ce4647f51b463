import { coreContract } from '@wasl/contracts/core'
import { NewLink, PaymentLink as CoreLink } from '@wasl/contracts/core/pay/links.contract'
import type { Handlers } from '@wasl/contracts/server'
import type {
  PaymentLink,
  paymentLinksContract,
} from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { toCore, toWeb } from '@wasl/contracts/web-of'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core/core-problem.ts'
import { relay } from '../../core/relay.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import { formField, toCoreFields } from './fields.translate.ts'

const { list, change } = relay(coreContract.links)

export const paymentLinkHandlers: Handlers<typeof paymentLinksContract, BffEnv> = {
  list,
  change,

  create: async ({ body: { fields, ...link } }, c) => {
    const got = await c.get('core').links.create({
      headers: { 'idempotency-key': c.req.header('idempotency-key') ?? '' },
      // The contract of the web has checked each value; what is of one payer alone, the core refuses.
      body: { ...toCoreFields(fields), ...(toCore(NewLink, link) as object) } as NewLink,
    })
    return got.status === 201
      ? { status: 201, body: toWeb(CoreLink, got.body) as PaymentLink }
      : refused(got, speakingTo(c), formField)
  },
}
