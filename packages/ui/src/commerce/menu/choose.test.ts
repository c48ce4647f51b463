import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose, isEnough, isFull } from './choose.ts'

test('where one may be chosen, another takes its place', () => {
  expect(choose(['small'], 'large', { min: 1, max: 1 })).toEqual(['large'])
})

test('where many may be chosen, a second press takes the choice away', () => {
  expect(choose(['fries'], 'salad', { min: 0, max: 2 })).toEqual(['fries', 'salad'])
  expect(choose(['fries', 'salad'], 'fries', { min: 0, max: 2 })).toEqual(['salad'])
})

test('one too many changes nothing', () => {
  expect(choose(['fries', 'salad'], 'yoghurt', { min: 0, max: 2 })).toEqual(['fries', 'salad'])
})

test('a group is enough from its least number, and full at its most; a single choice is never full', () => {
  expect(isEnough([], { min: 0, max: 2 })).toBe(true)
  expect(isEnough([], { min: 1, max: 1 })).toBe(false)
  expect(isFull(['a', 'b'], { min: 0, max: 2 })).toBe(true)
  expect(isFull(['a'], { min: 1, max: 1 })).toBe(false)
})

test('however it is pressed, a group never holds more than its most and nothing twice', () => {
  const presses = fc.array(fc.constantFrom('a', 'b', 'c', 'd'))
  fc.assert(
    fc.property(presses, fc.integer({ min: 1, max: 4 }), (values, max) => {
      const chosen = values.reduce<readonly string[]>(
        (held, value) => choose(held, value, { min: 0, max }),
        [],
      )
      expect(chosen.length).toBeLessThanOrEqual(max)
      expect(new Set(chosen).size).toBe(chosen.length)
    }),
  )
})
