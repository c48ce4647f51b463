import { expect, test } from 'vitest'
import { pageInstead } from './page-instead.ts'

const behind = { page: 7, rows: 10, shown: 0, count: 25 }

test('a page behind the end of a list gives way to the last one', () => {
  expect(pageInstead(behind)).toBe(3)
  expect(pageInstead({ ...behind, rows: 50 })).toBe(1)
  expect(pageInstead({ ...behind, page: 3, count: 20 })).toBe(2)
})

test('it gives way to the first one where nobody knows how many there are, or where the count is wrong', () => {
  expect(pageInstead({ ...behind, count: null })).toBe(1)
  expect(pageInstead({ ...behind, page: 3 })).toBe(1)
})

test.each([
  ['a page with rows', { shown: 1 }],
  ['an empty list', { count: 0 }],
  ['the first page', { page: 1 }],
  ['a list of all rows', { rows: 'all' as const }],
])('%s stays', (_, facts) => {
  expect(pageInstead({ ...behind, ...facts })).toBeNull()
})
