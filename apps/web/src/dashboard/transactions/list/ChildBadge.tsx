import type { ChildRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { parseTransactionState } from '@wasl/domain/states'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { StatusBadge, type Tone } from '@wasl/ui/StatusBadge'
import { TransactionBadge } from '../../../parts/TransactionBadge.tsx'
import { useListText } from './list.text.ts'

type ChildState = 'refunded' | 'refund_queued' | 'refund_rejected' | 'voided' | 'captured'

/** Money that went back is neutral in lists; what is still to come and what was refused is not. */
const looks: Record<ChildState, { tone: Tone; icon: typeof XIcon }> = {
  refunded: { tone: 'neutral', icon: Undo2Icon },
  refund_queued: { tone: 'warning', icon: ClockIcon },
  refund_rejected: { tone: 'danger', icon: CircleXIcon },
  voided: { tone: 'neutral', icon: XIcon },
  captured: { tone: 'success', icon: BanknoteIcon },
}

const isChildState = (state: string): state is ChildState => Object.hasOwn(looks, state)

type Props = { state: string; operation?: ChildRow['operation'] }

export function ChildBadge({ state: asked, operation }: Props) {
  const t = useListText()
  const state = operation === 'capture' && asked === 'paid' ? 'captured' : asked
  if (!isChildState(state) || parseTransactionState(state) !== 'other')
    return <TransactionBadge state={state} />
  const { tone, icon: Icon } = looks[state]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} />}>
      {t(`list.child.${state}`)}
    </StatusBadge>
  )
}
