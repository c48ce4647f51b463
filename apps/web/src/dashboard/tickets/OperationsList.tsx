import type { UseQueryResult } from '@tanstack/react-query'
import type { OperationRequestPage } from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { OperationCard } from '../../app/staff/checks/OperationCard.tsx'
import { PagesFoot } from '../../app/staff/PagesFoot.tsx'
import { StaffFailed } from '../../app/staff/StaffFailed.tsx'
import css from './Tickets.module.css'
import type { TicketsAsked } from './tickets-asked.ts'
import { useTicketsText } from './tickets.text.ts'

type Props = {
  found: UseQueryResult<OperationRequestPage>
  asked: TicketsAsked
  onGo: (change: Partial<TicketsAsked>) => void
}

/** Operations that wait for colleagues, and what became of them. */
export function OperationsList({ found: { data, error, refetch }, asked, onGo }: Props) {
  const t = useTicketsText()
  if (!data) {
    return error ? (
      <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonBlocks kind="list" label={t('tickets.loading')} />
    )
  }
  if (data.requests.length === 0) {
    return (
      <EmptyState kind="no-data" title={t(`tickets.operations.none.${asked.list}`)}>
        {t(`tickets.operations.noneText.${asked.list}`)}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.list}>
        {data.requests.map((request) => (
          <li key={request.id} className={css.ticket}>
            <OperationCard request={request} />
          </li>
        ))}
      </ul>
      <PagesFoot asked={asked} count={data.count} shown={data.requests.length} onGo={onGo} />
    </>
  )
}
