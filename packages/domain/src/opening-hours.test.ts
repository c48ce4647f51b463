import { expect, test } from 'vitest'
import { isWithin, localMoment } from './opening-hours.ts'

const at = (time: string, day = 3) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day, minutes: hours * 60 + minutes }
}
const open = (opens: string | null, closes: string | null, days: readonly number[] = []) => ({
  days,
  opens,
  closes,
})

test.each([
  ['08:29', false],
  ['08:30', true],
  ['16:59', true],
  ['17:00', false],
])('from 08:30 to 17:00, %s is within: %s', (time, within) => {
  expect(isWithin(open('08:30', '17:00'), at(time))).toBe(within)
})

test.each([
  ['19:59', 3, false],
  ['20:00', 3, true],
  ['23:59', 3, true],
  ['00:00', 4, true],
  ['01:59', 4, true],
  ['02:00', 4, false],
  ['01:00', 3, false],
  ['20:00', 4, false],
])(
  'an evening from 20:00 to 02:00 that begins on Wednesdays: %s on day %i is within: %s',
  (time, day, within) => {
    expect(isWithin(open('20:00', '02:00', [3]), at(time, day))).toBe(within)
  },
)

test('the evening before Sunday is Saturday’s', () => {
  expect(isWithin(open('20:00', '02:00', [6]), at('01:00', 0))).toBe(true)
})

test('the same hour twice is the whole day, and without both hours only days count', () => {
  expect(isWithin(open('09:00', '09:00'), at('08:59'))).toBe(true)
  expect(isWithin(open('09:00', '09:00'), at('09:00'))).toBe(true)
  expect(isWithin(open('09:00', null, [3]), at('03:00'))).toBe(true)
  expect(isWithin(open(null, '09:00', [3]), at('10:00'))).toBe(true)
  expect(isWithin(open(null, null, [4]), at('10:00'))).toBe(false)
})

test('a moment is read on the merchant’s clock', () => {
  expect(localMoment(new Date('2026-11-21T22:45:00Z'), 'Asia/Kuwait')).toEqual({ day: 0, minutes: 105 })
})
