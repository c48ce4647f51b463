import { useId } from 'react'
import { describedBy, type FieldWords } from '../../inputs/field-words.ts'
import { FieldFrame } from '../../inputs/FieldFrame.tsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { useMedia } from '../../page/useMedia.ts'
import { ListSelect } from './ListSelect.tsx'
import options from './Options.module.css'
import css from './Select.module.css'

export type SelectChoice = { value: string; label: string; note?: string; isDisabled?: boolean }

type Props = FieldWords & {
  id?: string
  name?: string
  choices: SelectChoice[]
  value: string | null
  onChange: (value: string) => void
  /** "Choose a branch". */
  placeholder: string
  /** Why it cannot be changed now; shown as the hint. */
  disabledReason?: string
  /** Left out: the phone's own wheel where a finger points, a list elsewhere. */
  kind?: 'native' | 'list'
}

export function Select({ kind, disabledReason, ...props }: Props) {
  const ownId = useId()
  const id = props.id ?? ownId
  const hasMouse = useMedia('(pointer: fine)')
  const isNative = kind ? kind === 'native' : !hasMouse
  const { label, optional, problem, choices, value, onChange, placeholder, name } = props
  const words = { label, optional, hint: disabledReason || props.hint, problem }
  return (
    <FieldFrame id={id} {...words}>
      {isNative ? (
        <span className={css.native}>
          <select
            id={id}
            name={name}
            className={options.trigger}
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value)}
            disabled={Boolean(disabledReason)}
            data-placeholder={value === null ? '' : undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={describedBy(id, words)}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
                {choice.note ? `${choice.label} · ${choice.note}` : choice.label}
              </option>
            ))}
          </select>
          <span className={options.arrow}>
            <ChevronDownIcon />
          </span>
        </span>
      ) : (
        <ListSelect
          {...{ id, name, choices, value, onChange, placeholder }}
          isDisabled={Boolean(disabledReason)}
          isInvalid={Boolean(problem)}
          describedBy={describedBy(id, words)}
        />
      )}
    </FieldFrame>
  )
}
