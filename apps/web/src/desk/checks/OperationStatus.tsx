import type { OperationRequest } from '@wasl/contracts/values/operation-request'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { useChecksText } from './checks.text.ts'

const looks = {
  pending: { tone: 'warning', Icon: HourglassIcon },
  approved: { tone: 'warning', Icon: ClockIcon },
  rejected: { tone: 'danger', Icon: CircleXIcon },
  canceled: { tone: 'neutral', Icon: Undo2Icon },
  done: { tone: 'success', Icon: CircleCheckIcon },
  manual: { tone: 'danger', Icon: TriangleAlertIcon },
  expired: { tone: 'neutral', Icon: ClockAlertIcon },
} as const

export function OperationStatus({ status }: Pick<OperationRequest, 'status'>) {
  const t = useChecksText()
  const { tone, Icon } = looks[status]
  return (
    <StatusBadge
      tone={tone}
      icon={<Icon size={14} />}
      isDashed={status === 'expired' || status === 'canceled'}
    >
      {t(`checks.status.${status}`)}
    </StatusBadge>
  )
}
