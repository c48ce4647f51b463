import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { transactionList, type ListPlace } from '@wasl/contracts/lists/transactions'
import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { useEffect, useMemo } from 'react'
import { askedOf } from '../../../desk/list/asked-query.ts'
import { numbered, type FoundRows } from '../../../desk/list/list-pages.ts'
import { pagesByNumber } from '../../../desk/list/list-query.ts'
import type { TransactionQuery } from './transaction-query.ts'
import { listQueries } from './list.queries.ts'

export type Rows = FoundRows & {
  rows: readonly TransactionRow[]
  /** The rows belong to what was asked before. */
  isPrevious: boolean
  isFetching: boolean
  error: Error | null
  updatedAt: number
  /** The next part of all rows; null where there is none. */
  more: (() => void) | null
}

const none: readonly TransactionRow[] = []

/** A page of the list, or all of it in parts. The page after this one is asked for before anybody turns to it. */
export function useRows(place: ListPlace, query: TransactionQuery, timeZone: string): Rows {
  const queries = useQueryClient()
  const isAll = query.rows === 'all'
  const asked = useMemo(() => askedOf(transactionList, query, timeZone), [query, timeZone])
  const page = useQuery({ ...listQueries.page(place, asked), enabled: !isAll })
  const all = useInfiniteQuery({ ...listQueries.all(place, asked), enabled: isAll })
  const allRows = useMemo(() => all.data?.pages.flatMap(({ rows }) => rows) ?? none, [all.data])

  const { data, isPlaceholderData } = page
  const hasNext = !isPlaceholderData && Boolean(data?.next)
  useEffect(() => {
    if (isAll || !hasNext || query.page >= pagesByNumber) return
    const following = askedOf(
      transactionList,
      numbered(query, query.page + 1, { asOf: data?.asOf ?? null }),
      timeZone,
    )
    void queries.prefetchQuery(listQueries.page(place, following))
  }, [queries, place, query, timeZone, isAll, hasNext, data?.asOf])

  if (isAll) {
    const first = all.data?.pages[0]
    const isComplete = Boolean(all.data) && !all.hasNextPage
    return {
      rows: allRows,
      count: isComplete ? allRows.length : (first?.count ?? null),
      isCountExact: isComplete || (first?.isCountExact ?? true),
      next: null,
      previous: null,
      asOf: null,
      isPrevious: all.isPlaceholderData,
      isFetching: all.isFetching,
      error: all.error,
      updatedAt: all.dataUpdatedAt,
      more: all.hasNextPage && !all.isFetching ? () => void all.fetchNextPage() : null,
    }
  }
  return {
    rows: data?.rows ?? none,
    count: data?.count ?? null,
    isCountExact: data?.isCountExact ?? true,
    next: data?.next ?? null,
    previous: data?.previous ?? null,
    asOf: data?.asOf ?? null,
    isPrevious: isPlaceholderData,
    isFetching: page.isFetching,
    error: page.error,
    updatedAt: page.dataUpdatedAt,
    more: null,
  }
}
