import type { ComponentProps, ReactNode } from 'react'
import css from './ToolButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'style' | 'className'> & {
  icon?: ReactNode
  /** edged: beside a search field. inverse: on the bulk bar. */
  look?: 'plain' | 'edged' | 'inverse' | 'inverse-danger'
  /** "2": how many are chosen, after the words. */
  count?: string
}

/** A quiet button of a table's tool lines. */
export function ToolButton({ icon, look = 'plain', count, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={css.button} data-look={look}>
      {icon}
      <span>{children}</span> {count && <span className={css.count}>{count}</span>}
    </button>
  )
}
