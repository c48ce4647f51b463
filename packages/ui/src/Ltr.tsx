import type { ReactNode } from 'react'
import css from './Ltr.module.css'

/** Phone numbers, e-mail, ids, codes, addresses of pages: left to right in both languages. */
export function Ltr({ children }: { children: ReactNode }) {
  const isLong = typeof children === 'string' && children.length > 28
  return (
    <bdi dir="ltr" data-ltr="" data-long={isLong ? '' : undefined} className={css.run}>
      {children}
    </bdi>
  )
}
