import type { ReactNode } from 'react'
import css from './PageHead.module.css'

type Props = {
  /** Breadcrumbs. */
  crumbs?: ReactNode
  title: ReactNode
  /** A sentence under the title. */
  note?: ReactNode
  /** At the end of the title's line; one of them primary. */
  actions?: ReactNode
}

/** The top of a page of the dashboard. The title takes the focus when the page is opened. */
export function PageHead({ crumbs, title, note, actions }: Props) {
  return (
    <div className={css.head} data-box="page-head">
      <div className={css.words}>
        {crumbs}
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
