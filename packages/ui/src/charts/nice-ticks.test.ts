import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

test('ticks are round and enclose the values', () => {
  expect(niceTicks({ min: 7.9, max: 11.6 })).toEqual([0, 3, 6, 9, 12])
  expect(niceTicks({ min: 0, max: 96.4 })).toEqual([0, 25, 50, 75, 100])
  expect(niceTicks({ min: 0, max: 1253.25 })).toEqual([0, 400, 800, 1200, 1600])
  expect(niceTicks({ min: 0, max: 0.3 })).toEqual([0, 0.1, 0.2, 0.3])
  expect(niceTicks({ min: -4, max: 9 })).toEqual([-4, 0, 4, 8, 12])
})

test('a count of things has no half ticks', () => {
  expect(niceTicks({ min: 0, max: 3, isWhole: true })).toEqual([0, 1, 2, 3])
  expect(niceTicks({ min: 0, max: 9, isWhole: true })).toEqual([0, 3, 6, 9])
})

test('nothing but zeros still has an axis', () => {
  expect(niceTicks({ min: 0, max: 0, isWhole: true })).toEqual([0, 1])
})

test('whatever the values, the ticks are few, even and around them', () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)]
      if (max - min < 1e-6) return
      const ticks = niceTicks({ min, max })
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks).toContain(0)
      const room = 1e-6 * Math.max(Math.abs(min), Math.abs(max))
      expect(ticks[0]).toBeLessThanOrEqual(min + room)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max - room)
    }),
  )
})
