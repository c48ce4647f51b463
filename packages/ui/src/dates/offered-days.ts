import { parseDate, startOfWeek } from '@internationalized/date'

export type OfferedDay = {
  /** "2026-11-25". */
  day: string
  state: 'available' | 'few' | 'soldOut'
  /** In the cell: "12 left", "Sold out". */
  text: string
  /** Read aloud: "12 places left". */
  spoken: string
}

const fewestWeeks = 2
const mostWeeks = 5

/** Weeks to draw from today's week on; later days are behind the arrow. */
export function weeksToShow(days: readonly OfferedDay[], today: string): number {
  const last = days.at(-1)?.day ?? today
  const first = startOfWeek(parseDate(today), 'ar-KW', 'sat')
  const weeks = Math.floor(parseDate(last).compare(first) / 7) + 1
  return Math.min(Math.max(weeks, fewestWeeks), mostWeeks)
}

export const canChoose = (offered: OfferedDay | undefined): offered is OfferedDay =>
  offered !== undefined && offered.state !== 'soldOut'

/** From the earliest day on, without days that are over. */
export const daysFrom = (today: string, days: readonly OfferedDay[]): OfferedDay[] =>
  days.filter(({ day }) => day >= today).toSorted((one, other) => one.day.localeCompare(other.day))
