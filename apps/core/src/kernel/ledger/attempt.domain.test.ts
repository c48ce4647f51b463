import { attemptStates, type AttemptState } from '@wasl/domain/states'
import { expect, test } from 'vitest'
import { attemptEdges, isLive, wasCharged } from './attempt.domain.ts'

const from = (state: AttemptState) => attemptEdges.filter((edge) => edge.from === state)
const targets = (state: AttemptState) => [...new Set(from(state).map(({ to }) => to))].toSorted()

test('every state of an attempt can be reached', () => {
  const reached = new Set<AttemptState>(['created'])
  for (const state of reached) for (const { to } of from(state)) reached.add(to)
  expect([...reached].toSorted()).toEqual([...attemptStates].toSorted())
})

test('no state of an attempt is the end: late money and staff always find an arrow', () => {
  expect(attemptStates.filter((state) => from(state).length === 0)).toEqual([])
})

test('an event leads from a state to one place', () => {
  const pairs = attemptEdges.map((edge) => `${edge.from} ${edge.event}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('the arrows are those of reliability B.6, and submitting may also be canceled or expire', () => {
  const said: Record<AttemptState, string> = {
    created: 'submitting canceled expired cod',
    submitting: 'pending unknown failed authorized success invalid canceled expired',
    pending: 'authorized success failed canceled expired unknown invalid',
    unknown: 'pending authorized success failed canceled expired invalid',
    authorized: 'capturing success canceled expired unknown',
    capturing: 'success authorized unknown',
    success: 'capturing',
    cod: 'success canceled',
    failed: 'success authorized invalid',
    canceled: 'success authorized invalid',
    expired: 'success authorized invalid',
    invalid: 'success authorized failed',
  }
  for (const state of attemptStates)
    expect([state, targets(state)]).toEqual([state, said[state].split(' ').toSorted()])
})

test('an attempt is live while somebody may be paying it', () => {
  expect(attemptStates.filter(isLive)).toEqual(['created', 'submitting', 'pending', 'unknown', 'capturing'])
})

test('nobody is told that they were not charged unless the gateway said so', () => {
  const unpaid = { captured: 0, authorized: 0, quarantined: 0, provenUnpaid: true }
  expect(wasCharged({ ...unpaid, state: 'failed' })).toBe('no')
  expect(wasCharged({ ...unpaid, state: 'canceled', provenUnpaid: false })).toBe('unknown')
  expect(wasCharged({ ...unpaid, state: 'unknown' })).toBe('unknown')
  expect(wasCharged({ ...unpaid, state: 'success', captured: 1 })).toBe('yes')
  expect(wasCharged({ ...unpaid, state: 'authorized', authorized: 1 })).toBe('yes')
  expect(wasCharged({ ...unpaid, state: 'invalid', quarantined: 1 })).toBe('yes')
})
