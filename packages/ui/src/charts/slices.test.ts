import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChartData } from './chart-data.ts'
import { percents, sumText } from './shares.ts'
import { slicesOf } from './slices.ts'

const data = (values: (string | null)[]): ChartData => ({
  heading: 'Gateway',
  categories: values.map((_, index) => ({ key: `g${index}`, label: `Gateway ${index}` })),
  series: [{ key: 'count', label: 'Transactions', values }],
  figures: { write: String, thousand: 'K' },
})

test('per cents add up to 100', () => {
  expect(percents([71, 34, 14, 9])).toEqual([55, 27, 11, 7])
  expect(percents([1, 1, 1])).toEqual([34, 33, 33])
  expect(percents([0, 0])).toEqual([0, 0])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 }), (values) => {
      expect(percents(values).reduce((sum, share) => sum + share, 0)).toBe(100)
    }),
  )
})

test('sums are exact, never floats', () => {
  expect(sumText(['0.1', '0.2'])).toBe('0.3')
  expect(sumText(['486.250', '402', '-0.25'])).toBe('888.000')
  expect(sumText([])).toBe('0')
  expect(sumText(['-0.500', '0.250'])).toBe('-0.250')
})

test('six slices are six; of seven the smallest become one', () => {
  expect(slicesOf(data(['6', '5', '4', '3', '2', '1']), 'Other').map(({ label }) => label)).not.toContain(
    'Other',
  )
  const slices = slicesOf(data(['1', '50', '20', '10', '5.5', '8', '2.5']), 'Other')
  expect(slices.map(({ key, value, look }) => [key, value, look])).toEqual([
    ['g1', '50', 1],
    ['g2', '20', 2],
    ['g3', '10', 3],
    ['g4', '5.5', 4],
    ['g5', '8', 5],
    ['other', '3.5', 6],
  ])
})

test('what is nothing has no slice, and a chosen colour is kept', () => {
  const given = data(['5', '0', null, '5'])
  given.categories = given.categories.map((category) => ({ ...category, look: 3 as const }))
  expect(slicesOf(given, 'Other').map(({ key, percent, look }) => [key, percent, look])).toEqual([
    ['g0', 50, 3],
    ['g3', 50, 3],
  ])
})
