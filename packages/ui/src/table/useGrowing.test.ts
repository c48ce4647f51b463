import { expect, test } from 'vitest'
import { firstDrawn } from './useGrowing.ts'

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `${from + index}`)
const drawnOf = (before: readonly string[], after: readonly string[]) => [
  ...firstDrawn(
    before,
    after.map((id) => ({ id })),
  ),
]

test.each([
  ['a few new rows stand at once', rows(0, 20), [...rows(100, 110), ...rows(0, 20)], 30],
  ['a row that left between the others takes none with it', rows(0, 20), rows(0, 20).toSpliced(5, 1), 19],
  ['of many that come, ten; what stood stays', rows(0, 20), [...rows(100, 112), ...rows(0, 20)], 30],
  ['also where they push others off the page', rows(0, 20), [...rows(100, 112), ...rows(0, 8)], 18],
  ['all of a list in another order', rows(0, 20), rows(0, 20).toReversed(), 20],
  ['of another list, ten', rows(0, 20), rows(50, 90), 10],
  ['of what is found among the rows and elsewhere, ten', rows(0, 20), ['1', '4', '9', ...rows(50, 90)], 10],
])('%s', (_, before, after, count) => {
  expect(drawnOf(before, after)).toHaveLength(count)
})
