import { expect, test } from 'vitest'
import { waitsUntil, type Failures } from './card-testing.domain.ts'

const now = new Date('2026-11-21T12:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const none: Failures = { link: [], network: [], card: [] }
const failures = (count: number, lastSecondsAgo = 0): Date[] =>
  Array.from({ length: count }, (_, index) => secondsAgo(lastSecondsAgo + index))
const waitSeconds = (of: Partial<Failures>): number | null => {
  const until = waitsUntil({ ...none, ...of }, now)
  return until && (until.getTime() - now.getTime()) / 1000
}

test('a person may fail three times on a link without waiting', () => {
  expect(waitSeconds({})).toBeNull()
  expect(waitSeconds({ link: failures(3) })).toBeNull()
  expect(waitSeconds({ link: failures(4) })).toBe(30)
})

test('each further failure doubles the wait, up to ten minutes', () => {
  expect([5, 6, 7, 8, 9, 30].map((count) => waitSeconds({ link: failures(count) }))).toEqual([
    60, 120, 240, 480, 600, 600,
  ])
})

test('the wait counts from the last failure, and ends', () => {
  expect(waitSeconds({ link: failures(4, 10) })).toBe(20)
  expect(waitSeconds({ link: failures(4, 30) })).toBeNull()
})

test('failures older than a quarter of an hour are forgotten', () => {
  expect(waitSeconds({ link: [...failures(3), secondsAgo(901)] })).toBeNull()
})

test('a network has more patience than a link, and a card remembers an hour', () => {
  expect(waitSeconds({ network: failures(7) })).toBeNull()
  expect(waitSeconds({ network: failures(8) })).toBe(30)
  expect(waitSeconds({ card: [...failures(2), secondsAgo(3_500), secondsAgo(3_599)] })).toBe(30)
  expect(waitSeconds({ card: [...failures(2), secondsAgo(3_500), secondsAgo(3_600)] })).toBeNull()
})

test('the longest of the waits counts', () => {
  expect(waitSeconds({ link: failures(4), network: failures(9), card: failures(4) })).toBe(60)
})
