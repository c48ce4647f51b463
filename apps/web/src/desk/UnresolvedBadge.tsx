import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { Amount } from '../parts/Amount.tsx'
import { useStaffText } from './staff.text.ts'

/** Money that came and counts nowhere: nothing more is paid there until staff say what becomes of it (product.md 11.1). */
export function UnresolvedBadge({ unresolved }: { unresolved: TransactionRow['unresolved'] }) {
  const t = useStaffText()
  if (unresolved === null) return null
  return (
    <StatusBadge tone="danger" icon={<TriangleAlertIcon size={14} />}>
      {unresolved.amount === null
        ? t('staff.unresolvedUnread')
        : t.rich('staff.unresolved', { amount: <Amount of={unresolved.amount} /> })}
    </StatusBadge>
  )
}
