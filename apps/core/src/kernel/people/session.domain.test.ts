import { expect, test } from 'vitest'
import { idleMs, isOver, isRecent, isSeenAnew, longestMs, recentMs, seenEveryMs } from './session.domain.ts'

const start = new Date('2026-11-21T09:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const session = { seenAt: start, endsAt: after(longestMs), endedAt: null }

test('S1 §9: a session is idle after 1,200,000 ms, and no earlier for being written down seldom', () => {
  expect(idleMs).toBe(1_200_000)
  expect(isOver(session, after(idleMs + seenEveryMs))).toBe(false)
  expect(isOver(session, after(idleMs + seenEveryMs + 1))).toBe(true)
})

test('twelve hours end a session that was never idle, and an end is an end', () => {
  const busy = { ...session, seenAt: after(longestMs - 1) }
  expect(isOver(busy, after(longestMs - 1))).toBe(false)
  expect(isOver(busy, after(longestMs))).toBe(true)
  expect(isOver({ ...session, endedAt: start }, start)).toBe(true)
})

test('a password is recent for five minutes, and a word is written down every ten seconds', () => {
  expect([isRecent(start, after(recentMs - 1)), isRecent(start, after(recentMs))]).toEqual([true, false])
  expect([isSeenAnew(start, after(9_999)), isSeenAnew(start, after(10_000))]).toEqual([false, true])
})
