import { dayIn, wallClock } from '@wasl/domain/wall-clock'

/** A day of the calendar, "2026-11-20", and how far into it: 0 to 95. */
export type ZoneMoment = { day: string; quarter: number }

/** Where a moment falls in a zone. */
export function momentIn(instant: Date, timeZone: string): ZoneMoment {
  const { hour, minute } = wallClock(instant, timeZone)
  return { day: dayIn(timeZone, instant), quarter: hour * 4 + Math.floor(minute / 15) }
}

const dayMs = 86_400_000

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** From one day to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1

export const everyDay = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_, at) => addDays(from, at))

/** "2026-11" from the month of one day to that of another. */
export function everyMonth(from: string, to: string): string[] {
  const first = monthNumber(from)
  return Array.from({ length: monthNumber(to) - first + 1 }, (_, at) => {
    const number = first + at
    return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
  })
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** A day there is, from 1900 on: "2026-02-30" is none, and what is before the year 1 no database counts. */
export function isDay(text: string): boolean {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}
