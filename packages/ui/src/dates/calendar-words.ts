import type { CalendarDate } from '@internationalized/date'

export type CalendarWords = {
  previous: string
  next: string
  today: string
  /** Said after the chosen day: "chosen". */
  chosen: string
}

/** "Friday 20 November 2026, today, chosen": read aloud for the day. */
export function dayName(date: CalendarDate, locale: string, facts: readonly (string | false)[]): string {
  const named = `${dayInWords(date, locale)} ${date.year}`
  return [named, ...facts.filter((fact) => fact !== false)].join(locale.startsWith('ar') ? '، ' : ', ')
}

/** "Wednesday 25 November". The order is ours: Intl's differs between engines. */
export const dayInWords = (date: CalendarDate, locale: string): string =>
  `${named(date, locale, { weekday: 'long' })} ${date.day} ${named(date, locale, { month: 'long' })}`

/** "Dec", where another month begins. */
export const shortMonth = (date: CalendarDate, locale: string): string =>
  named(date, locale, { month: 'short' })

/** "November 2026", "November – December 2026", "December 2026 – January 2027". */
export function monthsInWords(first: CalendarDate, last: CalendarDate, locale: string): string {
  const [from, to] = [first, last].map((date) => named(date, locale, { month: 'long' }))
  if (first.year !== last.year) return `${from} ${first.year} – ${to} ${last.year}`
  return first.month === last.month ? `${to} ${last.year}` : `${from} – ${to} ${last.year}`
}

const named = (date: CalendarDate, locale: string, part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(date.toDate('UTC'))
