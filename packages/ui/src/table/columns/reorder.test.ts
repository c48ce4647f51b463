import { expect, test } from 'vitest'
import { dropPlace, reorder } from './reorder.ts'

test('an entry moves up and down, the others keep their order', () => {
  expect(reorder(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(reorder(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
})

test('over the edge nothing happens', () => {
  const list = ['a', 'b']
  expect(reorder(list, 0, -1)).toBe(list)
  expect(reorder(list, 1, 2)).toBe(list)
})

test('a dragged entry takes the place whose middle it has passed', () => {
  expect(dropPlace(5, [10, 30, 50])).toBe(0)
  expect(dropPlace(35, [10, 30, 50])).toBe(2)
  expect(dropPlace(99, [10, 30, 50])).toBe(2)
})
