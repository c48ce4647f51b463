import type { CalendarDate } from '@internationalized/date'
import type { ReactElement } from 'react'
import {
  Button,
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  type CalendarProps,
} from 'react-aria-components/Calendar'
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import type { CalendarWords } from './calendar-words.ts'
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
        <CalendarHeading className={css.title} />
        <Button slot="next" className={css.turn} aria-label={words.next}>
          <ChevronRightIcon />
        </Button>
      </div>
      <CalendarGrid className={css.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{renderDay}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
