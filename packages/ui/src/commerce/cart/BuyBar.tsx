import type { ReactNode } from 'react'
import { StickyBar } from '../../layout/StickyBar.tsx'
import css from './BuyBar.module.css'

/** The stepper and the button with its running total, at the thumb on phones. */
export function BuyBar({ stepper, children }: { stepper?: ReactNode; children: ReactNode }) {
  return (
    <StickyBar>
      <div className={css.row}>
        {stepper}
        <div className={css.button}>{children}</div>
      </div>
    </StickyBar>
  )
}
