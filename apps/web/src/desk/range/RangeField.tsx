import { DateRangePicker } from '@wasl/ui/dates/DateRangePicker'
import type { DateRange } from '@wasl/ui/dates/date-range.ts'
import { useLocale } from '../../i18n/language.tsx'
import { usePageFacts } from '../../base/page-context.tsx'
import { useRangeText } from './range.text.ts'
import { useToday } from './useToday.ts'
import { localeTag, type Locale } from '@wasl/domain/locale'

type Props = {
  label: string
  value: DateRange
  onChange: (range: DateRange) => void
  onUnreadable?: (isUnreadable: boolean) => void
  precision?: 'day' | 'minute'
  problems?: { from?: string; to?: string }
  /** Instead of the zone whose clock it is. */
  hint?: string
}

/** MM/dd/yyyy HH:mm on the merchant's clock; 'to' starts at 'from' (S2 §5). */
export function RangeField({ precision = 'minute', hint, ...props }: Props) {
  const t = useRangeText()
  const locale = useLocale()
  const { timeZone } = usePageFacts().merchant
  return (
    <DateRangePicker
      {...props}
      precision={precision}
      today={useToday(timeZone)}
      words={{
        from: t('range.from'),
        to: t('range.to'),
        clear: t('range.clear'),
        hint: hint ?? t('range.zone', { zone: zoneName(timeZone, locale) }),
        presets: {
          today: t('range.today'),
          yesterday: t('range.yesterday'),
          last7Days: t('range.last7Days'),
          thisMonth: t('range.thisMonth'),
        },
        endsBeforeStart: t(`range.endsBeforeStart.${precision}`),
        open: t('range.open'),
        hour: t('range.hour'),
        minute: t('range.minute'),
        done: t('range.done'),
        unreadable: t(`range.unreadable.${precision}`),
        outside: t('range.outside'),
        previous: t('range.previous'),
        next: t('range.next'),
        today: t('range.isToday'),
        chosen: t('range.chosen'),
      }}
    />
  )
}

/** "Kuwait" of Asia/Kuwait: the place the merchant's clock stands at. */
function zoneName(timeZone: string, locale: Locale): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  if (locale === 'en') return city
  const parts = new Intl.DateTimeFormat(localeTag('ar'), {
    timeZone,
    timeZoneName: 'shortGeneric',
  }).formatToParts(new Date(0))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/^توقيت /, '')
  return name && /[\u0600-\u06ff]/.test(name) ? name : city
}
