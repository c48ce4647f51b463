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
  const written = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date.toDate('UTC'))
  return [written, ...facts.filter((fact) => fact !== false)].join(locale.startsWith('ar') ? '، ' : ', ')
}
