import { expect, test } from 'vitest'
import { isBackwards, presetRange } from './date-range.ts'

test.each([
  ['today', '2026-03-01', '2026-03-01T00:00', '2026-03-01T23:59'],
  ['yesterday', '2026-03-01', '2026-02-28T00:00', '2026-02-28T23:59'],
  ['last7Days', '2026-11-20', '2026-11-14T00:00', '2026-11-20T23:59'],
  ['thisMonth', '2028-02-10', '2028-02-01T00:00', '2028-02-29T23:59'],
] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today, 'minute')).toEqual({ from, to })
})

test('a preset to the day has no times', () => {
  expect(presetRange('yesterday', '2026-01-01', 'day')).toEqual({ from: '2025-12-31', to: '2025-12-31' })
})

test('a range is backwards only when both ends are there and the end is earlier', () => {
  expect(isBackwards({ from: '2026-11-20T14:05', to: '2026-11-20T14:04' })).toBe(true)
  expect(isBackwards({ from: '2026-11-20T14:05', to: '2026-11-20T14:05' })).toBe(false)
  expect(isBackwards({ from: '2026-11-20T14:05', to: null })).toBe(false)
})
