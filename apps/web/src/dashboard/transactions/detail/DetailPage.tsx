import { useQuery } from '@tanstack/react-query'
import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import { Refused } from '../../../app/staff/answer-of.ts'
import { DashboardForbidden } from '../../../app/staff/DashboardForbidden.tsx'
import { StaffFailed } from '../../../app/staff/StaffFailed.tsx'
import { DetailMissing } from './DetailMissing.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { DetailView } from './DetailView.tsx'
import { transactionQuery } from './detail.queries.ts'

type Props = { place: ListPlace; id: string }

/** DET-01…04: one transaction. What was shown stays while it is asked for anew. */
export function DetailPage({ place, id }: Props) {
  const { data, error, refetch } = useQuery(transactionQuery(place, id))
  if (error instanceof Refused && error.status === 404) return <DetailMissing place={place} id={id} />
  if (data) return <DetailView place={place} transaction={data} />
  if (error instanceof Refused && error.status === 403) return <DashboardForbidden />
  if (error) return <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
  return <DetailSkeleton id={id} />
}
