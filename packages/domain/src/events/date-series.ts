import { dayAfter, isDay } from './offered-dates.ts'

/** Every week on these days. */
export type DateSeries = {
  readonly from: string
  readonly until: string
  /** Sunday is 0. */
  readonly weekdays: readonly number[]
  readonly except: readonly string[]
}

/** More than two years of every day. */
export const mostDates = 800

/** The days of a series in their order, without its exceptions; null where it is none, or has too many. */
export function datesOfSeries({ from, until, weekdays, except }: DateSeries): string[] | null {
  if (!isDay(from) || !isDay(until) || until < from || weekdays.length === 0) return null
  const days: string[] = []
  for (let day = from; day <= until; day = dayAfter(day)) {
    if (!weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || except.includes(day)) continue
    days.push(day)
    if (days.length > mostDates) return null
  }
  return days
}

export type SlotRule = {
  readonly firstMinute: number
  readonly lastMinute: number
  readonly minutes: number
  readonly everyMinutes: number
}

/** Timed slots from the first start to the last one. A slot may end on the next day. */
export function slotsOf({
  firstMinute,
  lastMinute,
  minutes,
  everyMinutes,
}: SlotRule): { start: number; end: number }[] {
  if (everyMinutes < 5 || minutes < 5 || minutes > 1440) return []
  const slots: { start: number; end: number }[] = []
  for (let start = firstMinute; start <= lastMinute && start < 1440; start += everyMinutes)
    slots.push({ start, end: (start + minutes) % 1440 })
  return slots
}
