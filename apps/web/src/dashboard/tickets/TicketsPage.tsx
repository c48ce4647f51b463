import { useLocation, useRouter } from '@tanstack/react-router'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useMemo, useState } from 'react'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { OperationsTab } from './OperationsTab.tsx'
import {
  readTicketsAsked,
  ticketProcesses,
  writeTicketsAsked,
  type TicketsAsked,
  tasksAsked,
} from './tickets-asked.ts'
import css from './Tickets.module.css'
import { useTicketsText } from './tickets.text.ts'
import { useQuery } from '@tanstack/react-query'
import type { Ticket, TicketAnswer } from '@wasl/contracts/web/dashboard/tickets.contract'
import { AnswerDialog } from './AnswerDialog.tsx'
import { RequestLists } from './RequestLists.tsx'
import { TicketCard } from './TicketCard.tsx'
import { isTicket, tasksQuery } from './tickets.queries.ts'

/** S2 §2: requests for a permission, and operations that wait for colleagues. */
export function TicketsPage() {
  const t = useTicketsText()
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const asked = useMemo(() => readTicketsAsked(searchStr), [searchStr])
  const go = (change: Partial<TicketsAsked>) =>
    void router.navigate({
      to: pathname,
      search: writeTicketsAsked({ ...asked, ...change }),
      resetScroll: false,
    })
  const isOperations = asked.process === 'operations'
  return (
    <div className={css.page}>
      <SectionHead
        title={t('tickets.title')}
        note={t(isOperations ? 'tickets.operations.note' : 'tickets.note')}
      />
      <div className={css.processes}>
        <SegmentedRadio
          label={t('tickets.process')}
          isLabelHidden
          options={ticketProcesses.map((value) => ({ value, label: t(`tickets.process.${value}`) }))}
          selected={asked.process}
          onSelect={(value) =>
            go({ process: value === 'operations' ? value : 'permissions', list: 'active', page: 1 })
          }
        />
      </div>
      {isOperations ? <OperationsTab asked={asked} onGo={go} /> : <PermissionsTab asked={asked} onGo={go} />}
    </div>
  )
}

type Props = { asked: TicketsAsked; onGo: (change: Partial<TicketsAsked>) => void }

/** Requests for a permission, and what was answered. */
function PermissionsTab({ asked, onGo }: Props) {
  const t = useTicketsText()
  const found = useQuery({
    ...tasksQuery(tasksAsked(asked)),
    select: ({ count, asOf, results }) => ({ count, asOf, rows: results.filter(isTicket) }),
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
