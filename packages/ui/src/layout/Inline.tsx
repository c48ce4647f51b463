import type { ReactNode } from 'react'
import css from './Inline.module.css'

type Props = {
  children: ReactNode
  align?: 'centre' | 'top' | 'baseline'
  isSpread?: boolean
  isEven?: boolean
}

/** A row that wraps. `isSpread` pushes the ends apart; `isEven` gives every child the same width. */
export function Inline({ children, align = 'centre', isSpread, isEven }: Props) {
  return (
    <div
      className={css.inline}
      data-align={align}
      data-spread={isSpread ? '' : undefined}
      data-even={isEven ? '' : undefined}
    >
      {children}
    </div>
  )
}
