import type { ReactNode } from 'react'
import css from './Ltr.module.css'

/** Phone numbers, e-mail, ids, codes, addresses of pages: left to right in both languages. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" data-ltr="" data-whole={isWhole(children) ? '' : undefined} className={css.run}>
      {children}
    </bdi>
  )
}

/** A short run with spaces or hyphens, such as a phone number, stays on one line. */
function isWhole(run: ReactNode): boolean {
  return typeof run === 'string' && run.length <= 20 && /[\s-]/.test(run)
}
