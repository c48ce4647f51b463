import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import css from './CartBar.module.css'

type Props = {
  href: string
  /** "View cart". */
  label: ReactNode
  count: number
  /** "3 items", for screen readers. */
  countLabel: string
  total: ReactNode
}

/** Below the page where there is no room for a side cart. `<ShopPage hasBar>` leaves it room. */
export function CartBar({ href, label, count, countLabel, total }: Props) {
  return (
    <div className={css.bar} data-box="bar" data-print="hide">
      <a className={css.link} href={href} data-edge="">
        <span className={css.words}>
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
          {label}
          <VisuallyHidden> {countLabel}</VisuallyHidden>
        </span>
        <span>{total}</span>
      </a>
    </div>
  )
}
