import { useId, type ReactNode } from 'react'
import type { FieldWords } from '../../inputs/field-words.ts'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import css from './RadioCards.module.css'

export type RadioChoice = {
  value: string
  label: ReactNode
  icon?: ReactNode
  note?: ReactNode
  /** At the end of the card, such as <Money>. */
  price?: ReactNode
  /** Why it cannot be chosen now: "Closed today". */
  disabledReason?: string
}

type Props = FieldWords & {
  /** The id of the first card: an error summary leads there. */
  id?: string
  name?: string
  choices: RadioChoice[]
  value: string | null
  onChange: (value: string) => void
  /** cards: one under another or beside it where there is room. chips: short words in a row. */
  look?: 'cards' | 'chips'
}

export function RadioCards({ choices, value, onChange, look = 'cards', name, ...words }: Props) {
  const ownId = useId()
  const id = words.id ?? ownId
  return (
    <GroupFrame {...words} id={id} role="radiogroup">
      <div className={css.cards} data-look={look}>
        {choices.map((choice, at) => (
          <RadioCard
            key={choice.value}
            {...choice}
            id={at === 0 ? id : `${id}-${at}`}
            name={name ?? id}
            isChosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
            hasTick={look === 'cards'}
          />
        ))}
      </div>
    </GroupFrame>
  )
}

type CardProps = RadioChoice & {
  id: string
  name: string
  isChosen: boolean
  onChoose: () => void
  hasTick: boolean
}

function RadioCard({
  id,
  label,
  icon,
  note,
  price,
  disabledReason,
  isChosen,
  onChoose,
  hasTick,
  ...rest
}: CardProps) {
  const explained = disabledReason || note
  return (
    <label className={css.card} data-edge="choice">
      <input
        {...rest}
        id={id}
        type="radio"
        checked={isChosen}
        disabled={Boolean(disabledReason)}
        onChange={onChoose}
        aria-labelledby={price ? `${id}-label ${id}-price` : `${id}-label`}
        aria-describedby={explained ? `${id}-note` : undefined}
      />
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.words}>
        <span className={css.label} id={`${id}-label`}>
          {label}
        </span>
        {explained && (
          <span className={css.note} id={`${id}-note`}>
            {explained}
          </span>
        )}
      </span>
      {price && (
        <span className={css.price} id={`${id}-price`}>
          {price}
        </span>
      )}
      {hasTick && (
        <span className={css.tick}>
          <CheckIcon size={16} />
        </span>
      )}
    </label>
  )
}
