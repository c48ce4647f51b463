import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bestStatus,
  dateStatus,
  hoursOf,
  minuteOf,
  placesWord,
  preselectedDate,
  type DateOnSale,
} from './offered-dates.ts'

const terms = {
  timezone: 'Asia/Kuwait',
  isPaused: false,
  salesFrom: null,
  salesUntil: null,
  minPerBooking: 1,
}
const sale = (more: Partial<DateOnSale> = {}): DateOnSale => ({
  date: '2026-12-18',
  startMinute: 19 * 60,
  isCanceled: false,
  left: 5,
  kept: 0,
  ...more,
})
/** 19:00 in Kuwait. */
const start = Date.parse('2026-12-18T16:00:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000)

test('a ticket of 19:00 is offered until 18:59 and not at 19:01, by the clock of the event', () => {
  expect([-1, 0, 1].map((minutes) => dateStatus(sale(), terms, at(minutes)))).toEqual([
    'available',
    'past',
    'past',
  ])
})

test('what is sold is sold out, and what others keep may come back', () => {
  const status = (left: number | null, kept: number, minPerBooking = 1) =>
    dateStatus(sale({ left, kept }), { ...terms, minPerBooking }, at(-60))
  expect([
    status(0, 0),
    status(0, 2),
    status(1, 0),
    status(null, 9),
    status(1, 1, 2),
    status(1, 0, 2),
  ]).toEqual(['soldOut', 'held', 'available', 'available', 'held', 'soldOut'])
})

test('a canceled day, a paused sale and a sale that has not begun or is over say so', () => {
  const now = at(-60)
  expect([
    dateStatus(sale({ isCanceled: true }), terms, now),
    dateStatus(sale(), { ...terms, isPaused: true }, now),
    dateStatus(sale(), { ...terms, salesFrom: at(-59) }, now),
    dateStatus(sale(), { ...terms, salesUntil: now }, now),
    dateStatus(sale({ isCanceled: true }), { ...terms, isPaused: true }, at(1)),
  ]).toEqual(['canceled', 'paused', 'closed', 'closed', 'canceled'])
})

test('a day is worth what its best ticket is, and the nearest available one is chosen', () => {
  expect(bestStatus(['past', 'soldOut', 'available'])).toBe('available')
  expect(bestStatus(['past', 'soldOut', 'held'])).toBe('held')
  expect(bestStatus([])).toBeNull()
  expect(
    preselectedDate({ '2026-12-20': 'available', '2026-12-19': 'available', '2026-12-18': 'soldOut' }),
  ).toBe('2026-12-19')
})

test('an end that is not after the start is on the next day, over a clock that is put back too', () => {
  const hours = (date: string, zone: string) => hoursOf({ date, startMinute: 22 * 60, endMinute: 120 }, zone)
  expect(hours('2026-12-18', 'Asia/Kuwait')).toEqual({
    startsAt: new Date('2026-12-18T19:00:00Z'),
    endsAt: new Date('2026-12-18T23:00:00Z'),
  })
  expect(hours('2026-10-24', 'Europe/Berlin').endsAt).toEqual(new Date('2026-10-25T00:00:00Z'))
})

test('offered is exactly what a minute-by-minute reading of the rule offers', () => {
  const zones = ['Asia/Kuwait', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland']
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: -3 * 1440, max: 3 * 1440 }),
      (timezone, startMinute, away) => {
        const now = new Date(start + away * 60_000)
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: timezone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(now)
        const [day = '', hour = ''] = shown.split(' ')
        const isOffered = day < '2026-12-18' || (day === '2026-12-18' && (minuteOf(hour) ?? 0) < startMinute)
        const status = dateStatus(sale({ startMinute }), { ...terms, timezone }, now)
        expect(status).toBe(isOffered ? 'available' : 'past')
      },
    ),
    { numRuns: 2_000 },
  )
})

test('up to ten places are few, and kept ones are not sold out', () => {
  expect([
    placesWord(null, 0),
    placesWord(11, 0),
    placesWord(10, 0),
    placesWord(0, 1),
    placesWord(0, 0),
  ]).toEqual(['many', 'many', 'few', 'held', 'sold_out'])
})
