import { expect, test } from 'vitest'
import { firstStanding, nextStanding } from './useGrowing.ts'

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `${from + index}`)
const entriesOf = (ids: readonly string[]) => ids.map((id) => ({ id }))
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

test.each([
  ['a few new rows stand at once', rows(0, 20), [...rows(100, 110), ...rows(0, 20)], 30],
  ['a row that left between the others takes none with it', rows(0, 20), rows(0, 20).toSpliced(5, 1), 19],
  ['of many that come, ten; what stood stays', rows(0, 20), [...rows(100, 112), ...rows(0, 20)], 30],
  ['also where they push others off the page', rows(0, 20), [...rows(100, 112), ...rows(0, 8)], 18],
  ['all of a list in another order', rows(0, 20), rows(0, 20).toReversed(), 20],
  ['of another list, ten', rows(0, 20), rows(50, 90), 10],
  ['of what is found among the rows and elsewhere, ten', rows(0, 20), ['1', '4', '9', ...rows(50, 90)], 10],
])('%s', (_, before, after, count) => {
  const standing = firstStanding(entriesOf(before), entriesOf(after))
  expect(standing).toHaveLength(count)
  expect(after).toEqual(expect.arrayContaining(idsOf(standing)))
})

test('of another list ten stand at once, and then three more at a time', () => {
  const [before, after] = [entriesOf(rows(0, 100)), entriesOf(rows(200, 223))]
  const steps = [firstStanding(before, after)]
  while (steps.at(-1) !== after) steps.push(nextStanding(steps.at(-1) ?? [], after))
  expect(steps.map((standing) => standing.length)).toEqual([10, 13, 16, 19, 22, 23])
})
