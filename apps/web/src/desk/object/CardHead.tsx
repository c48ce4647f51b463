import type { ReactNode } from 'react'
import css from './Object.module.css'

/** A card's title, and at its end a note or a button. */
export function CardHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={css.head}>
      <h2>{title}</h2>
      {children}
    </header>
  )
}
