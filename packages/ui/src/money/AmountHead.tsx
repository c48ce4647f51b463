import type { ReactNode } from 'react'
import css from './AmountHead.module.css'

type Props = {
  /** "Payment request from …" */
  lead: ReactNode
  /** <Money size="amount">: the page's heading. */
  amount: ReactNode
  /** A <Pill> with the due time. */
  children?: ReactNode
}

/** Who asks, how much, until when. */
export function AmountHead({ lead, amount, children }: Props) {
  return (
    <div className={css.head} data-box="amount">
      <p className={css.lead}>{lead}</p>
      <h1 tabIndex={-1}>{amount}</h1>
      {children}
    </div>
  )
}
