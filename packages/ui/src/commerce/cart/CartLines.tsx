import type { ReactNode } from 'react'
import css from './CartLines.module.css'

/** The list that `<CartLine>`s stand in. */
export function CartLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.lines} aria-label={label}>
      {children}
    </ul>
  )
}
