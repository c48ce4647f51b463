import { expect, test } from 'vitest'
import type { Evidence } from '../../../../kernel/gateways/gateway.ts'
import { callbackSteps, type HeardCallback } from './callbacks.domain.ts'

const at = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-11-20T10:05:00Z')

const said = (result: Evidence['result'], wish: Partial<Evidence> = {}): Evidence => ({
  trackId: 'R1',
  gatewayPaymentId: 'P1',
  result,
  money: result === 'captured' ? { minor: 49_000, currency: 'KWD' } : null,
  operationId: 'C1',
  message: null,
  details: {},
  ...wish,
})

const heard = (wish: Partial<HeardCallback>): HeardCallback => ({
  id: 7,
  attemptId: 'AT-1',
  evidence: [said('captured')],
  outcome: 'paid',
  receivedAt: at,
  deliveries: 1,
  lastHeardAt: null,
  ...wish,
})

const told = (wish: Partial<HeardCallback>) =>
  callbackSteps(heard(wish)).map(({ code, callback, minor }) => `${code} ${callback?.result} ${minor}`)

test('a callback says what it came to, what the gateway claimed, and of which attempt', () => {
  expect(callbackSteps(heard({}))).toEqual([
    {
      kind: 'gateway',
      code: 'callback.paid',
      from: null,
      to: null,
      actor: 'callback',
      minor: 49_000,
      currency: 'KWD',
      attemptId: 'AT-1',
      callback: { result: 'captured', times: 1 },
      at,
      order: 7,
    },
  ])
})

test('one that was delivered again is told twice: when it came first, and when it came last, with how often', () => {
  const steps = callbackSteps(heard({ deliveries: 3, lastHeardAt: later }))
  expect(steps.map((step) => [step.code, step.at, step.callback?.times])).toEqual([
    ['callback.repeated', later, 3],
    ['callback.paid', at, 3],
  ])
})

test('one that could not be applied waits', () => {
  expect(told({ outcome: null })).toEqual(['callback.waiting captured 49000'])
})

test('of several pieces of evidence, the one that changed something is told', () => {
  expect(told({ evidence: [said('failed'), said('captured')], outcome: 'ignored paid' })).toEqual([
    'callback.paid captured 49000',
  ])
  expect(told({ evidence: [said('failed'), said('captured')], outcome: 'ignored duplicate' })).toEqual([
    'callback.duplicate captured 49000',
  ])
})

test('of a callback about several attempts nothing is told that may be another’s', () => {
  const evidence = [said('captured', { trackId: 'R2' }), said('failed')]
  expect(told({ evidence, outcome: 'failed paid' })).toEqual(['callback.paid null null'])
})

test('what is no amount is not told as one', () => {
  const claims = [
    { minor: 0, currency: 'KWD' },
    { minor: -1, currency: 'KWD' },
    { minor: 1.5, currency: 'KWD' },
    { minor: 2 ** 60, currency: 'KWD' },
    { minor: 1, currency: 'ZZZ' },
    { minor: 1, currency: 'kwd' },
  ]
  for (const money of claims)
    expect(told({ evidence: [said('captured', { money })], outcome: 'mismatch' })).toEqual([
      'callback.mismatch captured null',
    ])
})
