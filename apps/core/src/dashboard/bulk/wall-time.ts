import { wallClock } from '@wasl/domain/wall-clock'

const pattern =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:\d{2})?$/

/** The moment a spreadsheet's date means on a merchant's clock; null where it is none. A day alone ends at 23:59:59. */
export function wallTime(text: string, timeZone: string): Date | null {
  const [, ...parts] = pattern.exec(text.trim()) ?? []
  const [year, month, day, hour, minute, second] = parts.slice(0, 6)
  if (year === undefined) return null
  const zone = parts[6]
  const clock = hour === undefined ? [23, 59, 59] : [Number(hour), Number(minute), Number(second ?? 0)]
  const [h = 0, m = 0, s = 0] = clock
  if (h > 23 || m > 59 || s > 59) return null
  const asUtc = Date.UTC(Number(year), Number(month) - 1, Number(day), h, m, s)
  const said = new Date(asUtc)
  if (said.getUTCMonth() !== Number(month) - 1 || said.getUTCDate() !== Number(day)) return null
  if (zone !== undefined) return new Date(asUtc - offsetOfZone(zone))
  // Twice: the first guess may lie on the other side of a change of clocks.
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(guess, timeZone))
}

function offsetOfZone(zone: string): number {
  if (zone === 'Z') return 0
  const [hours = '0', minutes = '0'] = zone.slice(1).split(':')
  return (zone.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(new Date(instant), timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000
}
