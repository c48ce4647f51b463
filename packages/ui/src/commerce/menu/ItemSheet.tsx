import type { ReactNode } from 'react'
import css from './ItemSheet.module.css'

type Props = {
  name: string
  picture?: ReactNode
  /** A `<Mark>`: popular, offer. */
  mark?: ReactNode
  description?: ReactNode
  price: ReactNode
  /** `<OptionGroup>`s and the instruction. */
  children?: ReactNode
  /** The way back to the menu, over the picture. */
  close: ReactNode
}

/** One item of the menu with its choices: a page of its own on phones, a card in the middle on wide screens. */
export function ItemSheet({ name, picture, mark, description, price, children, close }: Props) {
  return (
    <article className={css.sheet} data-box="sheet" data-bare={picture ? undefined : ''}>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.close}>{close}</div>
      <div className={css.words}>
        <header>
          <div className={css.head}>
            <h1 tabIndex={-1}>
              <bdi>{name}</bdi>
            </h1>
            {mark}
          </div>
          {description && <p className={css.description}>{description}</p>}
          <p>{price}</p>
        </header>
        {children}
      </div>
    </article>
  )
}
