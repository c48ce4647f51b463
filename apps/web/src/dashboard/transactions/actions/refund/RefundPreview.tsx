import { decimalText, isPositive, parseAmount, type Money } from '@wasl/domain/money'
import type { RefundSplit } from '@wasl/domain/refund'
import { SplitBar, type SplitPart } from '@wasl/ui/data/SplitBar'
import { Amount } from '../../../../parts/Amount.tsx'
import type { Asked } from '../acted-on.ts'
import { useActionsText } from '../actions.text.ts'
import css from './RefundDialog.module.css'
import { useActionWords } from '../use-action-words.ts'

type Props = {
  asked: Asked
  split: RefundSplit
  /** More was given back since the row was read: how much before is not known here. */
  isChanged: boolean
}

/** REF-01: what the customer gets and what stays, in the colours of the page. */
export function RefundPreview({ asked, split, isChanged }: Props) {
  const t = useActionsText()
  const words = useActionWords(asked)
  const { amount, currency } = asked.on.refunded
  // What went back of the payment is no part of money that did not match it.
  const isOfPayment = words.kind === 'refund' && asked.action.claim === null
  const before = isOfPayment && !isChanged ? parseAmount(amount, currency) : null
  const part = (key: string, series: SplitPart['series'], label: string, of: Money): SplitPart => ({
    key,
    series,
    label,
    value: <Amount of={{ amount: decimalText(of), currency: of.currency }} />,
    size: of.minor,
  })
  return (
    <div className={css.preview}>
      <SplitBar
        label={t('actions.bar')}
        legend="rows"
        parts={[
          ...(before?.ok && isPositive(before.value) ? [part('before', 2, words.before, before.value)] : []),
          part('now', 1, words.now, split.now),
          part('stays', 3, words.stays, split.stays),
        ]}
      />
    </div>
  )
}
