import { ArrowDownUpIcon } from '../../icons/ArrowDownUpIcon.tsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import css from './SortSelect.module.css'

type Props = {
  /** "Sort by": for screen readers, the chosen order speaks for itself. */
  label: string
  name: string
  orders: { value: string; label: string }[]
  defaultValue: string
  onSort?: (value: string) => void
}

/** The system's own list: on phones nothing is easier to use. */
export function SortSelect({ label, name, orders, defaultValue, onSort }: Props) {
  return (
    <span className={css.sort}>
      <ArrowDownUpIcon size={16} />
      <select
        name={name}
        aria-label={label}
        defaultValue={defaultValue}
        onChange={(event) => onSort?.(event.target.value)}
      >
        {orders.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  )
}
