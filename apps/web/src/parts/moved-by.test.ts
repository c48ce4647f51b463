import { expect, test } from 'vitest'
import { movedBy } from './moved-by.ts'

test('a row moves a place at a time and never off the list', () => {
  expect(movedBy(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(movedBy(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(movedBy(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedBy(['a', 'b'], -1, 1)).toEqual(['a', 'b'])
})
