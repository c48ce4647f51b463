import { expect, test } from 'vitest'
import { dayIn, instantOf, wallTimeOf } from './wall-time.ts'

const kuwait = 'Asia/Kuwait'

test('a filter in Kuwait starts three hours before the same clock in Greenwich', () => {
  expect(instantOf('2026-11-20T00:00', kuwait)).toBe('2026-11-19T21:00:00.000Z')
})

test('an instant is shown on the merchant’s clock, wherever the browser stands', () => {
  expect(wallTimeOf('2026-11-19T21:00:00.000Z', kuwait)).toBe('2026-11-20T00:00')
})

test('the merchant’s day begins at midnight in Kuwait', () => {
  expect(dayIn(kuwait, new Date('2026-11-19T20:59:59Z'))).toBe('2026-11-19')
  expect(dayIn(kuwait, new Date('2026-11-19T21:00:00Z'))).toBe('2026-11-20')
})
