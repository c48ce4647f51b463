import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { MoneyBadges } from '../../../desk/MoneyBadges.tsx'
import { UnresolvedBadge } from '../../../desk/UnresolvedBadge.tsx'
import { TransactionBadge } from '../../../parts/TransactionBadge.tsx'
import { useDetailText } from './detail.text.ts'
import { isNone } from './is-none.ts'

/** The state, and what a state does not say. */
export function DetailBadges({ transaction }: { transaction: TransactionShown }) {
  const t = useDetailText()
  const { state, moneyStates, money, isDeleted, needsReview, unresolved } = transaction
  return (
    <>
      <TransactionBadge state={state} />
      <MoneyBadges states={moneyStates} />
      <UnresolvedBadge unresolved={unresolved} />
      {!isNone(money.refunding) && (
        <StatusBadge tone="warning" icon={<ClockIcon size={14} />}>
          {t('detail.refunding')}
        </StatusBadge>
      )}
      {needsReview && (
        <StatusBadge tone="warning" icon={<TriangleAlertIcon size={14} />}>
          {t('detail.review')}
        </StatusBadge>
      )}
      {isDeleted && (
        <StatusBadge tone="neutral" icon={<Trash2Icon size={14} />} isDashed>
          {t('detail.deleted')}
        </StatusBadge>
      )}
    </>
  )
}
