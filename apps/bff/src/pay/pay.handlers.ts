import type { Handlers } from '@wasl/contracts/server'
import type { webContract } from '@wasl/contracts/web'
import { parseTransactionState } from '@wasl/domain/states'
import type { Context } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import { ownProblem } from '../answer/problem.ts'
import { askChoices } from './ask-choices.ts'
import { refused } from '../core/core-problem.ts'
import { loadAttempt } from './load-attempt.ts'
import { loadMerchant, nextRulesOf } from '../core/load-merchant.ts'
import { loadPayPage, locate } from './load-pay-page.ts'
import { saveDelivery } from './delivery/save-delivery.ts'
import { startPayment } from './start-payment.ts'
import { speakingTo } from '../answer/speaking-to.ts'

export const payHandlers: Handlers<typeof webContract.pay, BffEnv> = {
  page: async ({ params }, c) => {
    const core = c.get('core')
    const rules = loadMerchant(core).then((merchant) => nextRulesOf(merchant, c.get('origin')))
    const load = await loadPayPage(core, params.id, rules)
    switch (load.kind) {
      case 'notFound':
        return { status: 404, body: load }
      case 'paused':
        return { status: 423, body: load }
      case 'payable':
      case 'redirect':
      case 'expired':
      case 'alreadyPaid':
      case 'invalid':
        return { status: 200, body: load }
    }
  },

  pay: async ({ params, body }, c) => {
    const answer = await startPayment(c.get('core'), {
      id: params.id,
      command: body,
      // The contract has made sure that it is there.
      idempotencyKey: c.req.header('idempotency-key') ?? '',
      to: { ...speakingTo(c), language: body.locale },
    })
    if (answer.kind === 'redirect') return { status: 200, body: { redirectUrl: answer.url } }
    return answer.refusal
  },

  choices: async ({ params, body }, c) => {
    const answer = await askChoices(c.get('core'), { id: params.id, amount: body.amount, to: speakingTo(c) })
    if (answer.kind === 'refused') return answer.refusal
    return { status: 200, body: { choices: answer.choices, wallets: answer.wallets } }
  },

  saveDelivery: async ({ params, body }, c) => {
    const core = c.get('core')
    const rules = loadMerchant(core).then((merchant) => nextRulesOf(merchant, c.get('origin')))
    const answer = await saveDelivery(core, { id: params.id, command: body, rules, to: speakingTo(c) })
    return answer.kind === 'saved' ? { status: 200, body: answer.load } : answer.refusal
  },

  seen: async ({ params, body }, c) => {
    const plugin = await locate(c.get('core'), params.id)
    if (plugin === null) return { status: 404, body: ownProblem('transactionNotFound', speakingTo(c)) }
    const got = await c.get('core').pay.seen({ params: { plugin, id: params.id }, body })
    switch (got.status) {
      case 200:
        return { status: 200, body: { state: parseTransactionState(got.body.state) } }
      case 404:
      case 421:
      case 423:
        return refused(got, speakingTo(c))
      case 400:
      case 413:
      case 415:
      case 429:
        throw unexpectedAnswer(got)
    }
  },

  attempt: ({ params }, c) => answerAttempt(c, params.id, 'attempt'),
  checkAttempt: ({ params }, c) => answerAttempt(c, params.id, 'checkAttempt'),
}

async function answerAttempt(c: Context<BffEnv>, id: string, ask: 'attempt' | 'checkAttempt') {
  const load = await loadAttempt(c.get('core'), { id, ask, ownOrigin: c.get('origin') })
  return load.kind === 'notFound'
    ? { status: 404 as const, body: load }
    : { status: 200 as const, body: load }
}
