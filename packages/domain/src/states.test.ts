import { expect, test } from 'vitest'
import {
  attemptStates,
  isPayable,
  parseAttemptState,
  parseTransactionState,
  resultView,
  stateTone,
  transactionStates,
} from './states.ts'

test('each transaction state has the colour S2 §4 gives it', () => {
  expect(
    Object.fromEntries([...transactionStates, 'other' as const].map((state) => [state, stateTone(state)])),
  ).toEqual({
    created: 'info',
    pending: 'warning',
    attempted: 'warning',
    paid: 'success',
    authorized: 'neutral',
    cod: 'neutral',
    failed: 'danger',
    canceled: 'danger',
    expired: 'danger',
    invalid: 'danger',
    other: 'neutral',
  })
})

test('each attempt state shows its result view', () => {
  const views = [...attemptStates, 'paid' as const, 'other' as const].map((state) => [
    state,
    resultView(state),
  ])
  expect(Object.fromEntries(views)).toEqual({
    success: 'success',
    paid: 'success',
    cod: 'success',
    authorized: 'success',
    capturing: 'success',
    created: 'waiting',
    submitting: 'waiting',
    pending: 'waiting',
    unknown: 'waiting',
    other: 'waiting',
    failed: 'failure',
    canceled: 'failure',
    expired: 'failure',
    invalid: 'failure',
  })
})

test('a transaction can be paid while it is created, pending or attempted', () => {
  expect(transactionStates.filter(isPayable)).toEqual(['created', 'pending', 'attempted'])
  expect(isPayable('other')).toBe(false)
})

test('a state the server invents is other, in any case of letters', () => {
  expect(parseTransactionState('Paid')).toBe('paid')
  expect(parseTransactionState('success')).toBe('other')
  expect(parseAttemptState('Success')).toBe('success')
  expect(parseAttemptState('paid')).toBe('paid')
  expect(parseAttemptState('frozen')).toBe('other')
  expect(parseTransactionState('constructor')).toBe('other')
})
