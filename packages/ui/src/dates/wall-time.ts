import {
  parseAbsolute,
  parseDateTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date'

/** The merchant's day at an instant: "2026-11-20". */
export const dayIn = (timeZone: string, instant: Date): string =>
  toCalendarDate(parseAbsolute(instant.toISOString(), timeZone)).toString()

/** "2026-11-20T14:05" on the clock of the zone, as an ISO instant. */
export const instantOf = (wallTime: string, timeZone: string): string =>
  toZoned(parseDateTime(wallTime), timeZone).toAbsoluteString()

/** An ISO instant as "2026-11-20T14:05" on the clock of the zone. */
export const wallTimeOf = (instant: string, timeZone: string): string =>
  toCalendarDateTime(parseAbsolute(instant, timeZone)).toString().slice(0, 16)
