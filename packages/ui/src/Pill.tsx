import type { ReactNode } from 'react'
import css from './Pill.module.css'

type Props = {
  tone?: 'neutral' | 'warning' | 'danger'
  icon?: ReactNode
  isDashed?: boolean
  children: ReactNode
}

/** One short fact in a capsule, such as the due time. */
export function Pill({ tone = 'neutral', icon, isDashed, children }: Props) {
  return (
    <p
      className={css.pill}
      data-tone={tone}
      data-dashed={isDashed ? '' : undefined}
      data-box="pill"
      data-edge=""
    >
      {icon}
      <span>{children}</span>
    </p>
  )
}
