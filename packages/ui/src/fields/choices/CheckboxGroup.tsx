import { useId, type ReactNode } from 'react'
import type { FieldWords } from '../../inputs/field-words.ts'
import { Checkbox } from './Checkbox.tsx'
import css from './CheckboxGroup.module.css'
import { GroupFrame } from './GroupFrame.tsx'

export type CheckboxChoice = {
  value: string
  label: ReactNode
  note?: ReactNode
  aside?: ReactNode
  disabledReason?: string
}

type Props = FieldWords & {
  /** The id of the first box: an error summary leads there. */
  id?: string
  name?: string
  choices: CheckboxChoice[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Adds a box that takes and drops all of them: "Select all". */
  selectAll?: string
  look?: 'lines' | 'cards'
}

export function CheckboxGroup({
  choices,
  values,
  onChange,
  selectAll,
  look = 'lines',
  name,
  ...words
}: Props) {
  const ownId = useId()
  const id = words.id ?? ownId
  const open = choices.filter(({ disabledReason }) => !disabledReason).map(({ value }) => value)
  const fixed = values.filter((value) => !open.includes(value))
  const chosen = open.filter((value) => values.includes(value))
  const hasAll = chosen.length === open.length

  const inOrder = (next: ReadonlySet<string>) =>
    choices.flatMap(({ value }) => (next.has(value) ? value : []))

  return (
    <GroupFrame {...words} id={id}>
      {selectAll && (
        <div className={css.all}>
          <Checkbox
            id={id}
            label={selectAll}
            checked={hasAll}
            isIndeterminate={chosen.length > 0 && !hasAll}
            aria-invalid={words.problem ? true : undefined}
            onChange={() => onChange(inOrder(new Set(hasAll ? fixed : [...fixed, ...open])))}
          />
        </div>
      )}
      <div className={css.choices} data-look={look}>
        {choices.map(({ value, ...choice }, at) => (
          <Checkbox
            {...choice}
            key={value}
            id={at === 0 && !selectAll ? id : undefined}
            name={name}
            value={value}
            look={look === 'cards' ? 'card' : 'line'}
            checked={values.includes(value)}
            aria-invalid={words.problem ? true : undefined}
            onChange={(isChecked) => {
              const next = new Set(values)
              if (isChecked) next.add(value)
              else next.delete(value)
              onChange(inOrder(next))
            }}
          />
        ))}
      </div>
    </GroupFrame>
  )
}
