import { expect, test } from 'vitest'
import { groupsOf } from './row-groups.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([
  [0, []],
  [9, [9]],
  [10, [10]],
  [11, [10, 1]],
  [25, [10, 10, 5]],
])('%i rows stand in groups of ten, in their order', (count, sizes) => {
  const groups = groupsOf(numbers(count))
  expect(groups.map(({ length }) => length)).toEqual(sizes)
  expect(groups.flat()).toEqual(numbers(count))
})
