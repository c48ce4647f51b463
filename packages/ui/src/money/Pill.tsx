import type { ReactNode } from 'react'
import css from './Pill.module.css'

type Props = {
  tone?: 'neutral' | 'warning' | 'danger'
  icon?: ReactNode
  isDashed?: boolean
  size?: 'normal' | 'row'
  children: ReactNode
}

/** One short fact in a capsule, such as the due time. */
export function Pill({ tone = 'neutral', icon, isDashed, size = 'normal', children }: Props) {
  return (
    <p
      className={css.pill}
      data-tone={tone}
      data-size={size}
      data-dashed={isDashed ? '' : undefined}
      data-box="pill"
      data-edge=""
    >
      {icon}
      <span>{children}</span>
    </p>
  )
}
