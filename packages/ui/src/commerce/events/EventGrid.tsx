import { Children, type ReactNode } from 'react'
import css from './EventGrid.module.css'

/** As many cards beside each other as are at least 280 px wide. */
export function EventGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
