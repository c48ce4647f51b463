import type { ReactNode } from 'react'
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.tsx'
import { CircleCheckIcon } from '../../icons/CircleCheckIcon.tsx'
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon.tsx'
import css from './CartLine.module.css'

export type CartLineNotice = {
  /** merged: joined a line that was there; changed: its price or number; soldOut: it cannot be had any more. */
  kind: 'merged' | 'changed' | 'soldOut'
  text: ReactNode
}

type Props = {
  name: string
  href?: string
  picture?: ReactNode
  /** What was chosen: "Medium, oat milk", the instruction. */
  details?: ReactNode
  /** The line's price, quantity included. */
  price: ReactNode
  /** The stepper, and at the end Edit or Remove; a plain quantity where nothing can be changed. */
  controls?: ReactNode
  /** "Only 2 left": what is said of the stock. */
  stock?: ReactNode
  notice?: CartLineNotice
  /** row: spread over the width of a page. small: a picture with the number on it, beside a form. */
  look?: 'row' | 'small'
  /** Stands on the picture. */
  count?: ReactNode
}

const icons = { merged: CircleCheckIcon, changed: TriangleAlertIcon, soldOut: CircleAlertIcon }

export function CartLine({
  name,
  href,
  picture,
  details,
  price,
  controls,
  stock,
  notice,
  look,
  count,
}: Props) {
  const Icon = notice && icons[notice.kind]
  const title = <bdi>{name}</bdi>
  return (
    <li className={css.line} data-kind={notice?.kind} data-look={look} data-box="line">
      {picture && (
        <div className={css.place}>
          <div className={css.picture}>{picture}</div>
          {count && <span className={css.count}>{count}</span>}
        </div>
      )}
      <div className={css.words}>
        <p className={css.head}>
          <b>{href ? <a href={href}>{title}</a> : title}</b>
          <span className={css.price}>{price}</span>
        </p>
        {details && <div className={css.details}>{details}</div>}
        {stock && <div className={css.stock}>{stock}</div>}
        {notice && Icon && (
          <p className={css.notice}>
            <Icon size={16} />
            <span>{notice.text}</span>
          </p>
        )}
        {controls && <div className={css.controls}>{controls}</div>}
      </div>
    </li>
  )
}
