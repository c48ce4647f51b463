import { expect, test } from 'vitest'
import { groupRows, type RowGroups } from './row-groups.ts'

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `${from + index}`)
const none: RowGroups = new Map()
/** How many rows each group has, in their order. */
const sizes = (groups: RowGroups) => {
  const found = new Map<number, number>()
  for (const group of groups.values()) found.set(group, (found.get(group) ?? 0) + 1)
  return [...found.values()]
}
const moved = (before: RowGroups, after: RowGroups) =>
  [...after].filter(([id, group]) => before.has(id) && before.get(id) !== group).map(([id]) => id)

test.each([
  [0, []],
  [9, [9]],
  [10, [10]],
  [11, [10, 1]],
  [25, [10, 10, 5]],
])('%i rows stand in groups of ten, in their order', (count, expected) => {
  const groups = groupRows(rows(0, count), none)
  expect(sizes(groups)).toEqual(expected)
  expect([...groups.keys()]).toEqual(rows(0, count))
})

test.each([
  ['one comes first', ['new', ...rows(0, 25)], [1, 10, 10, 5]],
  ['twelve come first', [...rows(100, 112), ...rows(0, 25)], [10, 2, 10, 10, 5]],
  ['more are found at the end', rows(0, 45), [10, 10, 10, 10, 5]],
  ['two come within a full group', [...rows(0, 4), 'a', 'b', ...rows(4, 25)], [12, 10, 5]],
  ['some leave', [...rows(3, 8), ...rows(12, 25)], [5, 8, 5]],
  ['one comes as another leaves', ['new', ...rows(0, 24)], [1, 10, 10, 4]],
])('where %s, the others stay in their groups', (_, ids, expected) => {
  const before = groupRows(rows(0, 25), none)
  const after = groupRows(ids, before)
  expect(moved(before, after)).toEqual([])
  expect(sizes(after)).toEqual(expected)
  expect([...after.keys()]).toEqual(ids)
})

test('one after the other fills a group before another begins', () => {
  let groups = groupRows(rows(0, 10), none)
  for (let arrived = 1; arrived <= 11; arrived += 1)
    groups = groupRows([...rows(100 - arrived, 100), ...rows(0, 10)], groups)
  expect(sizes(groups)).toEqual([1, 10, 10])
})

test('rows that changed places are grouped anew, side by side', () => {
  const ids = rows(0, 25).toReversed()
  const before = groupRows(rows(0, 25), none)
  expect(
    sizes(groupRows([...ids.slice(0, 1), '9', ...ids.slice(1).filter((id) => id !== '9')], before)),
  ).toEqual([10, 10, 5])
  expect(sizes(groupRows(ids, before))).toEqual([5, 10, 10])
})
