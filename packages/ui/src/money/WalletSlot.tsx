import type { ReactNode } from 'react'
import css from './WalletSlot.module.css'

type Props = {
  /** unknown keeps the button's place while the device is asked, so that nothing jumps. */
  status: 'unknown' | 'available' | 'unavailable'
  /** "or", between the wallet and the tiles. */
  dividerLabel: string
  /** The wallet's own button, unchanged, 52 px high. */
  children?: ReactNode
}

export function WalletSlot({ status, dividerLabel, children }: Props) {
  if (status === 'unavailable') return null
  return (
    <div className={css.slot} data-box="wallet" data-status={status}>
      <div className={css.place}>{status === 'available' && children}</div>
      <p className={css.divider}>{dividerLabel}</p>
    </div>
  )
}
