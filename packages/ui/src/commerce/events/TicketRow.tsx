import type { ReactNode } from 'react'
import { Mark } from '../catalogue/Mark.tsx'
import css from './TicketRow.module.css'

export type TicketAvailability =
  /** "12 left", or nothing where the number is not told. */
  | { kind: 'available'; text?: ReactNode }
  /** Five or fewer: "Only 3 left". */
  | { kind: 'few'; text: ReactNode }
  /** All places are in other carts: "May come back". */
  | { kind: 'held'; text: ReactNode }
  | { kind: 'soldOut'; text: ReactNode }
  /** "On sale from 1 Dec, 10:00 AM". */
  | { kind: 'later'; text: ReactNode }

type Props = {
  name: ReactNode
  description?: ReactNode
  price: ReactNode
  availability: TicketAvailability
  /** "Up to 4 in one booking". */
  limits?: ReactNode
  /** The stepper; where none can be had, a way to another date. */
  action?: ReactNode
}

export function TicketRow({ name, description, price, availability, limits, action }: Props) {
  const { kind, text } = availability
  return (
    <li className={css.row} data-kind={kind} data-box="ticket">
      <div className={css.words}>
        <b>{name}</b>
        {description && <p>{description}</p>}
        <p className={css.facts}>
          <span>{price}</span>
          {kind === 'available' && text && <span>{text}</span>}
          {kind === 'few' && (
            <Mark kind="few" look="bare">
              {text}
            </Mark>
          )}
          {kind === 'soldOut' && <Mark kind="soldOut">{text}</Mark>}
          {(kind === 'later' || kind === 'held') && <Mark kind="later">{text}</Mark>}
        </p>
        {limits && <p className={css.limits}>{limits}</p>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </li>
  )
}
