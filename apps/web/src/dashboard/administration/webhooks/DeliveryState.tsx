import type { Delivery } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { useHooksText } from './hooks.text.ts'

const looks = {
  due: { tone: 'info', icon: <ClockIcon size={14} /> },
  delivered: { tone: 'success', icon: <CircleCheckIcon size={14} /> },
  failed: { tone: 'danger', icon: <CircleXIcon size={14} /> },
} as const

export function DeliveryState({ state }: Pick<Delivery, 'state'>) {
  const t = useHooksText()
  return <StatusBadge {...looks[state]}>{t(`hooks.state.${state}`)}</StatusBadge>
}
