import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Amount } from '../../../parts/Amount.tsx'
import { useDetailText } from './detail.text.ts'

/** Within which limits the payer chooses the amount. */
export function AmountLimits({ of }: { of: NonNullable<TransactionShown['payerChooses']> }) {
  const t = useDetailText()
  const least = of.minimum && <Amount of={of.minimum} />
  const most = of.maximum && <Amount of={of.maximum} />
  if (least && most) return t.rich('detail.between', { least, most })
  if (least) return t.rich('detail.atLeast', { least })
  return most ? t.rich('detail.atMost', { most }) : t('detail.yes')
}
