import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { TransactionBadge } from '../../parts/TransactionBadge.tsx'
import { badgeState, outcomeOf } from '../outcome.ts'
import { refundedState } from './receipt-sums.ts'
import { useReceiptText } from './receipt.text.ts'

/** Money that went back is said first. */
export function ReceiptState({ attempt }: { attempt: Attempt }) {
  const t = useReceiptText()
  const refunded = refundedState(attempt)
  if (refunded === null) return <TransactionBadge state={badgeState(outcomeOf(attempt))} isResult />
  return (
    <StatusBadge tone="neutral" icon={<Undo2Icon size={14} />} isDashed>
      {t(`receipt.${refunded}`)}
    </StatusBadge>
  )
}
