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
  /** card: inside the pay area, the bill stays beside it. panel: where a list or a chart would be. */
  kind?: 'page' | 'card' | 'panel'
  /** The level below what stands above it; a page has its own. */
  heading?: 'h2' | 'h3'
}

/** Not found, paused, expired, offline: a drawing, a sentence, a way on. */
export function StatePage({ drawing, title, children, actions, kind = 'page', heading = 'h2' }: Props) {
  const Heading = kind === 'page' ? 'h1' : heading
  return (
    <div className={css.state} data-kind={kind} data-box="state">
      <div className={css.drawing}>{drawing}</div>
      <Heading tabIndex={-1}>{title}</Heading>
      {children && <div className={css.words}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
