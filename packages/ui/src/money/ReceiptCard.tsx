import type { ReactNode } from 'react'
import css from './ReceiptCard.module.css'

/** Paper with a tide-line edge: the bill. */
export function ReceiptCard({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div
      className={css.paper}
      role={label ? 'group' : undefined}
      aria-label={label}
      data-box="receipt"
      data-edge=""
    >
      {children}
    </div>
  )
}
