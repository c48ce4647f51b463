import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { expect, test } from 'vitest'
import { callbackNews } from './callback-news.ts'

const kwd = (amount: string) => ({ amount, currency: 'KWD' })
const paidAt = '2026-11-20T10:00:00Z'
const soon = '2026-11-20T10:00:02Z'
const later = '2026-11-20T10:05:00Z'

const money = (wish: Partial<EventShown> = {}): EventShown => ({
  kind: 'money',
  code: 'money.capture',
  toState: null,
  actor: 'return',
  amount: kwd('7.000'),
  attemptId: 'AT-1',
  callback: null,
  at: paidAt,
  ...wish,
})

const said = (code: string, result: string | null, wish: Partial<EventShown> = {}): EventShown => ({
  ...money(),
  kind: 'gateway',
  code: `callback.${code}`,
  actor: 'callback',
  amount: result === 'captured' ? kwd('7.000') : null,
  callback: { result, times: 1 },
  at: soon,
  ...wish,
})

const news = (event: EventShown, ...steps: EventShown[]) => callbackNews(event, [event, ...steps])

test.each(['paid', 'authorized', 'cod', 'surplus', 'failed', 'canceled', 'expired', 'pending'])(
  'a callback that came to %s is told by the step beside it',
  (code) => {
    expect(news(said(code, 'captured'))).toBeNull()
  },
)

test('one that was delivered again is told, and so is one that waits', () => {
  expect(news(said('repeated', 'captured'), money())).toBe('again')
  expect(news(said('waiting', 'captured'))).toBe('waits')
})

test('one that confirms what the return or the bank’s answer had booked is told only if it came late', () => {
  expect(news(said('duplicate', 'captured'), money())).toBeNull()
  expect(news(said('duplicate', 'captured', { at: later }), money())).toBe('late')
})

test('money that a callback had booked, told under another name, is told again', () => {
  expect(news(said('duplicate', 'captured'), money({ actor: 'callback' }))).toBe('again')
  const mismatched = money({ code: 'money.capture.quarantined', actor: 'callback', amount: kwd('9.000') })
  expect(news(said('duplicate', 'captured', { amount: kwd('9.000') }), mismatched)).toBe('again')
  expect(news(said('duplicate', 'captured'), mismatched, money())).toBeNull()
})

test('the confirmation of a capture is not taken for that of its hold', () => {
  const hold = money({ code: 'money.authorize', actor: 'callback', at: '2026-11-20T09:00:00Z' })
  expect(news(said('duplicate', 'captured'), money({ actor: 'staff' }), hold)).toBeNull()
})

test('a failure after the payment is told, one of an attempt without money is not', () => {
  expect(news(said('ignored', 'failed'), money())).toBe('denies')
  expect(news(said('ignored', 'failed'))).toBeNull()
  expect(news(said('ignored', 'failed'), money({ attemptId: 'AT-2' }))).toBeNull()
  expect(news(said('ignored', 'failed', { at: '2026-11-20T09:59:00Z' }), money())).toBeNull()
  expect(news(said('ignored', 'failed'), money({ code: 'money.refund' }))).toBeNull()
})

test('a hold told after it was taken came late', () => {
  expect(news(said('ignored', 'authorized', { amount: kwd('7.000') }), money())).toBe('late')
})

test('money without an amount that can be read is told, since no step of money is', () => {
  expect(news(said('mismatch', 'captured', { amount: null }))).toBe('unreadable')
  expect(news(said('mismatch', 'captured'))).toBeNull()
})

test('what this version does not know is left to the steps beside it', () => {
  expect(news(said('something new', 'captured'), money())).toBeNull()
  expect(news(said('ignored', null), money())).toBeNull()
})
