import { endOfMonth, parseDate, startOfMonth, type CalendarDate } from '@internationalized/date'
import type { Precision } from './typed-date.ts'

/** Both ends included, on the merchant's clock: "2026-11-20T14:05", or "2026-11-20" to the day. */
export type DateRange = { from: string | null; to: string | null }

export const datePresets = ['today', 'yesterday', 'last7Days', 'thisMonth'] as const
export type DatePreset = (typeof datePresets)[number]

/** `today` is the merchant's day, "2026-11-20". The last seven days end with it. */
export function presetRange(preset: DatePreset, today: string, precision: Precision): DateRange {
  const [from, to] = daysOf(preset, parseDate(today))
  if (precision === 'day') return { from: from.toString(), to: to.toString() }
  return { from: `${from}T00:00`, to: `${to}T23:59` }
}

/** The end comes before the start. S2 §5. */
export const isBackwards = ({ from, to }: DateRange): boolean => from !== null && to !== null && to < from

export const isSameRange = (one: DateRange, other: DateRange): boolean =>
  one.from === other.from && one.to === other.to

function daysOf(preset: DatePreset, today: CalendarDate): [CalendarDate, CalendarDate] {
  switch (preset) {
    case 'today':
      return [today, today]
    case 'yesterday':
      return [today.subtract({ days: 1 }), today.subtract({ days: 1 })]
    case 'last7Days':
      return [today.subtract({ days: 6 }), today]
    case 'thisMonth':
      return [startOfMonth(today), endOfMonth(today)]
  }
}
