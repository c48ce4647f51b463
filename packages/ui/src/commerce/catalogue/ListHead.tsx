import type { ReactNode } from 'react'
import css from './ListHead.module.css'

type Props = {
  title: ReactNode
  /** "12 products": said again by screen readers when a filter changes it. */
  count: ReactNode
  /** Filters and order. */
  children?: ReactNode
}

export function ListHead({ title, count, children }: Props) {
  return (
    <div className={css.head}>
      <div>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <output className={css.count}>{count}</output>
      </div>
      {children && <div className={css.tools}>{children}</div>}
    </div>
  )
}
