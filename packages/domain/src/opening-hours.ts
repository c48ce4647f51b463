import { wallClock } from './wall-clock.ts'

/** A moment on the merchant's clock; day 0 is Sunday. */
export type LocalMoment = { day: number; minutes: number }

type Hours = { days: readonly number[]; opens: string | null; closes: string | null }

/** "20:00" to "02:00" is one evening: what is after midnight belongs to the day before. No hours: always. */
export function isWithin({ days, opens, closes }: Hours, { day, minutes }: LocalMoment): boolean {
  const isOpenOn = (asked: number) => days.length === 0 || days.includes(asked)
  if (opens === null || closes === null) return isOpenOn(day)
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  if (from < to) return isOpenOn(day) && minutes >= from && minutes < to
  return (isOpenOn(day) && minutes >= from) || (isOpenOn((day + 6) % 7) && minutes < to)
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export function localMoment(at: Date, timeZone: string): LocalMoment {
  const { weekday, hour, minute } = wallClock(at, timeZone)
  return { day: weekday, minutes: hour * 60 + minute }
}
