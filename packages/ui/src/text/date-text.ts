import type { Locale } from '../money/money-text.ts'

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

const clocks = new Map<string, Intl.DateTimeFormat>()

/** "20 Nov 2026, 06:04 PM" and "20 نوفمبر 2026، 06:04 م". Words are ours: Intl's differ between engines. */
export function dateTimeText(instant: Date, locale: Locale, timeZone: string): string {
  return `${dateText(instant, locale, timeZone)}${words[locale].comma} ${timeText(instant, locale, timeZone)}`
}

export function dateText(instant: Date, locale: Locale, timeZone: string): string {
  const { year, month, day } = partsIn(instant, timeZone)
  return `${day} ${words[locale].months[month - 1]} ${year}`
}

export function timeText(instant: Date, locale: Locale, timeZone: string): string {
  const { hour, minute } = partsIn(instant, timeZone)
  const twelve = String(hour % 12 || 12).padStart(2, '0')
  return `${twelve}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? words[locale].am : words[locale].pm}`
}

export type RangeWords =
  | { kind: 'on' | 'since' | 'until'; date: string }
  | { kind: 'between'; from: string; to: string }

/** A range as it is said: hours unless its days are whole, and what both ends have in common once. */
export function rangeWords(
  { from, to }: { from: Date | null; to: Date | null },
  locale: Locale,
  timeZone: string,
): RangeWords | null {
  const isAt = (instant: Date | null, time: { hour: number; minute: number }) => {
    const parts = instant && partsIn(instant, timeZone)
    return parts?.hour === time.hour && parts.minute === time.minute
  }
  const startsDay = isAt(from, { hour: 0, minute: 0 })
  const endsDay = isAt(to, { hour: 23, minute: 59 })
  const said = (instant: Date, isDay: boolean) => (isDay ? dateText : dateTimeText)(instant, locale, timeZone)
  if (!from) return to && { kind: 'until', date: said(to, endsDay) }
  if (!to) return { kind: 'since', date: said(from, startsDay) }
  const isOneDay = dateText(from, locale, timeZone) === dateText(to, locale, timeZone)
  if (startsDay && endsDay)
    return isOneDay
      ? { kind: 'on', date: said(from, true) }
      : { kind: 'between', from: untilThat(from, to, { locale, timeZone }), to: said(to, true) }
  if (!isOneDay) return { kind: 'between', from: said(from, startsDay), to: said(to, endsDay) }
  return { kind: 'between', from: said(from, false), to: timeText(to, locale, timeZone) }
}

/** "1" before "20 Nov 2026", "28 Oct" before "3 Nov 2026". */
function untilThat(from: Date, to: Date, { locale, timeZone }: { locale: Locale; timeZone: string }): string {
  const [first, last] = [partsIn(from, timeZone), partsIn(to, timeZone)]
  if (first.year !== last.year) return dateText(from, locale, timeZone)
  const isOneMonth = first.month === last.month
  return isOneMonth ? String(first.day) : `${first.day} ${words[locale].months[first.month - 1]}`
}

function partsIn(instant: Date, timeZone: string) {
  const parts = minuteClockIn(timeZone).formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour') % 24,
    minute: read('minute'),
  }
}

function minuteClockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-u-nu-latn-ca-gregory', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}
