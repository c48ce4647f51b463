import type { Locale } from '@wasl/domain/locale'
import { wallClock } from '@wasl/domain/wall-clock'

const words: Record<Locale, { months: string[]; am: string; pm: string; comma: string }> = {
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    am: 'AM',
    pm: 'PM',
    comma: ',',
  },
  ar: {
    months: [
      'يناير',
      'فبراير',
      'مارس',
      'أبريل',
      'مايو',
      'يونيو',
      'يوليو',
      'أغسطس',
      'سبتمبر',
      'أكتوبر',
      'نوفمبر',
      'ديسمبر',
    ],
    am: 'ص',
    pm: 'م',
    comma: '،',
  },
}

/** "20 Nov 2026, 06:04 PM" and "20 نوفمبر 2026، 06:04 م". Words are ours: Intl's differ between engines. */
export function dateTimeText(instant: Date, locale: Locale, timeZone: string): string {
  const { hour, minute, ...day } = wallClock(instant, timeZone)
  const twelve = String(hour % 12 || 12).padStart(2, '0')
  const clock = `${twelve}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? words[locale].am : words[locale].pm}`
  return `${dayText(day, locale)}${words[locale].comma} ${clock}`
}

type Day = { year: number; month: number; day: number }

/** `month` counts from 1. */
export const dayText = ({ year, month, day }: Day, locale: Locale): string =>
  `${day} ${words[locale].months[month - 1]} ${year}`
