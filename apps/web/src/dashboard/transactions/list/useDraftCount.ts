import { useQuery } from '@tanstack/react-query'
import type { ListFilters } from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import { useEffect, useState } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { askedOf } from './asked-query.ts'
import { askedAnew, type ListQuery } from './list-query.ts'
import { listQueries } from './list.queries.ts'

const settleMs = 300
/** One row is asked for: what matters is the count beside it. */
export const countedRows = '1'

/** How many rows the filters would show, counted once the person stops changing them. */
export function useDraftCount(place: ListPlace, query: ListQuery, filters: ListFilters) {
  const { merchant } = usePageFacts()
  const [settled, setSettled] = useState(filters)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), settleMs)
    return () => clearTimeout(timer)
  }, [filters])
  const asked = { ...askedOf(askedAnew(query, { filters: settled }), merchant.timeZone), rows: countedRows }
  const { data, isFetching, isPlaceholderData } = useQuery(listQueries.page(place, asked))
  const isCounting = settled !== filters || (isFetching && (isPlaceholderData || !data))
  return { count: data?.count ?? null, isExact: data?.isCountExact ?? true, isCounting }
}
