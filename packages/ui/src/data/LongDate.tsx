import type { Locale } from '../money/money-text.ts'

type Props = {
  /** A day, "2026-11-20". */
  day: string
  locale: Locale
}

/** "Friday, 20 November 2026". The order is ours: Intl's differs between engines. */
export function LongDate({ day, locale }: Props) {
  const date = new Date(`${day}T00:00:00Z`)
  const named = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(date)
  const comma = locale === 'ar' ? '،' : ','
  const words = `${named({ weekday: 'long' })}${comma} ${date.getUTCDate()} ${named({ month: 'long' })} ${date.getUTCFullYear()}`
  return (
    <time dateTime={day}>
      <bdi dir={locale === 'ar' ? 'rtl' : 'ltr'}>{words}</bdi>
    </time>
  )
}
