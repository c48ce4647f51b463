import type { ReactNode } from 'react'
import css from './StatePage.module.css'

type Props = {
  /** One drawing of art/. */
  drawing: ReactNode
  title: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One way on, and perhaps a second. */
  actions?: ReactNode
  /** card: inside the pay area, the bill stays beside it. */
  kind?: 'page' | 'card'
}

/** Not found, paused, expired, offline: a drawing, a sentence, a way on. */
export function StatePage({ drawing, title, children, actions, kind = 'page' }: Props) {
  const Heading = kind === 'page' ? 'h1' : 'h2'
  return (
    <div className={css.state} data-kind={kind} data-box="state">
      <div className={css.drawing}>{drawing}</div>
      <Heading tabIndex={-1}>{title}</Heading>
      {children && <div className={css.words}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
