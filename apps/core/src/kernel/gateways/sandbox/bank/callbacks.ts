import { money, type Money } from '@wasl/domain/money'
import { newEventId, newOperationId } from './numbers.ts'
import type { Step } from './scenarios.ts'
import type { Callback, Fact } from './session.ts'
import { answers } from './scenarios/answers.ts'

/** Callbacks for one fact, true and false ones, in sending order. */
export function callbacksFor(fact: Fact, step: Step<'callback'> | undefined, now: Date): Callback[] {
  const fault = step?.name ?? 'callback-normal'
  const number = step?.number ?? 0
  const report = (said: Fact, options: { afterSeconds?: number; copies?: number } = {}): Callback => ({
    id: newEventId(),
    fact: said,
    fault,
    copies: options.copies ?? 1,
    dueAt: new Date(now.getTime() + (options.afterSeconds ?? 0) * 1000).toISOString(),
  })
  switch (fault) {
    case 'callback-none':
      return []
    case 'callback-late':
      return [report(fact, { afterSeconds: number })]
    case 'callback-after-return':
      return [report(fact, { afterSeconds: 2 })]
    case 'callback-duplicated':
      return [report(fact, { copies: Math.min(Math.max(number, 1), mostCopies) })]
    case 'callback-failed-after-success':
      return [report(fact), report(falseFailure(fact))]
    case 'callback-success-after-failed':
      return [report(falseFailure(fact)), report(fact)]
    case 'callback-wrong-amount':
      return [report(falseMoney(fact, ({ minor, currency }) => money(minor + 1, currency)))]
    case 'callback-wrong-currency':
      return [
        report(falseMoney(fact, ({ minor, currency }) => money(minor, currency === 'USD' ? 'KWD' : 'USD'))),
      ]
    case 'callback-normal':
    case 'callback-bad-signature':
    case 'callback-old':
    case 'callback-unknown-reference':
    case 'callback-other-merchant':
    case 'callback-huge-body':
    case 'callback-invalid-body':
    case 'callback-slow':
      return [report(fact)]
  }
}

const mostCopies = 50

/** A false callback has its own operation id, so that it can never replace the true one. */
const falseFailure = (fact: Fact): Fact => ({
  operationId: newOperationId(),
  result: 'failed',
  money: null,
  message: answers.decline.title,
  details: { ...fact.details, Result: 'NOT CAPTURED' },
})

const falseMoney = (fact: Fact, change: (money: Money) => Money): Fact =>
  fact.money ? { ...fact, operationId: newOperationId(), money: change(fact.money) } : fact
