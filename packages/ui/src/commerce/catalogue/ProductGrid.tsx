import { Children, type ReactNode } from 'react'
import css from './ProductGrid.module.css'

/** Four, three or two in a row; one where text is much enlarged. */
export function ProductGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
