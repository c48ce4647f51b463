import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { MoneyValue } from '@wasl/contracts/values/web'
import { parseAmount } from '@wasl/domain/money'
import { SplitBar, type SplitPart } from '@wasl/ui/data/SplitBar'
import { Amount } from '../../../parts/Amount.tsx'
import css from './Detail.module.css'
import { useDetailText } from './detail.text.ts'
import { isNone } from './is-none.ts'

/** DET-03: paid, refunded, left: the colours of the refund dialog. Shown once something went back. */
export function RefundBalance({ money }: Pick<TransactionShown, 'money'>) {
  const t = useDetailText()
  const { refunded, refunding, refundable } = money
  if (isNone(refunded) && isNone(refunding)) return null
  const part = (key: string, series: SplitPart['series'], label: string, of: MoneyValue): SplitPart => {
    const read = parseAmount(of.amount, of.currency)
    return { key, series, label, value: <Amount of={of} />, size: read.ok ? read.value.minor : 0 }
  }
  return (
    <div className={css.balance}>
      <SplitBar
        label={t('detail.balance')}
        parts={[
          part('refunded', 2, t('detail.balanceRefunded'), refunded),
          ...(isNone(refunding) ? [] : [part('refunding', 1, t('detail.balanceRefunding'), refunding)]),
          part('left', 3, t('detail.balanceLeft'), refundable),
        ]}
      />
    </div>
  )
}
