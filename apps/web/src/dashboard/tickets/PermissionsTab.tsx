import { useQuery } from '@tanstack/react-query'
import type { Ticket, TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { useState } from 'react'
import { AnswerDialog } from './AnswerDialog.tsx'
import { RequestLists } from './RequestLists.tsx'
import { TicketCard } from './TicketCard.tsx'
import { tasksAsked, type TicketsAsked } from './tickets-asked.ts'
import { isTicket, tasksQuery } from './tickets.queries.ts'
import { useTicketsText } from './tickets.text.ts'

type Props = { asked: TicketsAsked; onGo: (change: Partial<TicketsAsked>) => void }

/** Requests for a permission, and what was answered. */
export function PermissionsTab({ asked, onGo }: Props) {
  const t = useTicketsText()
  const found = useQuery({
    ...tasksQuery(tasksAsked(asked)),
    select: ({ count, results }) => ({ count, rows: results.filter(isTicket) }),
  })
  const [open, setOpen] = useState<{ ticket: Ticket; answer: TicketAnswer } | null>(null)
  return (
    <>
      <RequestLists
        label={t('tickets.title')}
        none={{ title: t(`tickets.none.${asked.list}`), text: t(`tickets.noneText.${asked.list}`) }}
        found={found}
        asked={asked}
        onGo={onGo}
        renderCard={(ticket) => (
          <TicketCard ticket={ticket} onAnswer={(answer) => setOpen({ ticket, answer })} />
        )}
      />
      {open && <AnswerDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}
