import type { ReactNode, Ref } from 'react'
import css from './CartLines.module.css'

/** The list that `<CartLine>`s stand in. */
export function CartLines({
  label,
  children,
  ref,
}: {
  label: string
  children: ReactNode
  ref?: Ref<HTMLUListElement>
}) {
  return (
    <ul ref={ref} className={css.lines} aria-label={label}>
      {children}
    </ul>
  )
}
