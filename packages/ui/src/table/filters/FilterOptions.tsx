import { Checkbox } from '../../fields/choices/Checkbox.tsx'
import css from './FilterOptions.module.css'

export type FilterOption = {
  value: string
  label: string
  /** How many rows it would give, "11". */
  count?: string
}

type Props = {
  /** The title of its group, for screen readers. */
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Any of these. Short ones stand in two columns. */
export function FilterOptions({ label, options, chosen, onChange }: Props) {
  const isShort = options.length > 5
  return (
    <ul className={css.options} aria-label={label} data-columns={isShort ? 2 : 1}>
      {options.map(({ value, label: words, count }) => (
        <li key={value}>
          <Checkbox
            label={words}
            aside={count}
            checked={chosen.includes(value)}
            onChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        </li>
      ))}
    </ul>
  )
}
