import type { ReactNode } from 'react'
import css from './Dots.module.css'

/** Short facts in one line, parted by dots. A list, so that screen readers pause between them. */
export function Dots({ items }: { items: { key: string; text: ReactNode }[] }) {
  return (
    <ul className={css.dots}>
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}
