import type { ChildRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { parseTransactionState } from '@wasl/domain/states'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { TransactionBadge } from '../../../../parts/TransactionBadge.tsx'
import { useListText } from '../list.text.ts'

type ChildState = 'refunded' | 'refund_queued' | 'refund_rejected' | 'voided' | 'captured'

const icons: Record<ChildState, typeof XIcon> = {
  refunded: Undo2Icon,
  refund_queued: ClockIcon,
  refund_rejected: CircleXIcon,
  voided: XIcon,
  captured: BanknoteIcon,
}

const isChildState = (state: string): state is ChildState => Object.hasOwn(icons, state)

type Props = { state: string; operation?: ChildRow['operation'] }

/** S2 §4: captured is paid, which is green; states that are not named there are neutral (product.md 9.8). */
export function ChildBadge({ state: asked, operation }: Props) {
  const t = useListText()
  const state = operation === 'capture' && asked === 'paid' ? 'captured' : asked
  if (!isChildState(state) || parseTransactionState(state) !== 'other')
    return <TransactionBadge state={state} />
  const Icon = icons[state]
  return (
    <StatusBadge tone={state === 'captured' ? 'success' : 'neutral'} icon={<Icon size={14} />}>
      {t(`list.child.${state}`)}
    </StatusBadge>
  )
}
