/** By the browser's own calendar: a list of payments needs no library for its days. */
const dayMs = 86_400_000

/** The merchant's day at an instant: "2026-11-20". */
export const dayIn = (timeZone: string, instant: Date): string =>
  wallOf(instant.getTime(), timeZone).slice(0, 10)

/** An ISO instant as "2026-11-20T14:05" on the clock of the zone. */
export const wallTimeOf = (instant: string, timeZone: string): string =>
  wallOf(Date.parse(instant), timeZone).slice(0, 16)

/**
 * "2026-11-20T14:05" on the clock of the zone, as an ISO instant. Where a clock is put back the earlier of the two is
 * meant, unless the later one is asked for; where it is put forward the time that was left out counts on.
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
 * Where a range starts, or the last moment of the minute it ends with: of a day whose last hour comes twice, of the second.
 * An address can say anything: what is no time of the clock is none.
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

/** The years that are asked about. */
export const wallLimits = { min: '1900-01-01T00:00', max: '9998-12-31T23:59' }

/** "2026-11-20T14:05", of a day that exists. */
export function isWallTime(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return false
  if (text < wallLimits.min || text > wallLimits.max) return false
  const asUtc = new Date(`${text}Z`)
  // Of 30 February a browser makes 2 March.
  return !Number.isNaN(asUtc.getTime()) && asUtc.toISOString().startsWith(text)
}

/** How far the clock of the zone is ahead of Greenwich. */
const shiftAt = (instant: number, timeZone: string): number =>
  Date.parse(`${wallOf(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000

function wallOf(instant: number, timeZone: string): string {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  return `${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, made)
  return made
}
