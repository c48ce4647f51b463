import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf, guestRefund, mayGuest, placesToVoid } from './booking-policy.ts'
import { datesOfSeries, slotsOf } from './date-series.ts'

const startsAt = new Date('2026-12-18T16:00:00Z')
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)
const policy = { cancelUntilHours: 24, changeUntilHours: null, refundPercent: 50 }

test('a guest cancels until the hour of the policy, changes only where it may, and nothing after coming in', () => {
  const may = (act: 'cancel' | 'change', hours: number, came = 0) =>
    mayGuest(act, policy, { startsAt, came, now: hoursBefore(hours) })
  expect([
    may('cancel', 25),
    may('cancel', 24),
    may('cancel', 23.9),
    may('change', 99),
    may('cancel', 25, 1),
  ]).toEqual([true, true, false, false, false])
  expect(guestRefund(6_501, policy, 'KWD')).toBe(3_251)
})

test('a change costs the difference, or gives it back', () => {
  expect([differenceOf(5, 5), differenceOf(5, 8), differenceOf(8, 5)]).toEqual([
    { kind: 'same' },
    { kind: 'more', minor: 3 },
    { kind: 'less', minor: 3 },
  ])
})

test('the highest places are given up first, and none that somebody came with', () => {
  const places = [1, 2, 3, 4].map((number) => ({ number, hasCome: number === 4 }))
  expect([placesToVoid(places, 2), placesToVoid(places, 3), placesToVoid(places, 4)]).toEqual([
    [3, 2],
    [3, 2, 1],
    null,
  ])
})

test('a series has its weekdays without its exceptions', () => {
  const series = { from: '2026-12-01', until: '2026-12-31', weekdays: [5], except: ['2026-12-11'] }
  expect(datesOfSeries(series)).toEqual(['2026-12-04', '2026-12-18', '2026-12-25'])
  expect(datesOfSeries({ ...series, until: '2026-11-30' })).toBeNull()
  expect(datesOfSeries({ ...series, until: '2036-12-31', weekdays: [0, 1, 2, 3, 4, 5, 6] })).toBeNull()
})

test('slots begin at each step up to the last start, and none outside the day', () => {
  expect(slotsOf({ firstMinute: 600, lastMinute: 690, minutes: 45, everyMinutes: 30 })).toEqual([
    { start: 600, end: 645 },
    { start: 630, end: 675 },
    { start: 660, end: 705 },
    { start: 690, end: 735 },
  ])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 0, max: 1600 }),
      fc.integer({ min: 5, max: 1440 }),
      (firstMinute, lastMinute, step) => {
        for (const { start, end } of slotsOf({ firstMinute, lastMinute, minutes: 60, everyMinutes: step }))
          expect(start >= firstMinute && start <= lastMinute && start < 1440 && end < 1440).toBe(true)
      },
    ),
  )
})
