import type { ReactNode } from 'react'
import css from './FootNote.module.css'

type Props = {
  icon: ReactNode
  tone?: 'quiet' | 'strong'
  size?: 'normal' | 'small'
  align?: 'top' | 'centre'
  children: ReactNode
}

/** A line with an icon before it: the next step, the lock line, how to ask the merchant. */
export function FootNote({ icon, tone = 'quiet', size = 'normal', align = 'top', children }: Props) {
  return (
    <p className={css.note} data-tone={tone} data-size={size} data-align={align} data-box="note">
      {icon}
      <span>{children}</span>
    </p>
  )
}
