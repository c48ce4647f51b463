import { useId } from 'react'
import { Ltr } from '../text/Ltr.tsx'
import css from './TimeChoice.module.css'

type Props = {
  /** "14:05". */
  value: string
  onChange: (time: string) => void
  words: { hour: string; minute: string }
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const fiveMinutes = Array.from({ length: 12 }, (_, step) => String(step * 5).padStart(2, '0'))

/** Two native lists: a wheel on phones. The end of the day and a typed minute are in the list too. */
export function TimeChoice({ value, onChange, words }: Props) {
  const [hour = '', minute = ''] = value.split(':')
  const minutes = [...new Set([...fiveMinutes, '59', minute])].toSorted()
  return (
    <Ltr>
      <span className={css.time}>
        <Choice
          label={words.hour}
          value={hour}
          choices={hours}
          onChange={(next) => onChange(`${next}:${minute}`)}
        />
        <span className={css.colon}>:</span>
        <Choice
          label={words.minute}
          value={minute}
          choices={minutes}
          onChange={(next) => onChange(`${hour}:${next}`)}
        />
      </span>
    </Ltr>
  )
}

type ChoiceProps = { label: string; value: string; choices: string[]; onChange: (choice: string) => void }

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <span className={css.choice}>
      <label htmlFor={id}>
        <bdi>{label}</bdi>
      </label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </span>
  )
}
