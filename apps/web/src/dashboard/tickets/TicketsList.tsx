import type { UseQueryResult } from '@tanstack/react-query'
import type { Ticket, TicketAnswer, TicketPage } from '@wasl/contracts/web/dashboard/tickets.contract'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { PagesFoot } from '../../app/staff/PagesFoot.tsx'
import { StaffFailed } from '../../app/staff/StaffFailed.tsx'
import { TicketCard } from './TicketCard.tsx'
import css from './Tickets.module.css'
import type { TicketsAsked } from './tickets-asked.ts'
import { useTicketsText } from './tickets.text.ts'

type Props = {
  found: UseQueryResult<TicketPage>
  asked: TicketsAsked
  onGo: (change: Partial<TicketsAsked>) => void
  onAnswer: (ticket: Ticket, answer: TicketAnswer) => void
}

export function TicketsList({ found: { data, error, refetch }, asked, onGo, onAnswer }: Props) {
  const t = useTicketsText()
  if (!data) {
    return error ? (
      <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonBlocks kind="list" label={t('tickets.loading')} />
    )
  }
  if (data.tickets.length === 0) {
    return (
      <EmptyState kind="no-data" title={t(`tickets.none.${asked.list}`)}>
        {t(`tickets.noneText.${asked.list}`)}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.list}>
        {data.tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} onAnswer={(answer) => onAnswer(ticket, answer)} />
          </li>
        ))}
      </ul>
      <PagesFoot asked={asked} count={data.count} shown={data.tickets.length} onGo={onGo} />
    </>
  )
}
