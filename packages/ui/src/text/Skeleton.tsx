import type { ReactNode } from 'react'
import css from './Skeleton.module.css'

/** The page's own markup with its words hidden, so that nothing moves when the answer comes. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.skeleton} aria-busy="true" data-box="skeleton">
      <h1 className={css.label}>
        <output>{label}</output>
      </h1>
      <div className={css.shape} inert>
        {children}
      </div>
    </div>
  )
}
