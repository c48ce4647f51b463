import type { ReactNode } from 'react'
import { SkipLink } from '../layout/SkipLink.tsx'
import css from './ShopPage.module.css'

type Props = {
  header: ReactNode
  /** `<PlaceBar>`, `<CategoryNav>`: from edge to edge over the content. */
  top?: ReactNode
  footer?: ReactNode
  /** list: one wide column. menu: the dishes and a cart of 364. booking: the event and a card of 448. sheet: one item. */
  columns: 'list' | 'menu' | 'booking' | 'sheet'
  /** Leaves room for the bar at the bottom of phones. */
  hasBar?: boolean
  skipLabel: string
  children: ReactNode
}

/** Catalogue, events and food: 1200 px wide at most. */
export function ShopPage({ header, top, footer, columns, hasBar, skipLabel, children }: Props) {
  return (
    <div className={css.page} data-bar={hasBar ? '' : undefined} data-columns={columns}>
      <SkipLink label={skipLabel} />
      {header}
      {top}
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {footer}
    </div>
  )
}
