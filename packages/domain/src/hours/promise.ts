import { businessDay, dayBefore, laterDay, minuteMs, openingsOn, spansBetween } from './openings.ts'
import type { Schedule, Service } from './schedule.ts'
import { nextOpening } from './verdict.ts'

/** How a service makes promises. Minutes. */
export type ServiceTimes = {
  /** From order to hand-over: a later time is the earliest that can be chosen. */
  readonly lead: number
  /** Work on an order; it must be done before closing. */
  readonly preparation: number
  /** Between two times that can be chosen. */
  readonly interval: number
  readonly minDaysAhead: number
  readonly maxDaysAhead: number
}

export type Promised =
  | { readonly at: number }
  | { readonly refused: 'closed' | 'tooLate'; readonly nextOpenAt: number | null }

/** When an order "as soon as possible" is ready: never now, never after closing. */
export function promiseNow(schedule: Schedule, service: Service, times: ServiceTimes, now: number): Promised {
  const first = dayBefore(schedule, now)
  const span = spansBetween(schedule, service, first, laterDay(first, 8)).find(
    ({ from, until }) => from <= now && now < until,
  )
  if (!span) return { refused: 'closed', nextOpenAt: nextOpening(schedule, service, now) }
  const minutes = Math.max(1, times.preparation, times.lead) + extraMinutes(schedule, now)
  const ready = Math.ceil(now / minuteMs) * minuteMs + minutes * minuteMs
  return ready <= span.until
    ? { at: ready }
    : { refused: 'tooLate', nextOpenAt: nextOpening(schedule, service, now) }
}

const extraMinutes = ({ busy }: Schedule, now: number): number =>
  busy && now < busy.until ? busy.extraMinutes : 0

/** A time that can be chosen: the place stays open until the work that begins then is done. */
export type Slot = { readonly at: number; readonly day: string }

/**
 * Times of a business day, counted from the start of each opening. The lead is kept from now on once, also over
 * midnight; the work after a time lies within one span.
 */
export function slotsOn(
  schedule: Schedule,
  service: Service,
  { times, day, now }: { times: ServiceTimes; day: string; now: number },
): Slot[] {
  // After midnight the evening that is still open is today's.
  const today = businessDay(schedule, service, now)
  if (day < laterDay(today, times.minDaysAhead) || day > laterDay(today, times.maxDaysAhead)) return []
  const earliest = now + (Math.max(1, times.lead) + extraMinutes(schedule, now)) * minuteMs
  const spans = spansBetween(schedule, service, laterDay(day, -1), laterDay(day, 1))
  const step = times.interval * minuteMs
  return openingsOn(schedule, service, day).flatMap(({ from, until }) =>
    Array.from({ length: Math.ceil((until - from) / step) }, (_, index) => from + index * step)
      .filter((at) => at >= earliest)
      .filter((at) =>
        spans.some((span) => span.from <= at && at + times.preparation * minuteMs <= span.until),
      )
      .map((at) => ({ at, day })),
  )
}
