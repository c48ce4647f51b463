import { dayIn, instantOf } from '../wall-clock.ts'
import type { Closure, HoursRule, Opening, Schedule, Service } from './schedule.ts'

/** The local day some days later. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * Openings that begin on a local day, earliest first. Ranges of days replace weekly hours; of several ranges those with
 * the highest priority count; hours of the service replace those of the place.
 */
export function openingsOn(schedule: Schedule, service: Service, day: string): Opening[] {
  return rulesOn(schedule, service, day)
    .map((rule) => ({
      day,
      rule,
      from: at(schedule, day, rule.start),
      until: at(schedule, day, rule.start + rule.duration),
    }))
    .filter(({ from, until }) => from < until)
    .toSorted((one, other) => one.from - other.from)
}

function rulesOn({ rules }: Schedule, service: Service, day: string): readonly HoursRule[] {
  const mine = rules.filter((rule) => rule.service === service || rule.service === 'open')
  const ranges = mine.filter(({ on }) => 'from' in on && on.from <= day && day <= on.until)
  if (ranges.length > 0) {
    const highest = Math.max(...ranges.map(({ priority }) => priority))
    return ownFirst(
      ranges.filter(({ priority }) => priority === highest),
      service,
    )
  }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  // A service with weekly hours has them on every day: a day that is not among them is closed.
  return ownFirst(
    mine.filter(({ on }) => 'weekday' in on),
    service,
  ).filter(({ on }) => 'weekday' in on && on.weekday === weekday)
}

function ownFirst(rules: readonly HoursRule[], service: Service): readonly HoursRule[] {
  const own = rules.filter((rule) => rule.service === service)
  return own.length > 0 ? own : rules
}

/** The instant of so many local minutes after the midnight that begins a day. */
function at({ zone }: Schedule, day: string, minutes: number): number {
  const local = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs).toISOString().slice(0, 16)
  return Date.parse(instantOf(local, zone))
}

export type Span = { readonly from: number; readonly until: number }

/** When a service is open, between the openings of two days: touching openings are one span, closures are cut out. */
export function spansBetween(schedule: Schedule, service: Service, first: string, last: string): Span[] {
  const spans: Span[] = []
  for (let day = first; day <= last; day = laterDay(day, 1))
    for (const { from, until } of openingsOn(schedule, service, day)) {
      const before = spans.at(-1)
      if (before && from <= before.until)
        spans[spans.length - 1] = { from: before.from, until: Math.max(before.until, until) }
      else spans.push({ from, until })
    }
  return closuresOf(schedule, service).reduce<Span[]>(
    (rest, closure) => rest.flatMap((span) => withoutClosure(span, closure)),
    spans,
  )
}

/** Closures of a service; a pause closes every service. */
export function closuresOf(schedule: Schedule, service: Service): readonly Closure[] {
  const pause = schedule.pausedUntil
    ? [{ service: 'all' as const, from: Number.NEGATIVE_INFINITY, until: schedule.pausedUntil }]
    : []
  return [
    ...schedule.closures.filter((closure) => closure.service === 'all' || closure.service === service),
    ...pause,
  ]
}

const withoutClosure = (span: Span, { from, until }: Closure): Span[] =>
  [
    { from: span.from, until: Math.min(span.until, from) },
    { from: Math.max(span.from, until), until: span.until },
  ].filter((part) => part.from < part.until)

/** The day before the local day of an instant: its evening may last until now. */
export const dayBefore = (schedule: Schedule, instant: number): string =>
  laterDay(dayIn(schedule.zone, new Date(instant)), -1)

/** Local day of the opening that contains an instant. Outside of openings a day begins at the cutover. */
export function businessDay(
  schedule: Schedule,
  service: Service,
  instant: number,
  cutoverMinutes = 0,
): string {
  const today = dayIn(schedule.zone, new Date(instant))
  const opening = [laterDay(today, -1), today]
    .flatMap((day) => openingsOn(schedule, service, day))
    .find(({ from, until }) => from <= instant && instant < until)
  return opening?.day ?? dayIn(schedule.zone, new Date(instant - cutoverMinutes * minuteMs))
}

export const minuteMs = 60_000
const dayMs = 1440 * minuteMs
