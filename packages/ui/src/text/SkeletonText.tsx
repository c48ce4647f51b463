import type { ReactNode } from 'react'
import css from './Skeleton.module.css'

/** Words of about the right length, drawn as a bar. */
export function SkeletonText({ children }: { children: ReactNode }) {
  return <span className={css.text}>{children}</span>
}
