import { dayIn } from '../wall-clock.ts'
import { closuresOf, dayBefore, laterDay, openingsOn, spansBetween } from './openings.ts'
import type { Localised, Schedule, Service } from './schedule.ts'

/** Why a service is closed. `range` are the hours of a season, as Ramadan. */
export type ClosedReason = 'hours' | 'range' | 'closure' | 'paused' | 'noHours'

/** What menu, cart, checkout and order say of a service at an instant. `nextOpenAt` is null if it never opens again. */
export type HoursVerdict =
  | { readonly open: true; readonly closesAt: number }
  | {
      readonly open: false
      readonly reason: ClosedReason
      readonly text: Localised | null
      readonly nextOpenAt: number | null
    }

/** Days that are searched for the next opening. */
const horizon = 400

export function hoursVerdict(schedule: Schedule, service: Service, instant: number): HoursVerdict {
  const first = dayBefore(schedule, instant)
  // A span that never closes is followed for a week.
  const span = spansBetween(schedule, service, first, laterDay(first, 8)).find(
    ({ from, until }) => from <= instant && instant < until,
  )
  if (span) return { open: true, closesAt: span.until }
  return {
    open: false,
    ...whyClosed(schedule, service, instant),
    nextOpenAt: nextOpening(schedule, service, instant),
  }
}

/** The first open instant after this one. */
export function nextOpening(schedule: Schedule, service: Service, instant: number): number | null {
  const first = dayBefore(schedule, instant)
  for (let day = 0; day < horizon; day += 7) {
    const spans = spansBetween(schedule, service, laterDay(first, day), laterDay(first, day + 7))
    const next = spans.map(({ from }) => from).find((from) => from > instant)
    if (next !== undefined) return next
  }
  return null
}

function whyClosed(
  schedule: Schedule,
  service: Service,
  instant: number,
): { reason: ClosedReason; text: Localised | null } {
  if (schedule.rules.every((rule) => rule.service !== service && rule.service !== 'open'))
    return { reason: 'noHours', text: null }
  if (schedule.pausedUntil && instant < schedule.pausedUntil)
    return { reason: 'paused', text: schedule.pauseReason ?? null }
  const closure = closuresOf(schedule, service).find(({ from, until }) => from <= instant && instant < until)
  if (closure) return { reason: 'closure', text: closure.reason ?? null }
  const season = openingsOn(schedule, service, dayIn(schedule.zone, new Date(instant))).find(
    ({ rule }) => 'from' in rule.on,
  )
  return season ? { reason: 'range', text: season.rule.name ?? null } : { reason: 'hours', text: null }
}
