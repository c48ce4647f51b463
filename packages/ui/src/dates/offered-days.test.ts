import { expect, test } from 'vitest'
import { canChoose, daysFrom, weeksToShow, type OfferedDay } from './offered-days.ts'

const offered = (day: string, state: OfferedDay['state'] = 'available'): OfferedDay => ({
  day,
  state,
  text: '',
  spoken: '',
})

test.each([
  ['2026-11-20', 2],
  ['2026-11-27', 2],
  ['2026-12-03', 3],
  ['2027-06-01', 5],
])('from 20 November, %s last: %i weeks', (last, weeks) => {
  expect(weeksToShow([offered(last)], '2026-11-20')).toBe(weeks)
})

test('a day that is over is not offered, and the earliest is first', () => {
  const days = [offered('2026-12-02'), offered('2026-11-19'), offered('2026-11-25')]
  expect(daysFrom('2026-11-20', days).map(({ day }) => day)).toEqual(['2026-11-25', '2026-12-02'])
})

test('a sold out day and a day not offered cannot be chosen', () => {
  expect(canChoose(undefined)).toBe(false)
  expect(canChoose(offered('2026-11-25', 'soldOut'))).toBe(false)
  expect(canChoose(offered('2026-11-25', 'few'))).toBe(true)
})
