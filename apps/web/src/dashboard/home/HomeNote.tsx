import type { HomeStatistics } from '@wasl/contracts/web/dashboard/home.contract'
import { LongDate } from '@wasl/ui/data/LongDate'
import { timeText } from '@wasl/ui/date-text.ts'
import { dayIn } from '@wasl/domain/wall-clock'
import { useLocale } from '../../i18n/language.tsx'
import { useHomeText } from './home.text.ts'
import { dayWords } from './time-words.ts'

/** "Friday, 20 November 2026, until 06:04 PM". */
export function HomeNote({ statistics: { period, asOf, timeZone } }: { statistics: HomeStatistics }) {
  const t = useHomeText()
  const locale = useLocale()
  const now = new Date(asOf)
  const time = timeText(now, locale, timeZone)
  const isRunning = period.to === dayIn(timeZone, now)
  if (period.from === period.to) {
    const day = <LongDate day={period.from} locale={locale} />
    return isRunning ? t.rich('home.note.now', { day, time }) : day
  }
  const span = { from: dayWords(period.from, t), to: dayWords(period.to, t) }
  return isRunning ? t('home.note.running', { ...span, time }) : t('home.note.span', span)
}
