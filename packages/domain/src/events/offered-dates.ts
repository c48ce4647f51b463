import { dayIn, instantOf } from '../wall-clock.ts'

/** `soldOut` as S1 §3 spells it. `held`: all that is left is kept by others, and may come back (EVENT-★5). */
export const dateStatuses = ['available', 'soldOut', 'held', 'past', 'paused', 'canceled', 'closed'] as const
export type DateStatus = (typeof dateStatuses)[number]

/** A ticket of one day, or of one slot of it, as its pools count it. */
export type DateOnSale = {
  /** `2026-12-18` in the event's zone. */
  readonly date: string
  /** Minutes of the day at which it starts: the slot's, else the ticket's. */
  readonly startMinute: number
  readonly isCanceled: boolean
  /** What can still be bought; null: any number. */
  readonly left: number | null
  /** What visitors and open payments keep. */
  readonly kept: number
}

export type SaleTerms = {
  readonly timezone: string
  readonly isPaused: boolean
  /** Of the event and the ticket, the narrower one. Null: no limit. */
  readonly salesFrom: Date | null
  readonly salesUntil: Date | null
  /** The fewest that one booking must have. */
  readonly minPerBooking: number
}

/**
 * S1 §5: offered are dates that are available, not past, and not today after the ticket's start hour, by the event's zone and
 * the server's clock. Only `available` can be chosen.
 */
export function dateStatus(sale: DateOnSale, terms: SaleTerms, now: Date): DateStatus {
  if (sale.isCanceled) return 'canceled'
  if (hasStarted(sale, terms.timezone, now)) return 'past'
  if (terms.isPaused) return 'paused'
  if ((terms.salesFrom && now < terms.salesFrom) || (terms.salesUntil && now >= terms.salesUntil))
    return 'closed'
  if (sale.left === null || sale.left >= terms.minPerBooking) return 'available'
  return sale.left + sale.kept >= terms.minPerBooking ? 'held' : 'soldOut'
}

/** From its start on nobody buys. A start that the clock skips counts on, one that comes twice is the first. */
export const hasStarted = (
  { date, startMinute }: Pick<DateOnSale, 'date' | 'startMinute'>,
  timezone: string,
  now: Date,
): boolean => now.getTime() >= Date.parse(momentOf(date, startMinute, timezone))

/** The instant of a minute of a day in the zone. */
export const momentOf = (date: string, minute: number, timezone: string): string =>
  instantOf(`${date}T${hourText(minute)}`, timezone)

/** Start and end. An end that is not after the start is on the next day. */
export function hoursOf(
  { date, startMinute, endMinute }: { date: string; startMinute: number; endMinute: number },
  timezone: string,
): { startsAt: Date; endsAt: Date } {
  const lastDay = endMinute > startMinute ? date : dayAfter(date)
  return {
    startsAt: new Date(momentOf(date, startMinute, timezone)),
    endsAt: new Date(momentOf(lastDay, endMinute, timezone)),
  }
}

/** `1110` is `18:30`. */
export const hourText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** `18:30` is `1110`; null if it is no hour. */
export function minuteOf(text: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text) ?? []
  const read = Number(hour) * 60 + Number(minute)
  return hour !== undefined && Number(hour) < 24 && Number(minute) < 60 ? read : null
}

/** The status of a day over several tickets or slots: the one that offers most (commerce.md D62). */
export const bestStatus = (statuses: readonly DateStatus[]): DateStatus | null =>
  byWorth.find((one) => statuses.includes(one)) ?? null

const byWorth: readonly DateStatus[] = [
  'available',
  'held',
  'soldOut',
  'paused',
  'closed',
  'past',
  'canceled',
]

/** S1 §5: one available date is preselected, the nearest. */
export const preselectedDate = (days: Readonly<Record<string, DateStatus>>): string | null =>
  Object.keys(days)
    .filter((day) => days[day] === 'available')
    .toSorted()[0] ?? null

export const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Today in the zone of the event. */
export const todayIn = (timezone: string, now: Date): string => dayIn(timezone, now)

/** A day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** Up to ten are few: a page says their number. */
export type PlacesWord = 'many' | 'few' | 'held' | 'sold_out'

export function placesWord(left: number | null, kept: number): PlacesWord {
  if (left === null || left > 10) return 'many'
  if (left > 0) return 'few'
  return kept > 0 ? 'held' : 'sold_out'
}
