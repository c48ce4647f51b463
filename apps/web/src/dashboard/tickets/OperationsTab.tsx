import { useQuery } from '@tanstack/react-query'
import { ticketLists } from '@wasl/contracts/web/dashboard/tickets.contract'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { operationsQuery } from './operations.queries.ts'
import { OperationsList } from './OperationsList.tsx'
import { RulesCard } from './RulesCard.tsx'
import css from './Tickets.module.css'
import { listAsked, type TicketsAsked } from './tickets-asked.ts'
import { useTicketsText } from './tickets.text.ts'

type Props = { asked: TicketsAsked; onGo: (change: Partial<TicketsAsked>) => void }

/** Payments B8: refunds, captures and voids that colleagues check, and when they have to. */
export function OperationsTab({ asked, onGo }: Props) {
  const t = useTicketsText()
  const found = useQuery(operationsQuery(listAsked(asked)))
  const counts = found.data?.counts
  return (
    <>
      <section className={css.box} aria-label={t('tickets.process.operations')} data-box="card">
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
          <OperationsList found={found} asked={asked} onGo={onGo} />
        </Tabs>
      </section>
      <RulesCard />
    </>
  )
}
