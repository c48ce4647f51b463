import { dateTimeText } from '../text/date-text.ts'
import type { Locale } from '../money/money-text.ts'
import { relativeText } from '../text/relative-text.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type Props = { instant: string; now: Date; locale: Locale; timeZone: string }

/** "3 minutes ago": the exact time is read out and shown on hover. */
export function RelativeTime({ instant, now, locale, timeZone }: Props) {
  const exact = dateTimeText(new Date(instant), locale, timeZone)
  return (
    <time dateTime={instant} title={exact}>
      <bdi dir={locale === 'ar' ? 'rtl' : 'ltr'}>{relativeText(new Date(instant), now, locale)}</bdi>
      <VisuallyHidden> ({exact})</VisuallyHidden>
    </time>
  )
}
