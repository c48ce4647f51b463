import { Children, type ReactNode } from 'react'
import css from './Dots.module.css'

/** Short facts in one line, parted by dots; what is empty is left out. A dot never begins a line or ends one. */
export function Dots({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '')
  if (facts.length === 0) return null
  return (
    <span className={css.dots}>
      <span className={css.facts}>
        {facts.map((fact, place) => (
          <span key={place} className={css.fact}>
            {place > 0 && <span className={css.dot}>{' · '}</span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}
