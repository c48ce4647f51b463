import type { Ticket } from '@wasl/contracts/web/dashboard/tickets.contract'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { useTicketsText } from './tickets.text.ts'

const looks = {
  new: { tone: 'warning', Icon: HourglassIcon },
  approved: { tone: 'success', Icon: CircleCheckIcon },
  declined: { tone: 'danger', Icon: CircleXIcon },
  expired: { tone: 'neutral', Icon: ClockAlertIcon },
} as const

export function TicketStatus({ status }: Pick<Ticket, 'status'>) {
  const t = useTicketsText()
  const { tone, Icon } = looks[status]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} />} isDashed={status === 'expired'}>
      {t(`tickets.status.${status}`)}
    </StatusBadge>
  )
}
