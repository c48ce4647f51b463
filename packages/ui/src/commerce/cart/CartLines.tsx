import type { ReactNode, Ref } from 'react'
import css from './CartLines.module.css'

/** The list that `<CartLine>`s stand in. */
export function CartLines({
  label,
  children,
  isTight,
  ref,
}: {
  label: string
  children: ReactNode
  /** Without rules between them. */
  isTight?: boolean
  ref?: Ref<HTMLUListElement>
}) {
  return (
    <ul ref={ref} className={css.lines} data-tight={isTight ? '' : undefined} aria-label={label}>
      {children}
    </ul>
  )
}
