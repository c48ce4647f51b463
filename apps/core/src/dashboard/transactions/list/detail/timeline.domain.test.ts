import { expect, test } from 'vitest'
import { newestFirst, surplusIn, type Happening } from './timeline.domain.ts'

const at = new Date('2026-11-20T19:48:00Z')
const happening = (kind: Happening['kind'], to: string, order: number): Happening => ({
  kind,
  code: `${kind === 'gateway' ? 'callback' : kind}.${to}`,
  from: null,
  to,
  actor: 'payer',
  minor: null,
  currency: null,
  attemptId: null,
  callback: null,
  at,
  order,
})

test('what happened in one moment is told in the order in which one thing leads to the next', () => {
  const steps = [
    happening('attempt', 'success', 8),
    happening('transaction', 'paid', 3),
    happening('gateway', 'repeated', 6),
    happening('gateway', 'paid', 6),
    happening('transaction', 'created', 1),
    happening('money', 'capture', 9),
    happening('attempt', 'created', 7),
    happening('transaction', 'pending', 2),
  ]
  expect(newestFirst(steps).map(({ code }) => code)).toEqual([
    'callback.repeated',
    'transaction.paid',
    'attempt.success',
    'attempt.created',
    'money.capture',
    'callback.paid',
    'transaction.pending',
    'transaction.created',
  ])
})

test('what was asked for in the moment it was done stands before what came of it', () => {
  const steps = [
    happening('money', 'refund', 4),
    { ...happening('audit', 'requested', 9), code: 'refund.requested' },
    happening('transaction', 'pending', 2),
  ]
  expect(newestFirst(steps).map(({ code }) => code)).toEqual([
    'money.refund',
    'refund.requested',
    'transaction.pending',
  ])
})

test('whose money was a second payment the books say, not a callback that told of both', () => {
  const told = happening('gateway', 'surplus', 2)
  const steps = [
    { ...told, attemptId: 'winner' },
    { ...told, attemptId: 'other' },
    { ...happening('money', 'capture.surplus', 1), attemptId: 'other' },
  ]
  expect([...surplusIn(steps)]).toEqual(['other'])
})
