import type { ReactNode } from 'react'
import css from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The page's own markup with its words hidden, so that nothing moves when the answer comes. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.skeleton} aria-busy="true" data-box="skeleton">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <div className={css.shape} inert>
        {children}
      </div>
    </div>
  )
}
