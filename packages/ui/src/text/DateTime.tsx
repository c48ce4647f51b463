import { dateText, dateTimeText, timeText } from './date-text.ts'
import type { Locale } from '../money/money-text.ts'

type Props = {
  /** ISO instant, "2026-11-27T15:00:00Z". */
  instant: string
  locale: Locale
  timeZone: string
  show?: 'date-time' | 'date' | 'time'
}

export function DateTime({ instant, locale, timeZone, show = 'date-time' }: Props) {
  const write = { 'date-time': dateTimeText, date: dateText, time: timeText }[show]
  return (
    <time dateTime={instant}>
      <bdi dir={locale === 'ar' ? 'rtl' : 'ltr'}>{write(new Date(instant), locale, timeZone)}</bdi>
    </time>
  )
}
