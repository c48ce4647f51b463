import type { ReactNode } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import css from './DateRows.module.css'
import { Mark } from '../catalogue/Mark.tsx'

export type EventDate = {
  value: string
  /** "Wed 25 Nov". */
  day: ReactNode
  /** "07:00 PM – 08:30 PM". */
  time?: ReactNode
  left: { kind: 'available' | 'few' | 'soldOut'; text: ReactNode }
}

type Props = {
  name: string
  legend: string
  dates: EventDate[]
  /** Leave out for a plain form: `defaultChosen` is then checked at first. */
  chosen?: string
  defaultChosen?: string
  onChoose?: (value: string) => void
}

/** The dates of an event as a list of native radios. What cannot be had is told, struck and dashed, and not offered. */
export function DateRows({ name, legend, dates, chosen, defaultChosen, onChoose }: Props) {
  const checked = (value: string) =>
    chosen === undefined ? { defaultChecked: value === defaultChosen } : { checked: value === chosen }
  return (
    <fieldset className={css.dates}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {dates.map(({ value, day, time, left }) => (
        <label key={value} className={css.date} data-kind={left.kind} data-box="date" data-edge="choice">
          <input
            type="radio"
            name={name}
            value={value}
            required
            disabled={left.kind === 'soldOut'}
            {...checked(value)}
            onChange={() => onChoose?.(value)}
          />
          <span className={css.when}>
            <b>{day}</b>
            {time && <span>{time}</span>}
          </span>
          <span className={css.left}>
            {left.kind === 'available' ? (
              left.text
            ) : (
              <Mark kind={left.kind} look="bare">
                {left.text}
              </Mark>
            )}
          </span>
          <span className={css.tick}>
            <CheckIcon size={12} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
