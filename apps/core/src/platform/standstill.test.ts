import { expect, onTestFinished, test } from 'vitest'
import { watchStandstill } from './standstill.ts'

function watched() {
  const time = { now: 0 }
  const standstill = watchStandstill(() => time.now)
  onTestFinished(standstill.stop)
  return (ms: number) => {
    time.now += ms
    return standstill.wasLately()
  }
}

test('who stood still for a second and a half says so for five seconds', () => {
  const after = watched()
  for (let looks = 0; looks < 10; looks += 1) after(1_000)
  expect([after(1_499), after(1_500), after(800), after(800)]).toEqual([false, true, true, true])
  for (let looks = 0; looks < 4; looks += 1) after(800)
  expect(after(800)).toBe(false)
})

test('in its first ten seconds a process may take as long as it likes', () => {
  const after = watched()
  expect([after(9_000), after(1_000), after(2_000)]).toEqual([false, false, true])
})

test('what holds the process up is noticed without being asked', async () => {
  let moved = 0
  const standstill = watchStandstill(() => performance.now() + moved)
  onTestFinished(standstill.stop)
  moved = 11_000
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(standstill.wasLately()).toBe(false)
  const until = performance.now() + 1_600
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(standstill.wasLately()).toBe(true)
})
