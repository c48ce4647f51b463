import type { ReactNode } from 'react'
import css from './StatusBadge.module.css'

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral'

type Props = {
  tone: Tone
  /** 14 px. Never colour alone: icon, word and edge tell states apart. */
  icon: ReactNode
  isDashed?: boolean
  children: ReactNode
}

export function StatusBadge({ tone, icon, isDashed, children }: Props) {
  return (
    <span className={css.badge} data-tone={tone} data-dashed={isDashed ? '' : undefined} data-edge="">
      {icon}
      {children}
    </span>
  )
}
