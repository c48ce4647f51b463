import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wallClock } from '../wall-clock.ts'
import type { HoursRule, Schedule } from './schedule.ts'
import { hoursVerdict } from './verdict.ts'
import { slotsOn } from './promise.ts'

const minute = 60_000
const from = Date.parse('2026-10-22T00:00:00Z')
const days = [
  '2026-10-22',
  '2026-10-23',
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
  '2026-10-27',
  '2026-10-28',
]

const rule: fc.Arbitrary<HoursRule> = fc.record({
  service: fc.constantFrom('open' as const, 'pickup' as const, 'delivery' as const),
  on: fc.oneof(
    fc.record({ weekday: fc.integer({ min: 0, max: 6 }) }),
    fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
      .map(([a, b]) => ({ from: days[Math.min(a, b)] ?? '', until: days[Math.max(a, b)] ?? '' })),
  ),
  start: fc.integer({ min: 0, max: 1439 }),
  duration: fc.integer({ min: 1, max: 1440 }),
  priority: fc.integer({ min: 0, max: 2 }),
})

const schedule: fc.Arbitrary<Schedule> = fc.record({
  // Clocks in Berlin are put back on 25 October 2026, those in Sydney were put forward on 4 October.
  zone: fc.constantFrom('Asia/Kuwait', 'Europe/Berlin', 'Australia/Sydney', 'America/New_York'),
  rules: fc.array(rule, { maxLength: 6 }),
  closures: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 2000 })).map(([at, long]) => ({
      service: 'all' as const,
      from: from + at * minute,
      until: from + (at + long) * minute,
    })),
    { maxLength: 2 },
  ),
})

/** Walks minute by minute; knows no spans and converts no local time to an instant. */
function isOpenByWalking({ zone, rules, closures }: Schedule, at: number): boolean {
  if (closures.some((closure) => closure.from <= at && at < closure.until)) return false
  const local = localMs(at, zone)
  const today = Math.floor(local / (1440 * minute))
  return [today - 1, today].some((day) => {
    const date = new Date(day * 1440 * minute)
    const label = date.toISOString().slice(0, 10)
    const mine = rules.filter(({ service }) => service !== 'delivery')
    const seasons = mine.filter(({ on }) => 'from' in on && on.from <= label && label <= on.until)
    const top = Math.max(...seasons.map(({ priority }) => priority))
    const weeks = mine.filter(({ on }) => 'weekday' in on)
    const layer = seasons.length > 0 ? seasons.filter(({ priority }) => priority === top) : weeks
    const own = layer.filter(({ service }) => service === 'pickup')
    return (own.length > 0 ? own : layer)
      .filter(({ on }) => !('weekday' in on) || on.weekday === date.getUTCDay())
      .some((hours) => {
        const opens = firstReaching(day * 1440 + hours.start, zone, at)
        const closes = firstReaching(day * 1440 + hours.start + hours.duration, zone, at)
        return opens <= at && at < closes
      })
  })
}

const localMs = (at: number, zone: string): number => {
  const { year, month, day, hour, minute: m } = wallClock(new Date(at), zone)
  return Date.UTC(year, month - 1, day, hour, m)
}

/** The first instant whose local time is so many minutes after 1970. A skipped time counts on from the minute before. */
function firstReaching(localMinutes: number, zone: string, near: number): number {
  const wanted = localMinutes * minute
  // Two hours on either side of a guess are enough for any change of the clock.
  const guess = near + (wanted - localMs(near, zone))
  for (let at = guess - 120 * minute; at <= guess + 120 * minute; at += minute) {
    const local = localMs(at, zone)
    if (local === wanted) return at
    if (local > wanted) {
      const before = at - minute
      return before + (wanted - localMs(before, zone))
    }
  }
  throw new Error('no such local time')
}

it('a verdict is what walking minute by minute finds', () => {
  fc.assert(
    fc.property(
      schedule,
      fc.array(fc.integer({ min: 0, max: 8 * 1440 }), { minLength: 3, maxLength: 3 }),
      (one, asked) => {
        for (const after of asked) {
          const at = from + after * minute
          expect(hoursVerdict(one, 'pickup', at).open).toBe(isOpenByWalking(one, at))
        }
      },
    ),
    { numRuns: 1000 },
  )
})

it('the next opening is the first open minute, and what closes was open until then', () => {
  fc.assert(
    fc.property(schedule, fc.integer({ min: 0, max: 6 * 1440 }), (one, after) => {
      const at = from + after * minute
      const verdict = hoursVerdict(one, 'pickup', at)
      const edge = verdict.open ? verdict.closesAt : verdict.nextOpenAt
      if (edge === null) return
      expect(isOpenByWalking(one, edge)).toBe(!verdict.open)
      for (const share of [0, 0.3, 0.7, 0.99]) {
        const between = at + Math.floor(((edge - at) * share) / minute) * minute
        if (between < edge) expect(isOpenByWalking(one, between)).toBe(verdict.open)
      }
    }),
    { numRuns: 500 },
  )
})

it('a place is open during the work of every time that can be chosen', () => {
  const times = { lead: 45, preparation: 25, interval: 20, minDaysAhead: 0, maxDaysAhead: 6 }
  fc.assert(
    fc.property(schedule, fc.constantFrom(...days), (one, day) => {
      const slots = slotsOn(one, 'pickup', { times, day, now: from })
      for (const { at } of slots.filter((_, index) => index % 5 === 0))
        for (const work of [0, 12, 24]) expect(isOpenByWalking(one, at + work * minute)).toBe(true)
    }),
    { numRuns: 100 },
  )
})
