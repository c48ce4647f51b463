import type { ReactNode } from 'react'
import { Ltr } from '../text/Ltr.tsx'
import css from './ReferenceBox.module.css'

type Props = {
  label: string
  reference: string
  /** A <CopyButton>. */
  action?: ReactNode
}

/** The number a payer reads out on the phone. */
export function ReferenceBox({ label, reference, action }: Props) {
  return (
    <div className={css.box} data-box="reference" data-edge="" data-print="row">
      <p>
        <span>{label}</span>
        <b>
          <Ltr>{reference}</Ltr>
        </b>
      </p>
      {action && <div data-print="hide">{action}</div>}
    </div>
  )
}
