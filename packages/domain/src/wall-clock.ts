/** What the clocks and calendars of a place say. `month` counts from 1, `weekday` from Sunday, 0. */
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

/** What they say in a time zone, `Asia/Kuwait`, at an instant. */
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

/** The calendar day there, as 2026-11-20. */
export function dayIn(timeZone: string, instant: Date): string {
  const { year, month, day } = wallClock(instant, timeZone)
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Making one costs a hundred times what asking it does. */
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
