import { useId, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { CalendarIcon } from '../icons/CalendarIcon.tsx'
import { ListIcon } from '../icons/ListIcon.tsx'
import css from './AvailabilityCalendar.module.css'
import type { CalendarWords } from './calendar-words.ts'
import { daysFrom, type OfferedDay } from './offered-days.ts'
import { OfferedList } from './OfferedList.tsx'
import { OfferedWeeks } from './OfferedWeeks.tsx'

export type AvailabilityWords = CalendarWords & {
  showList: string
  showCalendar: string
  /** Said of days without a ticket: "not offered". */
  notOffered: string
  /** "No dates are offered at the moment." */
  nothing: string
}

type Props = {
  label: string
  days: readonly OfferedDay[]
  value: string | null
  onChange: (day: string) => void
  /** The merchant's day, "2026-11-20". */
  today: string
  words: AvailabilityWords
}

/** A date with places, as weeks or as a list. A single date needs no choice: it is written out. */
export function AvailabilityCalendar({ label, days, value, onChange, today, words }: Props) {
  const id = useId()
  const [isList, setIsList] = useState(false)
  const offered = daysFrom(today, days)
  const choice = { days: offered, value, onChange }
  const hasChoice = offered.length > 1

  return (
    <fieldset className={css.calendar} aria-labelledby={id} data-box="calendar">
      <div className={css.head}>
        <span className={css.label} id={id}>
          {label}
        </span>
        {hasChoice && (
          <Button
            variant="quiet"
            size="row"
            icon={isList ? <CalendarIcon /> : <ListIcon />}
            onClick={() => setIsList(!isList)}
          >
            {isList ? words.showCalendar : words.showList}
          </Button>
        )}
      </div>
      {offered.length === 0 && <p className={css.nothing}>{words.nothing}</p>}
      {hasChoice && !isList && <OfferedWeeks {...choice} label={label} today={today} words={words} />}
      {(offered.length === 1 || isList) && <OfferedList {...choice} />}
    </fieldset>
  )
}
