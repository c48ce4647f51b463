import type { ReactNode } from 'react'
import css from './InCart.module.css'

/** What takes the add button's place: the stepper, and in words that this many are in the cart. */
export function InCart({ stepper, children }: { stepper: ReactNode; children: ReactNode }) {
  return (
    <div className={css.inCart}>
      {stepper}
      <span>{children}</span>
    </div>
  )
}
