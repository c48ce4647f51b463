import type { OperationRequest } from '@wasl/contracts/web/dashboard/tickets.contract'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { useChecksText } from './checks.text.ts'

const looks = {
  PENDING: { tone: 'warning', Icon: HourglassIcon },
  APPROVED: { tone: 'warning', Icon: ClockIcon },
  REJECTED: { tone: 'danger', Icon: CircleXIcon },
  CANCELED: { tone: 'neutral', Icon: Undo2Icon },
  DONE: { tone: 'success', Icon: CircleCheckIcon },
  MANUAL: { tone: 'danger', Icon: TriangleAlertIcon },
  EXPIRED: { tone: 'neutral', Icon: ClockAlertIcon },
} as const

export function OperationStatus({ status }: Pick<OperationRequest, 'status'>) {
  const t = useChecksText()
  const { tone, Icon } = looks[status]
  return (
    <StatusBadge
      tone={tone}
      icon={<Icon size={14} />}
      isDashed={status === 'EXPIRED' || status === 'CANCELED'}
    >
      {t(`checks.status.${status}`)}
    </StatusBadge>
  )
}
