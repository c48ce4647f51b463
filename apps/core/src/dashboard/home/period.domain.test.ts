import { expect, test } from 'vitest'
import { addDays, everyMonth, isDay, momentIn } from './calendar.domain.ts'
import { growthOf, pointsBetween, rateOf } from './growth.domain.ts'
import { periodOf } from './period.domain.ts'

const today = '2026-11-20'

test('without a period it is today, compared with yesterday by the same hour', () => {
  expect(periodOf({}, today)).toEqual({
    ok: true,
    value: {
      choice: 'day',
      from: today,
      to: today,
      before: { from: '2026-11-19', to: '2026-11-19' },
      isRunning: true,
      step: 'hour',
    },
  })
})

test.each([
  ['week', '2026-11-14', { from: '2026-11-07', to: '2026-11-13' }],
  ['month', '2026-10-22', { from: '2026-09-22', to: '2026-10-21' }],
])('a %s ends today and follows on as many days', (period, from, before) => {
  expect(periodOf({ period }, today)).toMatchObject({
    ok: true,
    value: { from, to: today, before, step: 'day' },
  })
})

test('two dates are a period of their own, in any digits, and end today at the latest', () => {
  expect(periodOf({ date_after: '٢٠٢٦-١١-٠١', date_before: '2026-12-31' }, today)).toMatchObject({
    ok: true,
    value: {
      choice: 'custom',
      from: '2026-11-01',
      to: today,
      before: { from: '2026-10-12' },
      isRunning: true,
    },
  })
  expect(
    periodOf({ period: 'custom', date_after: '2026-01-01', date_before: '2026-06-30' }, today),
  ).toMatchObject({ ok: true, value: { isRunning: false, step: 'month' } })
})

test.each([
  [{ period: 'fortnight' }, [['period', 'unknown']]],
  [
    { period: 'custom' },
    [
      ['date_after', 'missing'],
      ['date_before', 'missing'],
    ],
  ],
  [{ date_after: '2026-11-01' }, [['date_before', 'missing']]],
  [
    { date_after: '2026-02-30', date_before: '20/11/2026' },
    [
      ['date_after', 'noDate'],
      ['date_before', 'noDate'],
    ],
  ],
  [{ date_after: '2026-11-20', date_before: '2026-11-19' }, [['date_before', 'backwards']]],
  [{ date_after: '2026-11-21', date_before: '2026-11-22' }, [['date_after', 'inFuture']]],
  [{ date_after: '2006-11-21', date_before: '2026-11-20' }, [['date_after', 'tooLong']]],
])('%o is refused field by field', (asked, problems) => {
  expect(periodOf(asked, today)).toEqual({
    ok: false,
    error: problems.map(([field, says]) => ({ field, says })),
  })
})

test('a moment falls on the day and quarter of the zone, through both changes of the clock', () => {
  const london = (instant: string) => momentIn(new Date(instant), 'Europe/London')
  expect(london('2026-10-24T23:30:00Z')).toEqual({ day: '2026-10-25', quarter: 2 })
  expect(london('2026-10-25T23:45:00Z')).toEqual({ day: '2026-10-25', quarter: 95 })
  expect(london('2026-03-29T01:15:00Z')).toEqual({ day: '2026-03-29', quarter: 9 })
  expect(momentIn(new Date('2026-11-20T21:00:00Z'), 'Asia/Kuwait')).toEqual({ day: '2026-11-21', quarter: 0 })
})

test('days and months of the calendar', () => {
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(everyMonth('2025-11-20', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(['2028-02-29', '2026-02-29', '2026-13-01', '1.1.2026'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('growth is never made up', () => {
  expect([growthOf(128, 114), growthOf(0, 10), growthOf(5, 0), growthOf(0, 0)]).toEqual([
    12.3,
    -100,
    null,
    null,
  ])
  expect(rateOf({ succeeded: 0, failed: 0 })).toBeNull()
  expect(rateOf({ succeeded: 7, failed: 1 })).toBe(87.5)
  expect([pointsBetween(87.3, 85.1), pointsBetween(87.3, null)]).toEqual([2.2, null])
})
