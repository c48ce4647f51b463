import { parseTransactionState, stateTone } from '@wasl/domain/states'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleDashedIcon } from '@wasl/ui/icons/CircleDashedIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { useAppText } from '../base/base.text.ts'

const icons = {
  created: CircleDashedIcon,
  pending: ClockIcon,
  attempted: RotateCwIcon,
  paid: CircleCheckIcon,
  authorized: LockKeyholeIcon,
  cod: BanknoteIcon,
  failed: CircleXIcon,
  canceled: BanIcon,
  expired: ClockAlertIcon,
  invalid: TriangleAlertIcon,
  other: CircleDotIcon,
}

const dashed = new Set(['authorized', 'cod', 'expired', 'invalid'])

type Props = {
  state: string
  /** The result page is glad of cod and authorized money; lists stay neutral. */
  isResult?: boolean
}

/** ux B1.5: icon, word and edge, never colour alone. A state we do not know is shown as it came. */
export function TransactionBadge({ state, isResult }: Props) {
  const t = useAppText()
  const known = parseTransactionState(state)
  const Icon = icons[known]
  const isSecured = known === 'authorized' || known === 'cod'
  return (
    <StatusBadge
      tone={isResult && isSecured ? 'success' : stateTone(known)}
      icon={<Icon size={14} />}
      isDashed={dashed.has(known)}
    >
      {known === 'other' ? state : t(`app.state.${known}`)}
    </StatusBadge>
  )
}
