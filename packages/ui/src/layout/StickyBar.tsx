import type { ReactNode } from 'react'
import { barRoom } from './bar-room.ts'
import css from './StickyBar.module.css'

/** In the flow on wide screens, fixed to the bottom edge under 760 px. Page needs `hasBar`. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div ref={barRoom} className={css.bar} data-box="bar" data-print="hide">
      {children}
    </div>
  )
}
