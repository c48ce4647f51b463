import { useQuery } from '@tanstack/react-query'
import { ticketLists, type Ticket, type TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { useState } from 'react'
import { AnswerDialog } from './AnswerDialog.tsx'
import { listAsked, type TicketsAsked } from './tickets-asked.ts'
import css from './Tickets.module.css'
import { ticketsQuery } from './tickets.queries.ts'
import { useTicketsText } from './tickets.text.ts'
import { TicketsList } from './TicketsList.tsx'

type Props = { asked: TicketsAsked; onGo: (change: Partial<TicketsAsked>) => void }

/** Requests for a permission, and what was answered. */
export function PermissionsTab({ asked, onGo }: Props) {
  const t = useTicketsText()
  const found = useQuery(ticketsQuery(listAsked(asked)))
  const [open, setOpen] = useState<{ ticket: Ticket; answer: TicketAnswer } | null>(null)
  const counts = found.data?.counts
  return (
    <>
      <section className={css.box} aria-label={t('tickets.title')} data-box="card">
        <Tabs
          label={t('tickets.lists')}
          moreLabel={t('tickets.more')}
          tabs={ticketLists.map((id) => ({
            id,
            label: t(`tickets.list.${id}`),
            ...(counts && { count: String(counts[id]) }),
          }))}
          selected={asked.list}
          onSelect={(id) => onGo({ list: ticketLists.find((list) => list === id) ?? 'active', page: 1 })}
        >
          <TicketsList
            found={found}
            asked={asked}
            onGo={onGo}
            onAnswer={(ticket, answer) => setOpen({ ticket, answer })}
          />
        </Tabs>
      </section>
      {open && <AnswerDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}
