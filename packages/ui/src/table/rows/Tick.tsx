import type { ComponentProps } from 'react'
import css from './Tick.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'style' | 'className'> & {
  label: string
  isPartly?: boolean
}

/** A checkbox without visible words, for tables. */
export function Tick({ label, isPartly, ...rest }: Props) {
  return (
    <label className={css.target}>
      <input
        {...rest}
        ref={(box) => {
          if (box) box.indeterminate = Boolean(isPartly)
        }}
        type="checkbox"
        className={css.box}
        aria-label={label}
      />
    </label>
  )
}
