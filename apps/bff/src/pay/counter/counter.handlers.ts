import type { Handlers } from '@wasl/contracts/server'
import type { posContract } from '@wasl/contracts/web/pay/counter.contract'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core/core-problem.ts'
import { ownProblem, refusedWith } from '../../answer/problem.ts'
import { isPublicId } from '../../answer/public-id.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import { counterField, fromPayment, toCounter } from './counter.translate.ts'

export const posHandlers: Handlers<typeof posContract, BffEnv> = {
  counter: async ({ query: { collector } }, c) => {
    if (collector && !isPublicId(collector)) return refusedWith(404, ownProblem('notFound', speakingTo(c)))
    const core = c.get('core').customerPayment
    const got = collector
      ? await core.optionsOfCollector({ params: { collector_id: collector } })
      : await core.options()
    return got.status === 200
      ? { status: 200, body: toCounter(got.body) }
      : refused(got, speakingTo(c), counterField)
  },

  create: async ({ body }, c) => {
    const core = c.get('core').customerPayment
    // The contract has made sure that it is there.
    const headers = { 'idempotency-key': c.req.header('idempotency-key') ?? '' }
    const payment = fromPayment(body)
    const got =
      body.collectorId === null
        ? await core.create({ headers, body: payment })
        : await core.createForCollector({
            params: { collector_id: body.collectorId },
            headers,
            body: payment,
          })
    if (got.status === 201) return { status: 201, body: { transactionId: got.body.id } }
    return refused(got, speakingTo(c), counterField)
  },
}
