import { describe, expect, it } from 'vitest'
import { businessDay, openingsOn } from './openings.ts'
import { promiseNow, slotsOn } from './promise.ts'
import { overlapOf, readHours, type HoursRule, type Schedule } from './schedule.ts'
import { nextRamadan } from './ramadan.ts'
import { hoursVerdict } from './verdict.ts'

const zone = 'Asia/Kuwait'
/** Kuwait is three hours before UTC all year. */
const kuwait = (local: string) => Date.parse(`${local}:00+03:00`)
const text = (instant: number | null) =>
  instant === null ? null : new Date(instant + 3 * 3_600_000).toISOString().slice(0, 16)

const weekly = (weekday: number, start: number, duration: number): HoursRule => ({
  service: 'open',
  on: { weekday },
  start,
  duration,
  priority: 0,
})
const every = (start: number, duration: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => weekly(day, start, duration))
const of = (rules: readonly HoursRule[], more: Partial<Schedule> = {}): Schedule => ({
  zone,
  rules,
  closures: [],
  ...more,
})
const times = { lead: 90, preparation: 0, interval: 30, minDaysAhead: 0, maxDaysAhead: 7 }

describe('an evening after midnight belongs to the day it began', () => {
  // 7 December 2026 is a Monday.
  const schedule = of([weekly(1, 22 * 60, 240)])
  const ask = (local: string) => hoursVerdict(schedule, 'pickup', kuwait(local))

  it('is closed on Monday morning and open on Tuesday at 01:59', () => {
    const before = ask('2026-12-07T01:00')
    expect(before).toMatchObject({ open: false, reason: 'hours' })
    expect(text('nextOpenAt' in before ? before.nextOpenAt : null)).toBe('2026-12-07T22:00')
    const during = ask('2026-12-07T23:00')
    expect(during.open && text(during.closesAt)).toBe('2026-12-08T02:00')
    expect(ask('2026-12-08T01:59').open).toBe(true)
    expect(ask('2026-12-08T02:00').open).toBe(false)
  })

  it('counts an order at 01:30 to Monday', () => {
    expect(businessDay(schedule, 'pickup', kuwait('2026-12-08T01:30'))).toBe('2026-12-07')
    expect(businessDay(schedule, 'pickup', kuwait('2026-12-08T03:30'), 240)).toBe('2026-12-07')
    expect(businessDay(schedule, 'pickup', kuwait('2026-12-08T04:30'), 240)).toBe('2026-12-08')
  })
})

describe('seasons and closures', () => {
  const name = { en: 'Ramadan hours', ar: 'ساعات رمضان' }
  const ramadan: HoursRule = {
    service: 'open',
    on: { from: '2027-02-08', until: '2027-03-08' },
    start: 18 * 60,
    duration: 480,
    priority: 10,
    name,
  }
  const schedule = of([...every(7 * 60, 16 * 60), ramadan])
  const ask = (local: string) => hoursVerdict(schedule, 'delivery', kuwait(local))

  it('replace weekly hours, and the last evening still lasts until 02:00', () => {
    expect(ask('2027-02-10T12:00')).toMatchObject({ open: false, reason: 'range', text: name })
    expect(ask('2027-02-10T20:00').open).toBe(true)
    expect(ask('2027-03-09T01:30').open).toBe(true)
    expect(ask('2027-03-09T02:00').open).toBe(false)
    expect(ask('2027-03-09T08:00').open).toBe(true)
  })

  it('a closure gives its reason, and the next opening is after it', () => {
    const reason = { en: 'Closed for Eid', ar: 'مغلق للعيد' }
    const closed = of(every(7 * 60, 960), {
      closures: [
        { service: 'delivery', from: kuwait('2027-03-10T00:00'), until: kuwait('2027-03-14T18:00'), reason },
      ],
    })
    const verdict = hoursVerdict(closed, 'delivery', kuwait('2027-03-12T12:00'))
    expect(verdict).toMatchObject({ open: false, reason: 'closure', text: reason })
    expect(text('nextOpenAt' in verdict ? verdict.nextOpenAt : null)).toBe('2027-03-14T18:00')
    expect(hoursVerdict(closed, 'pickup', kuwait('2027-03-12T12:00')).open).toBe(true)
  })

  it('a pause ends at its time, and a place without hours never opens', () => {
    const paused = of(every(0, 1440), { pausedUntil: kuwait('2027-01-01T12:00') })
    expect(hoursVerdict(paused, 'pickup', kuwait('2027-01-01T11:00'))).toMatchObject({
      open: false,
      reason: 'paused',
    })
    expect(hoursVerdict(paused, 'pickup', kuwait('2027-01-01T12:00')).open).toBe(true)
    expect(hoursVerdict(of([]), 'pickup', 0)).toEqual({
      open: false,
      reason: 'noHours',
      text: null,
      nextOpenAt: null,
    })
  })

  it('a service has its own week where it has one', () => {
    const own = of([...every(7 * 60, 960), { ...weekly(5, 12 * 60, 60), service: 'catering' }])
    expect(openingsOn(own, 'catering', '2026-12-11')).toHaveLength(1)
    expect(openingsOn(own, 'catering', '2026-12-12')).toEqual([])
    expect(openingsOn(own, 'pickup', '2026-12-12')).toHaveLength(1)
  })
})

