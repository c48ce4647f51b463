import { expect, test } from 'vitest'
import { dayIn, wallClock } from './wall-clock.ts'

const evening = new Date('2026-11-21T21:30:05Z')

test('a day begins at midnight of its own zone, and midnight is hour 0', () => {
  expect(wallClock(evening, 'Asia/Kuwait')).toEqual({
    year: 2026,
    month: 11,
    day: 22,
    weekday: 0,
    hour: 0,
    minute: 30,
    second: 5,
  })
  expect(wallClock(evening, 'America/New_York')).toMatchObject({ day: 21, weekday: 6, hour: 16 })
})

test('a calendar day has four digits, two and two', () => {
  expect(dayIn('Asia/Kuwait', evening)).toBe('2026-11-22')
  expect(dayIn('UTC', new Date('0999-01-02T00:00:00Z'))).toBe('0999-01-02')
})

test('a zone nobody knows is refused', () => {
  expect(() => wallClock(evening, 'Asia/Nowhere')).toThrow(RangeError)
})
