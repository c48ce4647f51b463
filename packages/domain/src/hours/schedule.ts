/** What a place offers; each may have hours of its own. */
export type Service = 'pickup' | 'delivery' | 'catering'

/** Hours of one part of a day: from a local start, for a duration. "18:00 for 480 minutes" ends at 02:00 of the next day. */
export type HoursRule = {
  /** `open` are the hours of the place itself, for services without hours of their own. */
  readonly service: Service | 'open'
  /** A weekday (Sunday = 0) of every week, or local days `2027-02-08` from and until, both included. */
  readonly on: { readonly weekday: number } | { readonly from: string; readonly until: string }
  /** Minutes after local midnight, 0 to 1439. */
  readonly start: number
  /** Minutes of local time, 1 to 1440. */
  readonly duration: number
  /** Of several ranges that contain a day, those with the highest priority count. */
  readonly priority: number
  /** Names a range to customers, as "Ramadan hours". */
  readonly name?: Localised | null
}

export type Localised = { readonly en: string; readonly ar: string }

/** Nothing is offered between two instants, whatever the rules say. */
export type Closure = {
  readonly service: Service | 'all'
  readonly from: number
  readonly until: number
  readonly reason?: Localised | null
}

/** Hours of one place. Instants are milliseconds since 1970. */
export type Schedule = {
  readonly zone: string
  readonly rules: readonly HoursRule[]
  readonly closures: readonly Closure[]
  /** Stops all services until an instant. */
  readonly pausedUntil?: number | null
  readonly pauseReason?: Localised | null
  /** While a place is busy, everything takes longer. */
  readonly busy?: { readonly extraMinutes: number; readonly until: number } | null
}

/** One opening, with the local day on which it began. Its business day is that day, also after midnight. */
export type Opening = {
  readonly day: string
  readonly from: number
  readonly until: number
  readonly rule: HoursRule
}

/** Reads "18:00" and "02:00" as start and duration. Equal times may mean closed or 24 hours: the answer is to ask. */
export function readHours(
  opens: string,
  closes: string,
): { start: number; duration: number } | 'askWhetherAllDay' | null {
  const [start, end] = [minutesOf(opens), minutesOf(closes)]
  if (start === null || end === null || start === 1440) return null
  if (start === end) return 'askWhetherAllDay'
  return { start, duration: end > start ? end - start : end + 1440 - start }
}

/** Minutes of "18:30" after midnight; "24:00" is 1440; null if it is not a time. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return null
  const all = Number(hours) * 60 + Number(minutes)
  return all <= 1440 ? all : null
}

/** Two rules of the same days and service that share a minute, also after midnight; null if there are none. */
export function overlapOf(rules: readonly HoursRule[]): readonly [HoursRule, HoursRule] | null {
  for (const [index, one] of rules.entries())
    for (const other of rules.slice(index + 1)) if (share(one, other)) return [one, other]
  return null
}

function share(one: HoursRule, other: HoursRule): boolean {
  if (one.service !== other.service) return false
  if ('weekday' in one.on && 'weekday' in other.on) {
    const [a, b] = [one.on.weekday * 1440 + one.start, other.on.weekday * 1440 + other.start]
    // The week is a circle: Saturday evening may reach into Sunday.
    return [-week, 0, week].some((shift) => a < b + shift + other.duration && b + shift < a + one.duration)
  }
  if ('from' in one.on && 'from' in other.on)
    return (
      one.priority === other.priority &&
      one.on.from <= other.on.until &&
      other.on.from <= one.on.until &&
      one.start < other.start + other.duration &&
      other.start < one.start + one.duration
    )
  return false
}

const week = 7 * 1440
