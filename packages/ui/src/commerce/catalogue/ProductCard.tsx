import type { ReactNode } from 'react'
import css from './ProductCard.module.css'

type Props = {
  name: string
  href: string
  category?: ReactNode
  /** A `<Picture>`. */
  picture: ReactNode
  /** A `<Mark>` over the picture: sale, few left, sold out. */
  mark?: ReactNode
  /** A `<Price>`. */
  price: ReactNode
  /** An `<AddButton>`, or `<InCart>` once it is there. */
  action?: ReactNode
}

/** The whole card opens the product; the action at its foot stands above that. */
export function ProductCard({ name, href, category, picture, mark, price, action }: Props) {
  return (
    <article className={css.card} data-box="product" data-edge="">
      <div className={css.picture}>
        {picture}
        {mark && <div className={css.mark}>{mark}</div>}
      </div>
      <div className={css.words}>
        {category && <p className={css.category}>{category}</p>}
        <h2 className={css.name}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p className={css.price}>{price}</p>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </article>
  )
}
