import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { Amount } from '../parts/Amount.tsx'
import { useStaffText } from './staff.text.ts'

type Props = Pick<TransactionRow, 'unresolved'> & {
  /** In a row, whose columns an amount would push out of sight. */
  isShort?: boolean
}

/** Money that came and counts nowhere: nothing more is paid there until staff say what becomes of it (product.md 11.1). */
export function UnresolvedBadge({ unresolved, isShort = false }: Props) {
  const t = useStaffText()
  if (unresolved === null) return null
  const { amount } = unresolved
  return (
    <StatusBadge tone="danger" icon={<TriangleAlertIcon size={14} />}>
      {isShort
        ? t('staff.unresolvedShort')
        : amount === null
          ? t('staff.unresolvedUnread')
          : t.rich('staff.unresolved', { amount: <Amount of={amount} /> })}
    </StatusBadge>
  )
}
