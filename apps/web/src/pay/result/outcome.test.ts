import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { expect, test } from 'vitest'
import { outcomeOf, type Outcome } from './outcome.ts'

const seen = (view: Attempt['view'], state: string, more: Partial<Attempt> = {}) => ({
  view,
  state,
  expired: false,
  isCaptured: false,
  transactionState: 'attempted',
  ...more,
})

test.each<[Outcome, ReturnType<typeof seen>]>([
  ['success', seen('success', 'success')],
  ['success', seen('success', 'paid')],
  ['cod', seen('success', 'cod')],
  ['authorized', seen('success', 'authorized')],
  ['authorized', seen('success', 'success', { transactionState: 'authorized' })],
  ['success', seen('success', 'success', { transactionState: 'authorized', isCaptured: true })],
  ['waiting', seen('waiting', 'pending')],
  ['waiting', seen('waiting', 'unknown')],
  ['waiting', seen('waiting', 'other')],
  ['failed', seen('failure', 'failed')],
  ['canceled', seen('failure', 'canceled')],
  ['invalid', seen('failure', 'invalid')],
  ['expired', seen('failure', 'expired')],
  ['expired', seen('failure', 'failed', { expired: true })],
])('%s is what the payer is told', (outcome, attempt) => {
  expect(outcomeOf(attempt)).toBe(outcome)
})
