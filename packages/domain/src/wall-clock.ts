/** Local date and time. `month` counts from 1, `weekday` from Sunday = 0. */
export type WallClock = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly weekday: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Local date and time in a zone such as `Asia/Kuwait`. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const said = new Map(
    clockIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => said.get(type) ?? 0
  const [year, month, day] = [read('year'), read('month'), read('day')]
  return {
    year,
    month,
    day,
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

/** Local day, as 2026-11-20. */
export function dayIn(timeZone: string, instant: Date): string {
  const { year, month, day } = wallClock(instant, timeZone)
  return dateText(year, month, day)
}

const dateText = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Creating a formatter costs a hundred times more than using it. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-u-nu-latn-ca-gregory', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

const dayMs = 86_400_000

/** Converts an ISO instant to local time in the zone, "2026-11-20T14:05". */
export const wallTimeOf = (instant: string, timeZone: string): string =>
  textOf(wallClock(new Date(instant), timeZone)).slice(0, 16)

/**
 * Converts local time "2026-11-20T14:05" in the zone to an ISO instant. If the clock is put back, the time occurs twice:
 * the earlier one is returned unless the later one is asked for. A time that is skipped counts on.
 */
export function instantOf(wallTime: string, timeZone: string, pick: 'earlier' | 'later' = 'earlier'): string {
  const asUtc = Date.parse(`${wallTime}Z`)
  const shifts = [-dayMs, dayMs].map((away) => shiftAt(asUtc + away, timeZone))
  const instants = shifts.map((shift) => asUtc - shift)
  const meant = instants.filter((instant) => instant + shiftAt(instant, timeZone) === asUtc)
  if (meant.length === 0) return new Date(Math.max(...instants)).toISOString()
  return new Date(pick === 'earlier' ? Math.min(...meant) : Math.max(...meant)).toISOString()
}

/**
 * Start of a range, or the last moment of the minute that ends it; if that time occurs twice, the later one.
 * Returns nothing for text that is not a time, because addresses can contain anything.
 */
export function wallInstant(
  wall: string | null | undefined,
  timeZone: string,
  side: 'start' | 'end',
): string | undefined {
  if (!wall || !isWallTime(wall)) return undefined
  if (side === 'start') return instantOf(wall, timeZone)
  return new Date(Date.parse(instantOf(wall, timeZone, 'later')) + 59_999).toISOString()
}

/** Accepted years. */
export const wallLimits = { min: '1900-01-01T00:00', max: '9998-12-31T23:59' }

/** "2026-11-20T14:05" of a day that exists. */
export function isWallTime(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return false
  if (text < wallLimits.min || text > wallLimits.max) return false
  const asUtc = new Date(`${text}Z`)
  // A browser turns 30 February into 2 March.
  return !Number.isNaN(asUtc.getTime()) && asUtc.toISOString().startsWith(text)
}

const pattern =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:\d{2})?$/

/** The moment of a written date on a merchant's clock; null if it is not a date. A day without time ends at 23:59:59. */
export function readInstant(text: string, timeZone: string): Date | null {
  const [, ...parts] = pattern.exec(text.trim()) ?? []
  const [year, month, day, hour, minute, second = '0', zone] = parts
  if (year === undefined) return null
  const [h, m, s] = hour === undefined ? [23, 59, 59] : [Number(hour), Number(minute), Number(second)]
  if (h > 23 || m > 59 || s > 59) return null
  const date = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`
  const said = new Date(`${date}T00:00:00Z`)
  // The calendar turns 30 February into 2 March.
  if (Number.isNaN(said.getTime()) || !said.toISOString().startsWith(date)) return null
  const wall = `${date}T${twoDigits(h)}:${twoDigits(m)}:${twoDigits(s)}`
  return new Date(zone === undefined ? instantOf(wall, timeZone) : `${wall}${zone}`)
}

/** Offset of the zone from UTC. */
const shiftAt = (instant: number, timeZone: string): number =>
  Date.parse(`${textOf(wallClock(new Date(instant), timeZone))}Z`) - Math.floor(instant / 1000) * 1000

const textOf = ({ year, month, day, hour, minute, second }: WallClock): string =>
  `${dateText(year, month, day)}T${[hour, minute, second].map(twoDigits).join(':')}`
