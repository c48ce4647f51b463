import { expect, test } from 'vitest'
import { includesPlace, isPlace, placeOf } from './places.ts'

test('commerce D53: staff of some places have the orders of these places alone; staff of all have every order', () => {
  const pantry = { plugin: 'catalogue', branch: 'pantry' }
  const some = new Set([placeOf('catalogue', 'pantry')])
  expect(includesPlace(null, { ...pantry, branch: null })).toBe(true)
  expect(includesPlace(some, pantry)).toBe(true)
  expect(includesPlace(some, { ...pantry, branch: 'salmiya' })).toBe(false)
  expect(includesPlace(some, { ...pantry, branch: null })).toBe(false)
  expect(includesPlace(some, { ...pantry, plugin: 'food_ordering' })).toBe(false)
})

test('a place is a module that hands out goods, and a key', () => {
  expect(['catalogue:pantry', 'food_ordering:br-salmiya'].every(isPlace)).toBe(true)
  expect(['pantry', 'event:hall', 'catalogue:', 'catalogue: x', 'catalogue:a:b'].some(isPlace)).toBe(false)
})
