import { parseDate, type CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import { dayName, type CalendarWords } from './calendar-words.ts'
import { CalendarFrame } from './CalendarFrame.tsx'
import css from './MonthCalendar.module.css'

type Props = {
  label: string
  /** Days as "2026-11-20", here and below. */
  value: string | null
  onChange: (day: string) => void
  today: string
  limits?: { min?: string; max?: string }
  /** Tinted from the first to the last day: the range that this day is an end of. */
  span?: { from: string; to: string }
  words: CalendarWords
}

export function MonthCalendar({ label, value, onChange, today, limits, span, words }: Props) {
  const { locale } = useLocale()
  const name = (date: CalendarDate) =>
    dayName(date, locale, [
      date.toString() === today && words.today,
      date.toString() === value && words.chosen,
    ])

  return (
    <CalendarFrame
      aria-label={label}
      words={words}
      value={value === null ? null : parseDate(value)}
      defaultFocusedValue={parseDate(value ?? nearest(today, limits))}
      minValue={limits?.min ? parseDate(limits.min) : undefined}
      maxValue={limits?.max ? parseDate(limits.max) : undefined}
      onChange={(date) => date && onChange(date.toString())}
      autoFocus
      renderDay={(date) => (
        <CalendarCell
          date={date}
          className={css.day}
          data-now={date.toString() === today ? '' : undefined}
          data-span={spanPart(date.toString(), span)}
          render={(cell) => <div {...cell} aria-label={name(date)} />}
        />
      )}
    />
  )
}

/** Today, or the end of the limits that is nearest to it. */
function nearest(today: string, { min, max }: NonNullable<Props['limits']> = {}): string {
  if (min && today < min) return min
  return max && today > max ? max : today
}

function spanPart(day: string, span: Props['span']) {
  if (!span || span.from >= span.to || day < span.from || day > span.to) return undefined
  if (day === span.from) return 'start'
  return day === span.to ? 'end' : 'inside'
}
