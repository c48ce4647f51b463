import { expect, test } from 'vitest'
import { verdictOn, withOneMore, type Failures, type ThrottleKind } from './throttle.domain.ts'

const start = new Date('2026-11-21T09:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

function tries(kind: ThrottleKind, count: number, at: Date = start): Failures | null {
  let kept: Failures | null = null
  for (let tried = 0; tried < count; tried += 1) kept = withOneMore(kind, kept, at)
  return kept
}

test('D-5: five wrong passwords are free, then thirty seconds, doubling to an hour', () => {
  expect(verdictOn('account', tries('account', 4), start)).toEqual({ kind: 'open' })
  const waits = [5, 6, 7, 8, 11, 12, 50].map((count) => verdictOn('account', tries('account', count), start))
  expect(waits.map((verdict) => (verdict.kind === 'locked' ? verdict.waitMs / 1_000 : verdict.kind))).toEqual(
    [30, 60, 120, 240, 1_920, 3_600, 3_600],
  )
  expect(verdictOn('account', tries('account', 5), after(30))).toEqual({ kind: 'open' })
})

test('D-5: a hundred wrong passwords stop the account until a new one is chosen', () => {
  expect(verdictOn('account', tries('account', 99), after(3_600))).toEqual({ kind: 'open' })
  expect(verdictOn('account', tries('account', 100), after(1e9))).toEqual({ kind: 'stopped' })
})

test('D-5: what is counted of an account is as old as its last wrong password; of a network, as its first', () => {
  const [account, code] = (['account', 'code'] as const).map((kind) =>
    withOneMore(kind, tries(kind, 3), after(3_600)),
  )
  expect([account?.since, code?.since]).toEqual([after(3_600), after(3_600)])
  expect(withOneMore('network', tries('network', 3), after(60)).since).toEqual(start)
})

test('D-5: twenty wrong passwords within five minutes from one network', () => {
  expect(verdictOn('network', tries('network', 19), start)).toEqual({ kind: 'open' })
  expect(verdictOn('network', tries('network', 20), after(60))).toEqual({ kind: 'locked', waitMs: 240_000 })
  expect(verdictOn('network', tries('network', 20), after(300))).toEqual({ kind: 'open' })
  expect(withOneMore('network', tries('network', 20), after(300)).failures).toBe(1)
})

test('D-22: three links an hour for one account, ten from one network', () => {
  expect(verdictOn('forgot_account', tries('forgot_account', 3), start).kind).toBe('locked')
  expect(verdictOn('forgot_network', tries('forgot_network', 9), start).kind).toBe('open')
  expect(verdictOn('forgot_network', tries('forgot_network', 10), start).kind).toBe('locked')
})
