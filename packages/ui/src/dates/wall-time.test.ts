import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn, instantOf, wallInstant, wallTimeOf } from '@wasl/domain/wall-clock'

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

test('a clock that is put forward or back has an instant for each of its times', () => {
  const london = 'Europe/London'
  expect(instantOf('2026-06-01T12:00', london)).toBe('2026-06-01T11:00:00.000Z')
  expect(instantOf('2026-10-25T01:30', london)).toBe('2026-10-25T00:30:00.000Z')
  expect(instantOf('2026-03-29T01:30', london)).toBe('2026-03-29T01:30:00.000Z')
  expect(wallTimeOf('2026-10-25T01:30:00.000Z', london)).toBe('2026-10-25T01:30')
})

test.each(['Asia/Kuwait', 'Europe/London', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC'])(
  'in %s every time of the clock is found again, as the calendar library finds it',
  (zone) => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000), max: Date.UTC(2060) }), (ms) => {
        const wall = toCalendarDateTime(parseAbsolute(new Date(ms).toISOString(), zone))
          .toString()
          .slice(0, 16)
        expect(wallTimeOf(new Date(ms).toISOString(), zone)).toBe(wall)
        expect(instantOf(wall, zone)).toBe(toZoned(parseDateTime(wall), zone).toAbsoluteString())
      }),
      { numRuns: 200 },
    )
  },
)

test.each([
  '2026-02-30T10:00',
  '2026-13-01T10:00',
  '0001-01-01T00:00',
  '1899-12-31T23:59',
  '9999-01-01T00:00',
  'soon',
])('%s is no time that is asked about', (wall) => {
  expect(wallInstant(wall, kuwait, 'start')).toBeUndefined()
})

test('a day whose last hour comes twice ends with the second, and the next one begins there', () => {
  const cairo = 'Africa/Cairo'
  const end = wallInstant('2026-10-29T23:59', cairo, 'end') ?? ''
  expect(new Date(Date.parse(end) + 1).toISOString()).toBe(wallInstant('2026-10-30T00:00', cairo, 'start'))
  expect(wallInstant('2026-10-29T23:00', cairo, 'start')).toBe('2026-10-29T20:00:00.000Z')
})
