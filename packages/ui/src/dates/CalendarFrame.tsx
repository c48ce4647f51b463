import type { CalendarDate } from '@internationalized/date'
import { use, type ReactElement } from 'react'
import {
  Button,
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  type CalendarProps,
} from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { monthsInWords, type CalendarWords } from './calendar-words.ts'
import css from './CalendarFrame.module.css'

type Props = Omit<CalendarProps<CalendarDate>, 'className' | 'children' | 'style'> & {
  'aria-label': string
  words: CalendarWords
  renderDay: (date: CalendarDate) => ReactElement
}

/** Month name, arrows and weekdays from Saturday on; the days are the caller's. */
export function CalendarFrame({ words, renderDay, ...rest }: Props) {
  return (
    <Calendar {...rest} className={css.calendar} firstDayOfWeek="sat">
      <div className={css.head}>
        <Button slot="previous" className={css.turn} aria-label={words.previous}>
          <ChevronLeftIcon />
        </Button>
        <Months />
        <Button slot="next" className={css.turn} aria-label={words.next}>
          <ChevronRightIcon />
        </Button>
      </div>
      <CalendarGrid className={css.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{withoutArticle(day)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{renderDay}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

/** React Aria reads the months aloud itself, when they change. */
function Months() {
  const { locale } = useLocale()
  const state = use(CalendarStateContext)
  if (!state) return null
  const { start, end } = state.visibleRange
  return (
    <span className={css.title} aria-hidden>
      {monthsInWords(start, end, locale)}
    </span>
  )
}

/** Seven Arabic weekdays with their article do not fit beside each other on a phone. */
const withoutArticle = (weekday: string) => weekday.replace(/^ال/, '')
