import { isPayable, isSecured, transactionStates, type TransactionState } from '@wasl/domain/states'
import { expect, test } from 'vitest'
import {
  eventAfterAttempt,
  transactionAfter,
  transactionEdges,
  type TransactionEvent,
} from './transaction.domain.ts'

const from = (state: TransactionState) => transactionEdges.filter((edge) => edge.from === state)

test('every state of a transaction can be reached', () => {
  const reached = new Set<TransactionState>(['created'])
  for (const state of reached) for (const { to } of from(state)) reached.add(to)
  expect([...reached].toSorted()).toEqual([...transactionStates].toSorted())
})

test('a transaction ends as paid or invalid; only staff give a hold or a promise of cash up', () => {
  const terminal = transactionStates.filter((state) => from(state).length === 0)
  expect(terminal).toEqual(['paid', 'invalid'])
  expect(from('authorized').map(({ event }) => event)).toEqual(['hold.voided'])
  expect(from('cod').map(({ event }) => event)).toEqual(['cash.refused'])
})

test('an event leads from a state to one place', () => {
  const pairs = transactionEdges.map((edge) => `${edge.from} ${edge.event}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('money wins over every verdict that was reached without it', () => {
  for (const state of ['failed', 'canceled', 'expired', 'attempted', 'pending'] as const) {
    expect(transactionAfter(state, 'money.captured')).toBe('paid')
    expect(transactionAfter(state, 'money.authorized')).toBe('authorized')
    expect(transactionAfter(state, 'cash.promised')).toBe('cod')
  }
})

test('only an unpaid open transaction expires, is canceled or is made invalid', () => {
  for (const state of transactionStates) {
    const mayBeClosed = isPayable(state)
    for (const event of ['time.expired', 'merchant.canceled', 'merchant.invalidated'] as const) {
      expect([state, event, transactionAfter(state, event) !== null]).toEqual([state, event, mayBeClosed])
    }
  }
})

test('the end of an attempt leaves the transaction attempted, and ends it only where one attempt is allowed', () => {
  const after = (
    state: TransactionState,
    result: 'failed' | 'canceled' | 'expired',
    singleAttempt: boolean,
  ) => {
    const event = eventAfterAttempt(state, { result, singleAttempt })
    return event && transactionAfter(state, event)
  }
  for (const result of ['failed', 'canceled', 'expired'] as const) {
    expect(after('pending', result, false)).toBe('attempted')
    expect(after('attempted', result, false)).toBe(null)
    expect(after('paid', result, true)).toBe(null)
    expect(after('expired', result, true)).toBe(null)
  }
  expect(after('pending', 'failed', true)).toBe('failed')
  expect(after('attempted', 'canceled', true)).toBe('canceled')
  expect(after('pending', 'expired', true)).toBe('canceled')
})

test('every arrow of a transaction is pulled by something', () => {
  const pulled: readonly TransactionEvent[] = [
    'payer.seen',
    'merchant.canceled',
    'merchant.invalidated',
    'merchant.renewed',
    'time.expired',
    'money.captured',
    'money.authorized',
    'cash.promised',
    'hold.voided',
    'cash.refused',
    ...(['failed', 'canceled'] as const).flatMap((result) =>
      [true, false].map(
        (singleAttempt) => eventAfterAttempt('pending', { result, singleAttempt }) ?? 'payer.seen',
      ),
    ),
  ]
  expect(new Set(transactionEdges.map(({ event }) => event))).toEqual(new Set(pulled))
})

test('secured is what product.md calls paid, authorized or cod', () => {
  expect(transactionStates.filter(isSecured)).toEqual(['authorized', 'paid', 'cod'])
})
