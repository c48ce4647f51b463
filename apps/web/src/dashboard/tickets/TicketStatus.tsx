import type { Ticket } from '@wasl/contracts/web/dashboard/tickets.contract'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { useTicketsText } from './tickets.text.ts'

const looks = {
  NEW: { tone: 'warning', Icon: HourglassIcon },
  APPROVED: { tone: 'success', Icon: CircleCheckIcon },
  DECLINED: { tone: 'danger', Icon: CircleXIcon },
  EXPIRED: { tone: 'neutral', Icon: ClockAlertIcon },
} as const

export function TicketStatus({ status }: Pick<Ticket, 'status'>) {
  const t = useTicketsText()
  const { tone, Icon } = looks[status]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} />} isDashed={status === 'EXPIRED'}>
      {t(`tickets.status.${status}`)}
    </StatusBadge>
  )
}
