import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useQuery } from '@tanstack/react-query'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { useState, useEffect } from 'react'
import { isMissing, Refused } from '../../../base/session/answer-of.ts'
import { DashboardForbidden } from '../../../desk/DashboardForbidden.tsx'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { isListModule, isRestorable } from '../actions/acted-on.ts'
import { DetailElsewhere } from './DetailElsewhere.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { DetailView } from './DetailView.tsx'
import { transactionQuery } from './detail.queries.ts'
import { useNavigate } from '@tanstack/react-router'
import { useListLink } from './use-list-link.tsx'

type Props = { place: ListPlace; id: string }

/** DET-01…04: one transaction. What was shown stays while it is asked for anew. */
export function DetailPage({ place, id }: Props) {
  const [hasMoved, setHasMoved] = useState(false)
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...transactionQuery(place, id),
    enabled: !hasMoved,
  })
  const isGone = isMissing(error)
  if (hasMoved && data && !isRestorable(data.state)) return <DetailLeft place={place} id={id} />
  // What is remembered of an address that somebody comes back to is no news.
  if (hasMoved || (isGone && isFetchedAfterMount)) {
    return <DetailElsewhere place={data ? ownPlace(data, place) : place} id={id} />
  }
  if (data) return <DetailView place={place} transaction={data} onMoved={() => setHasMoved(true)} />
  if (error === null || isGone) return <DetailSkeleton place={place} id={id} />
  if (error instanceof Refused && error.status === 403) return <DashboardForbidden />
  return <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
}

/** In its own module's list, where it was opened from the list of all. */
const ownPlace = ({ plugin }: TransactionShown, { module, list }: ListPlace): ListPlace => ({
  module: isListModule(plugin) ? plugin : module,
  list,
})

/** Deleted here, and in no list any more: back to the list as it was left. */
function DetailLeft({ place, id }: { place: ListPlace; id: string }) {
  const navigate = useNavigate()
  const { href } = useListLink(place)
  useEffect(() => void navigate({ href, replace: true }), [navigate, href])
  return <DetailSkeleton place={place} id={id} />
}
