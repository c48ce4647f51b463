import type { ReactNode } from 'react'
import css from './Prose.module.css'

/** Long merchant text, such as terms: headings, paragraphs, lists and links get their rhythm back. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={css.prose}>{children}</div>
}
