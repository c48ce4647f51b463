import { expect, test } from 'vitest'
import { partOfDay } from './part-of-day.ts'

test.each([
  ['2026-11-20T00:59:00Z', 'evening'],
  ['2026-11-20T01:00:00Z', 'morning'],
  ['2026-11-20T08:59:00Z', 'morning'],
  ['2026-11-20T09:00:00Z', 'afternoon'],
  ['2026-11-20T13:59:00Z', 'afternoon'],
  ['2026-11-20T14:00:00Z', 'evening'],
])('%s is %s in Kuwait', (instant, part) => {
  expect(partOfDay(new Date(instant), 'Asia/Kuwait')).toBe(part)
})
