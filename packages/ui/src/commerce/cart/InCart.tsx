import type { ReactNode } from 'react'
import css from './InCart.module.css'

/** What takes the add button's place: the stepper, and in words that this many are in the cart. */
export function InCart({
  label,
  stepper,
  children,
}: {
  /** Of the group, which has the focus after the add button was pressed. */
  label?: string
  stepper: ReactNode
  children: ReactNode
}) {
  return (
    <div className={css.inCart} {...(label && { role: 'group', 'aria-label': label, tabIndex: -1 })}>
      {stepper}
      <span>{children}</span>
    </div>
  )
}
