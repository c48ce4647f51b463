import { expect, test } from 'vitest'
import { pageLinks, rowsChoices } from './page-links.ts'

test('there are up to ten page links, the current one among them', () => {
  expect(pageLinks(1, 3)).toEqual([1, 2, 3])
  expect(pageLinks(1, 121)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(pageLinks(60, 121)).toEqual([55, 56, 57, 58, 59, 60, 61, 62, 63, 64])
  expect(pageLinks(121, 121).at(-1)).toBe(121)
  expect(pageLinks(121, 121)).toHaveLength(10)
})

test('a number of rows is offered only where the total is larger, all always', () => {
  expect(rowsChoices(7)).toEqual(['all'])
  expect(rowsChoices(68)).toEqual([10, 50, 'all'])
  expect(rowsChoices(100)).toEqual([10, 50, 'all'])
  expect(rowsChoices(1204)).toEqual([10, 50, 100, 'all'])
})

test('where the total is not known, all is not offered', () => {
  expect(rowsChoices(null)).toEqual([10, 50, 100])
})
