import type { HomeText } from './home.text.ts'

export type MonthNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

const read = (at: string) => {
  const [, year = '', month = '1', day, hour] = /^(\d{4})-(\d\d)(?:-(\d\d))?(?:T(\d\d))?$/.exec(at) ?? []
  return { year, month: Number(month) as MonthNumber, day, hour } // the server writes months there are
}

/** "20 November 2026" of "2026-11-20". */
export function dayWords(at: string, t: HomeText): string {
  const { year, month, day } = read(at)
  return `${Number(day)} ${t(`home.months.${month}`)} ${year}`
}

/** An hour, a day or a month, as a table and a screen reader have it; short for an axis. */
export function timeWords(at: string, t: HomeText): { label: string; short: string } {
  const { year, month, day, hour } = read(at)
  if (hour !== undefined) return { label: `${hour}:00`, short: `${hour}:00` }
  if (day === undefined)
    return { label: `${t(`home.months.${month}`)} ${year}`, short: t(`home.shortMonths.${month}`) }
  return { label: dayWords(at, t), short: `${Number(day)} ${t(`home.shortMonths.${month}`)}` }
}
