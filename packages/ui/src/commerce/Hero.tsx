import type { ReactNode } from 'react'
import css from './Hero.module.css'

/** The drawing across a page's top: in a frame on wide screens, from edge to edge on phones. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className={css.hero} data-box="hero">
      {children}
    </div>
  )
}
