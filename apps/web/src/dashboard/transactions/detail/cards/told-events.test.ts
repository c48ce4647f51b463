import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { expect, test } from 'vitest'
import { toldEvents } from './told-events.ts'

const event = (kind: EventShown['kind'], code: string, at = '2026-11-20T10:00:00Z'): EventShown => ({
  kind,
  code,
  at,
  toState: null,
  actor: 'inquiry',
  amount: null,
  attemptId: null,
  callback: null,
})
const codes = (...events: EventShown[]) => toldEvents(events).map(({ code }) => code)

test('a payment is one event, though request, attempt and money each write it down', () => {
  expect(
    codes(
      event('transaction', 'money.captured'),
      event('attempt', 'money.captured'),
      event('money', 'money.capture'),
      event('attempt', 'session.opened'),
      event('attempt', 'session.requested'),
      event('attempt', 'attempt.created'),
      event('transaction', 'merchant.created'),
    ),
  ).toEqual(['money.captured', 'session.opened', 'merchant.created'])
})

test('a later capture and every refund are told with their amount', () => {
  expect(
    codes(
      event('money', 'money.refund'),
      event('money', 'money.capture', '2026-11-20T11:00:00Z'),
      event('transaction', 'money.captured'),
    ),
  ).toEqual(['money.refund', 'money.capture', 'money.captured'])
})

test('what a person did is told once, with their name', () => {
  const told = toldEvents([
    event('transaction', 'merchant.canceled'),
    { ...event('audit', 'merchant.canceled'), actor: 'cashier.demo' },
  ])
  expect(told.map(({ actor }) => actor)).toEqual(['cashier.demo'])
  const made = toldEvents([
    { ...event('audit', 'request.created', '2026-11-20T10:00:01Z'), actor: 'cashier.demo' },
    event('transaction', 'merchant.created'),
  ])
  expect(made.map(({ actor }) => actor)).toEqual(['cashier.demo'])
})

test('a payment whose callback came once is told as before, and a callback that came again is told beside it', () => {
  const paid = [
    event('transaction', 'money.captured'),
    event('attempt', 'money.captured'),
    event('money', 'money.capture'),
    event('gateway', 'callback.paid'),
  ]
  expect(codes(...paid)).toEqual(['money.captured'])
  expect(codes(event('gateway', 'callback.repeated'), ...paid)).toEqual([
    'callback.repeated',
    'money.captured',
  ])
})
