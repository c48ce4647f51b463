import { expect, test } from 'vitest'
import { isGivenUp, nextTryAt, wasAway } from './delivery.domain.ts'

const beganAt = new Date(0)
const hours = (count: number) => new Date(count * 3_600_000)

test('a delivery is tried after 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, 3 h, then every six hours to the end of three days', () => {
  let now = beganAt
  const waits: number[] = []
  for (let tries = 1; ; tries += 1) {
    const next = nextTryAt({ beganAt, tries }, { now, luck: 0 })
    if (!next) break
    waits.push((next.getTime() - now.getTime()) / 1_000)
    now = next
  }
  expect(waits.slice(0, 8)).toEqual([5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600])
  expect(now).toEqual(hours(72))
  expect(waits).toHaveLength(19)
})

test('tries that failed together spread by a fifth', () => {
  const waits = [0, 0.5, 1].map((luck) => nextTryAt({ beganAt, tries: 3 }, { now: beganAt, luck })?.getTime())
  expect(waits).toEqual([120_000, 132_000, 144_000])
})

test('a server is left alone after three days without one event taken', () => {
  expect([isGivenUp(hours(0), hours(71.9)), isGivenUp(hours(0), hours(72))]).toEqual([false, true])
})

test('a server that took something within the minute was not away', () => {
  expect([wasAway(new Date(0), new Date(59_999)), wasAway(new Date(0), new Date(60_000))]).toEqual([
    false,
    true,
  ])
})