describe('promises', () => {
  it('keep the lead once, also over midnight', () => {
    const slots = slotsOn(of(every(0, 1440)), 'pickup', {
      times,
      day: '2026-12-08',
      now: kuwait('2026-12-07T23:10'),
    })
    expect(slots.slice(0, 2).map(({ at }) => text(at))).toEqual(['2026-12-08T01:00', '2026-12-08T01:30'])
  })

  it('of an evening can be chosen after midnight, while it is open', () => {
    const evening = of([weekly(1, 22 * 60, 240)])
    const now = { times: { ...times, lead: 20 }, now: kuwait('2026-12-08T00:30') }
    const slots = slotsOn(evening, 'pickup', { ...now, day: '2026-12-07' })
    expect(slots.map(({ at }) => text(at))).toEqual(['2026-12-08T01:00', '2026-12-08T01:30'])
  })

  it('are made up to closing, and never for now', () => {
    const schedule = of(every(7 * 60, 16 * 60))
    const now = { ...times, lead: 0, preparation: 30 }
    const ask = (local: string) => promiseNow(schedule, 'pickup', now, kuwait(local))
    expect(ask('2026-12-07T22:29')).toEqual({ at: kuwait('2026-12-07T22:59') })
    expect(ask('2026-12-07T22:31')).toEqual({ refused: 'tooLate', nextOpenAt: kuwait('2026-12-08T07:00') })
    expect(ask('2026-12-07T23:05')).toEqual({ refused: 'closed', nextOpenAt: kuwait('2026-12-08T07:00') })
    const atOnce = promiseNow(schedule, 'pickup', { ...now, preparation: 0 }, kuwait('2026-12-07T12:00'))
    expect(atOnce).toEqual({ at: kuwait('2026-12-07T12:01') })
  })

  it('take longer while a place is busy', () => {
    const busy = { extraMinutes: 30, until: kuwait('2026-12-07T20:00') }
    const schedule = of(every(7 * 60, 16 * 60), { busy })
    const now = { ...times, lead: 0, preparation: 20 }
    expect(promiseNow(schedule, 'pickup', now, kuwait('2026-12-07T19:00'))).toEqual({
      at: kuwait('2026-12-07T19:50'),
    })
    expect(promiseNow(schedule, 'pickup', now, kuwait('2026-12-07T20:00'))).toEqual({
      at: kuwait('2026-12-07T20:20'),
    })
  })
})

describe('hours as staff write them', () => {
  it('are a start and a duration; equal times are asked about', () => {
    expect(readHours('18:00', '02:00')).toEqual({ start: 1080, duration: 480 })
    expect(readHours('16:00', '00:00')).toEqual({ start: 960, duration: 480 })
    expect(readHours('00:00', '24:00')).toEqual({ start: 0, duration: 1440 })
    expect(readHours('00:00', '00:00')).toBe('askWhetherAllDay')
    expect(readHours('25:00', '02:00')).toBeNull()
  })

  it('do not overlap, also from Saturday evening into Sunday', () => {
    expect(overlapOf([weekly(6, 22 * 60, 240), weekly(0, 60, 60)])).not.toBeNull()
    expect(overlapOf([weekly(1, 480, 240), weekly(1, 720, 240)])).toBeNull()
    expect(overlapOf([weekly(1, 480, 241), weekly(1, 720, 240)])).not.toBeNull()
  })
})

it('the next Ramadan is proposed, also while it lasts', () => {
  const next = { from: '2027-02-08', until: '2027-03-08' }
  expect(nextRamadan('2026-11-29')).toEqual(next)
  expect(nextRamadan('2027-02-20')).toEqual(next)
  expect(nextRamadan('2027-03-09').from).toBe('2028-01-28')
})
