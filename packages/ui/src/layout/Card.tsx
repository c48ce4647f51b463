import type { ReactNode } from 'react'
import css from './Card.module.css'

type Props = {
  children: ReactNode
  title?: ReactNode
  as?: 'section' | 'div' | 'aside'
  label?: string
  id?: string
  /** A card of buttons has no place on paper. */
  isPrinted?: boolean
}

export function Card({ children, title, as: Tag = 'section', label, id, isPrinted = true }: Props) {
  return (
    <Tag
      className={css.card}
      id={id}
      aria-label={label}
      data-box="card"
      data-edge=""
      data-print={isPrinted ? undefined : 'hide'}
    >
      {title && <h2 className={css.title}>{title}</h2>}
      {children}
    </Tag>
  )
}
