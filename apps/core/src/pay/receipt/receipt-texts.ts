import type { Locale } from '@wasl/domain/locale'

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ar: [
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
}

/** "20 Nov 2026, 06:04 PM" and "20 نوفمبر 2026، 06:04 م", as the pages write it. Words are ours: Intl's differ between engines. */
export function timeText(
  instant: Date,
  { language, timeZone }: { language: Locale; timeZone: string },
): string {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn-ca-gregory', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const hour = read('hour') % 24
  const two = (number: number) => String(number).padStart(2, '0')
  const clock = `${two(hour % 12 || 12)}:${two(read('minute'))}`
  const day = dayText({ year: read('year'), month: read('month'), day: read('day') }, language)
  return language === 'ar'
    ? `${day}، ${clock} ${hour < 12 ? 'ص' : 'م'}`
    : `${day}, ${clock} ${hour < 12 ? 'AM' : 'PM'}`
}

/** A field of the merchant's that is a plain day is written as one; everything else stays as it is. */
export function fieldText(value: string, language: Locale): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return year ? dayText({ year: Number(year), month: Number(month), day: Number(day) }, language) : value
}

type Day = { year: number; month: number; day: number }

const dayText = ({ year, month, day }: Day, language: Locale): string =>
  `${day} ${months[language][month - 1]} ${year}`
