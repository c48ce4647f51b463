import { parseDate, type CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import type { AvailabilityWords } from './AvailabilityCalendar.tsx'
import { dayName, shortMonth } from './calendar-words.ts'
import { CalendarFrame } from './CalendarFrame.tsx'
import { canChoose, weeksToShow, type OfferedDay } from './offered-days.ts'
import css from './OfferedWeeks.module.css'

type Props = {
  label: string
  days: readonly OfferedDay[]
  value: string | null
  onChange: (day: string) => void
  today: string
  words: AvailabilityWords
}

export function OfferedWeeks({ label, days, value, onChange, today, words }: Props) {
  const { locale } = useLocale()
  const known = new Map(days.map((offered) => [offered.day, offered]))
  const firstMonth = days[0] ? parseDate(days[0].day).month : 0
  const start = value ?? days.find(canChoose)?.day ?? today

  const name = (date: CalendarDate) => {
    const day = date.toString()
    const facts = [known.get(day)?.spoken ?? words.notOffered, day === today && words.today]
    return dayName(date, locale, [...facts, day === value && words.chosen])
  }
  const isTurn = (date: CalendarDate) =>
    date.day === 1 || (known.has(date.toString()) && date.month !== firstMonth)

  return (
    <CalendarFrame
      aria-label={label}
      words={words}
      visibleDuration={{ weeks: weeksToShow(days, today) }}
      value={value === null ? null : parseDate(value)}
      defaultFocusedValue={parseDate(start)}
      minValue={parseDate(today)}
      maxValue={parseDate(days.at(-1)?.day ?? today)}
      isDateUnavailable={(date) => !canChoose(known.get(date.toString()))}
      onChange={(date) => date && onChange(date.toString())}
      renderDay={(date) => (
        <CalendarCell
          date={date}
          className={css.day}
          data-state={known.get(date.toString())?.state ?? 'notOffered'}
          data-edge={known.has(date.toString()) ? '' : undefined}
          render={(cell) => <div {...cell} aria-label={undefined} />}
        >
          <span className={css.number} aria-hidden>
            {date.day} {isTurn(date) && <span className={css.month}>{shortMonth(date, locale)}</span>}
          </span>
          <DayNote note={known.get(date.toString())?.text ?? (date.toString() === today && words.today)} />
          <VisuallyHidden>{name(date)}</VisuallyHidden>
        </CalendarCell>
      )}
    />
  )
}

function DayNote({ note }: { note: string | false }) {
  return (
    note && (
      <small className={css.note} aria-hidden>
        {note}
      </small>
    )
  )
}
