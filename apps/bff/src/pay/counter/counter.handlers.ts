import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { Handlers } from '@wasl/contracts/server'
import type { posContract } from '@wasl/contracts/web/pay/counter.contract'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { ownProblem, refusedWith } from '../../problem.ts'
import { isPublicId } from '../../public-id.ts'
import { speakingTo } from '../../speaking-to.ts'
import { fromPayment, toCounter, withCounterNames } from './counter.translate.ts'

export const posHandlers: Handlers<typeof posContract, BffEnv> = {
  counter: async ({ query: { collector } }, c) => {
    if (collector && !isPublicId(collector)) return refusedWith(404, ownProblem('notFound', speakingTo(c)))
    const core = c.get('core').customerPayment
    const got = collector
      ? await core.optionsOfCollector({ params: { collector_id: collector } })
      : await core.options()
    return got.status === 200 ? { status: 200, body: toCounter(got.body) } : refusalOf(got, c)
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
    return refusalOf(got, c)
  },
}

type Refusing<Status extends number> = {
  status: Status
  body: z.infer<typeof CoreError> | z.infer<typeof Detail>
}

/** 413 and 415 would be our own mistake; a host nobody knows has no counter. */
function refusalOf<Status extends 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 423 | 429>(
  got: Refusing<Status>,
  c: Context<BffEnv>,
) {
  if (got.status === 413 || got.status === 415) throw unexpectedAnswer(got)
  const status = (got.status === 421 ? 404 : got.status) as Exclude<Status, 413 | 415 | 421>
  return refusedWith(status, withCounterNames(toProblem(got.body, speakingTo(c))))
}
