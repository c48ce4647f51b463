import { useQuery } from '@tanstack/react-query'
import type { OperationAnswer, OperationRequest } from '@wasl/contracts/web/dashboard/tickets.contract'
import { useState } from 'react'
import { CheckDialog } from '../../desk/checks/CheckDialog.tsx'
import { OperationCard } from '../../desk/checks/OperationCard.tsx'
import { RequestLists } from './RequestLists.tsx'
import { RulesCard } from './RulesCard.tsx'
import { tasksAsked, type TicketsAsked } from './tickets-asked.ts'
import { isOperation, tasksQuery } from './tickets.queries.ts'
import { useTicketsText } from './tickets.text.ts'

type Props = { asked: TicketsAsked; onGo: (change: Partial<TicketsAsked>) => void }

/** Payments B8: refunds, captures and voids that colleagues check, and when they have to. */
export function OperationsTab({ asked, onGo }: Props) {
  const t = useTicketsText()
  const [open, setOpen] = useState<{ request: OperationRequest; answer: OperationAnswer } | null>(null)
  const found = useQuery({
    ...tasksQuery(tasksAsked(asked)),
    select: ({ count, asOf, results }) => ({ count, asOf, rows: results.filter(isOperation) }),
  })
  return (
    <>
      <RequestLists
        label={t('tickets.process.operations')}
        none={{
          title: t(`tickets.operations.none.${asked.list}`),
          text: t(`tickets.operations.noneText.${asked.list}`),
        }}
        found={found}
        asked={asked}
        onGo={onGo}
        renderCard={(request) => (
          <OperationCard request={request} onAnswer={(answer) => setOpen({ request, answer })} />
        )}
      />
      <RulesCard />
      {open && <CheckDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}
