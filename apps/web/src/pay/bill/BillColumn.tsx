import type { Bill } from '@wasl/contracts/web/pay.contract'
import { AmountHead } from '@wasl/ui/money/AmountHead'
import type { ReactNode } from 'react'
import { Amount } from '../../parts/Amount.tsx'
import { bold } from '../../parts/bold.tsx'
import { Name } from '../../parts/Name.tsx'
import css from './BillColumn.module.css'
import { BillSummary } from './BillSummary.tsx'
import type { BillLines } from './bill-lines.ts'
import { usePayText } from '../pay.text.ts'

type Props = {
  bill: Bill
  lines: BillLines
  /** The due time, or why there is none any more. */
  due: ReactNode
  /** Where the amount may be changed. */
  amountEditor?: ReactNode
}

/** Who asks, how much, until when, and for what. */
export function BillColumn({ bill, lines, due, amountEditor }: Props) {
  const t = usePayText()
  return (
    <section className={css.bill}>
      <AmountHead
        lead={t.rich('payPage.requestFrom', {
          name: <Name of={bill.unit.title} />,
          b: bold,
        })}
        amount={<Amount of={lines.heading} size="amount" />}
      >
        {due}
      </AmountHead>
      <BillSummary bill={bill} lines={lines} amountEditor={amountEditor} />
    </section>
  )
}
