import type { Handlers } from '@wasl/contracts/server'
import type { paymentLinksContract } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core-problem.ts'
import { speakingTo } from '../../speaking-to.ts'
import { formField } from './fields.translate.ts'
import { toCoreLimits, toNewLink, toPaymentLink } from './links.translate.ts'

export const paymentLinkHandlers: Handlers<typeof paymentLinksContract, BffEnv> = {
  list: async (_request, c) => {
    const got = await c.get('core').links.list()
    return got.status === 200
      ? { status: 200, body: { links: got.body.results.map(toPaymentLink) } }
      : refused(got, speakingTo(c))
  },

  create: async ({ body }, c) => {
    const got = await c.get('core').links.create({
      headers: { 'idempotency-key': c.req.header('idempotency-key') ?? '' },
      body: toNewLink(body),
    })
    return got.status === 201
      ? { status: 201, body: toPaymentLink(got.body) }
      : refused(got, speakingTo(c), formField)
  },

  change: async ({ params, body: { active, revision, ...limits } }, c) => {
    const got = await c.get('core').links.change({
      params,
      body: { ...toCoreLimits(limits), ...(active !== undefined && { active }), revision },
    })
    return got.status === 200
      ? { status: 200, body: toPaymentLink(got.body) }
      : refused(got, speakingTo(c), formField)
  },
}
