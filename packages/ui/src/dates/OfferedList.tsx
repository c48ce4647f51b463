import { parseDate } from '@internationalized/date'
import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { dayInWords } from './calendar-words.ts'
import { canChoose, type OfferedDay } from './offered-days.ts'
import css from './OfferedList.module.css'

type Props = {
  days: readonly OfferedDay[]
  value: string | null
  onChange: (day: string) => void
}

export function OfferedList({ days, value, onChange }: Props) {
  const name = useId()
  const { locale } = useLocale()
  return (
    <div className={css.list}>
      {days.map((offered) => (
        <label key={offered.day} className={css.row} data-state={offered.state} data-edge="choice">
          <input
            type="radio"
            name={name}
            checked={offered.day === value}
            disabled={!canChoose(offered)}
            onChange={() => onChange(offered.day)}
          />
          <span className={css.day}>{dayInWords(parseDate(offered.day), locale)}</span>
          <span className={css.note}>{offered.spoken}</span>
        </label>
      ))}
    </div>
  )
}
