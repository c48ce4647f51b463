import type { ComponentProps, ReactNode } from 'react'
import css from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'style' | 'className' | 'children'> & {
  /** What it does, in words: read aloud and shown on hover. */
  label: string
  icon: ReactNode
  hasEdge?: boolean
}

export function IconButton({ label, icon, hasEdge, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={css.button}
      data-outlined={hasEdge ? '' : undefined}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  )
}
