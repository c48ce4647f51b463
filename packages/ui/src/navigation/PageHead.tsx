import type { ReactNode } from 'react'
import css from './PageHead.module.css'

type Props = {
  /** Breadcrumbs. */
  crumbs?: ReactNode
  title: ReactNode
  /** A sentence under the title. */
  note?: ReactNode
  /** An icon that every page has: before the actions, on a phone beside the title. */
  tool?: ReactNode
  /** At the end of the title's line; one of them primary. On a phone below it. */
  actions?: ReactNode
}

/** The top of a page of the dashboard, which keeps the distance to it. The title takes the focus when the page is opened. */
export function PageHead({ crumbs, title, note, tool, actions }: Props) {
  return (
    <div className={css.head} data-box="page-head">
      <div className={css.words}>
        {crumbs}
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {(tool || actions) && (
        <div className={css.end}>
          {tool}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </div>
  )
}
