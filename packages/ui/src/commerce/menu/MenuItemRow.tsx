import type { ReactNode } from 'react'
import css from './MenuItemRow.module.css'

type Props = {
  name: string
  href: string
  /** Two lines of it; the item's own page has it whole. */
  description?: string
  /** A square `<Picture>`; without it the add corner stands at the row's end. */
  picture?: ReactNode
  /** Bare `<Mark>`s beside the price: popular, offer, sold out. */
  tag?: ReactNode
  price: ReactNode
  /** An `<AddNotch>`; left out where the item is sold out. */
  action?: ReactNode
}

/** A card in two columns on wide screens, a line from edge to edge on phones. */
export function MenuItemRow({ name, href, description, picture, tag, price, action }: Props) {
  return (
    <article className={css.row} data-box="item" data-edge="">
      <div className={css.words}>
        <h3 className={css.name}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        {description && (
          <p className={css.description} title={description} data-truncate="">
            {description}
          </p>
        )}
        <p className={css.price}>
          {price}
          {tag}
        </p>
      </div>
      <div className={css.side} data-bare={picture ? undefined : ''}>
        {picture}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </article>
  )
}
