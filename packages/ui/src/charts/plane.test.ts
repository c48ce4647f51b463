import { expect, test } from 'vitest'
import { planeOf } from './plane.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const ask = {
  width: 540,
  height: 260,
  categories: months.map((short) => ({ key: short, label: `${short} 2026`, short })),
  ticks: [0, 3, 6, 9, 12],
  tickTexts: ['0', '3', '6', '9', '12'],
  isMirrored: false,
}

test('time runs left to right, and right to left in Arabic', () => {
  const plane = planeOf(ask)
  const mirrored = planeOf({ ...ask, isMirrored: true })
  expect(plane.middleOf(0)).toBeLessThan(plane.middleOf(11))
  expect(mirrored.middleOf(0)).toBeGreaterThan(mirrored.middleOf(11))
  months.forEach((_, index) => expect(mirrored.middleOf(index)).toBeCloseTo(540 - plane.middleOf(index)))
})

test('the lowest tick is on the base line and the highest at the top', () => {
  const plane = planeOf(ask)
  expect(plane.yOf(0)).toBe(plane.bottom)
  expect(plane.yOf(12)).toBe(24)
})

test('a wide chart labels every month, a narrow one its ends and some between', () => {
  expect(planeOf(ask).labels).toHaveLength(12)
  const narrow = planeOf({ ...ask, width: 300 }).labels
  expect(narrow.length).toBeLessThan(12)
  expect([narrow[0]?.text, narrow.at(-1)?.text]).toEqual(['Jan', 'Dec'])
})

test('few categories with long names keep a cut label each', () => {
  const categories = ['Payment requests of the whole month', 'Food ordering'].map((label) => ({
    key: label,
    label,
  }))
  const { labels } = planeOf({ ...ask, width: 240, categories })
  expect(labels.map(({ text }) => text.endsWith('…') || text === 'Food ordering')).toEqual([true, true])
})

test('one category stands in the middle, none breaks nothing', () => {
  expect(planeOf({ ...ask, categories: ask.categories.slice(0, 1) }).labels).toHaveLength(1)
  expect(planeOf({ ...ask, categories: [] }).labels).toEqual([])
})
