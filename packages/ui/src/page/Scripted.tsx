import type { ReactNode } from 'react'
import css from './Scripted.module.css'
import { useIsLive } from './useIsLive.ts'

/** What only a script can do: not there in a browser without one, and nobody sees it before the script runs. Its place is kept. */
export function Scripted({ children }: { children: ReactNode }) {
  const isLive = useIsLive()
  return (
    <span className={css.scripted} data-box="scripted" data-live={isLive || undefined}>
      {children}
    </span>
  )
}
