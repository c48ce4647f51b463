import { expect, onTestFinished, test } from 'vitest'
import { watchStandstill } from './standstill.ts'

test('who stood still for a second and a half says so for five seconds', () => {
  const time = { now: 0 }
  const standstill = watchStandstill(() => time.now)
  onTestFinished(standstill.stop)
  const after = (ms: number) => {
    time.now += ms
    return standstill.wasLately()
  }
  expect([after(0), after(1_499), after(1_500), after(800), after(800)]).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
  for (let looks = 0; looks < 4; looks += 1) after(800)
  expect(after(800)).toBe(false)
})

test('what holds the process up is noticed without being asked', async () => {
  const standstill = watchStandstill()
  onTestFinished(standstill.stop)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(standstill.wasLately()).toBe(false)
  const until = performance.now() + 1_600
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(standstill.wasLately()).toBe(true)
})
