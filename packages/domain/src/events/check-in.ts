/** What a scanner is told. `ok` lets one person in; `warn…` of it is said beside. */
export const scanVerdicts = [
  'ok',
  'duplicate',
  'unknown',
  'revoked',
  'unpaid',
  'canceled',
  'wrong_event',
  'wrong_date',
  'wrong_gate',
  'too_early',
  'too_late',
  'limit',
  'not_inside',
] as const
export type ScanVerdict = (typeof scanVerdicts)[number]
export type ScanRefusal = Exclude<ScanVerdict, 'ok'>

export type ScannedPlace = {
  /** The event of its booking. */
  readonly event: number
  readonly ticket: string
  readonly date: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** Of the code that is valid now. */
  readonly version: number
  readonly isVoid: boolean
  readonly isPurchased: boolean
  readonly bookingState: string
}

export type DoorRules = {
  readonly event: number
  /** Null: all. */
  readonly tickets: readonly string[] | null
  readonly dates: readonly string[] | null
  readonly allowsReentry: boolean
  readonly opensBeforeMinutes: number
  readonly closesAfterMinutes: number
  readonly refusesOutside: boolean
  readonly admitsUnpaid: boolean
}

export type EntryOf = { readonly isInside: boolean; readonly entries: number }

export type Scan = {
  readonly kind: 'entry' | 'exit'
  /** Of the code that was shown. */
  readonly version: number
  readonly at: Date
  /** The day at the door, in the event's zone. */
  readonly today: string
}

export type Judged = {
  readonly verdict: ScanVerdict
  /** Outside of the window of a list that only warns. */ readonly warns: 'too_early' | 'too_late' | null
}

/** Judges a scan at a door; the caller holds the lock of the place there (commerce.md D34, D36). */
export function judgeScan(place: ScannedPlace, door: DoorRules, entry: EntryOf | null, scan: Scan): Judged {
  const refuse = (verdict: ScanRefusal): Judged => ({ verdict, warns: null })
  if (place.event !== door.event) return refuse('wrong_event')
  if (place.bookingState === 'canceled') return refuse('canceled')
  if (scan.version !== place.version || place.isVoid) return refuse('revoked')
  if (!place.isPurchased && !door.admitsUnpaid) return refuse('unpaid')
  if (door.tickets && !door.tickets.includes(place.ticket)) return refuse('wrong_gate')
  if (door.dates && !door.dates.includes(place.date)) return refuse('wrong_date')
  if (scan.kind === 'exit') return entry?.isInside ? { verdict: 'ok', warns: null } : refuse('not_inside')
  const outside = windowOf(place, door, scan.at)
  if (outside && isOtherDay(place, scan.today)) return refuse('wrong_date')
  if (outside && door.refusesOutside) return refuse(outside)
  if (entry?.isInside) return refuse('duplicate')
  if (entry && entry.entries > 0 && !door.allowsReentry) return refuse('duplicate')
  return { verdict: 'ok', warns: outside }
}

/** A ticket of Sunday on Friday is of the wrong date, however wide the door is open. */
const isOtherDay = ({ date }: ScannedPlace, today: string): boolean => date !== today

export function windowOf(
  { startsAt, endsAt }: Pick<ScannedPlace, 'startsAt' | 'endsAt'>,
  { opensBeforeMinutes, closesAfterMinutes }: Pick<DoorRules, 'opensBeforeMinutes' | 'closesAfterMinutes'>,
  at: Date,
): 'too_early' | 'too_late' | null {
  if (at.getTime() < startsAt.getTime() - opensBeforeMinutes * 60_000) return 'too_early'
  return at.getTime() > endsAt.getTime() + closesAfterMinutes * 60_000 ? 'too_late' : null
}

export type Attendance = 'attended' | 'partial_attended' | 'not_attended' | 'expected'

/** Of a booking: how many of its places came (commerce.md D33). */
export function attendanceOf({
  places,
  came,
  isOver,
}: {
  places: number
  came: number
  isOver: boolean
}): Attendance {
  if (came > 0) return came >= places ? 'attended' : 'partial_attended'
  return isOver ? 'not_attended' : 'expected'
}
