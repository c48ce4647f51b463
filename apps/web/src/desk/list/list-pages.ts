import type { Pages, PageStep } from '@wasl/ui/table/Paginator'
import type { ListDescriptor } from '@wasl/contracts/lists/list'
import type { PageOfList } from '../frame/page-instead.ts'
import { pagesByNumber, type ListQuery } from './list-query.ts'

/** One page of a list as the server answered it. */
export type FoundRows = {
  rows: readonly unknown[]
  /** Null until the first answer. */
  count: number | null
  isCountExact: boolean
  next: string | null
  previous: string | null
  /** When page 1 was read. */
  asOf: string | null
}

type Paged = Pick<ListQuery, 'page' | 'rows'>

/** Null if all rows are on one page. */
export function pagesOf({ page, rows }: Paged, found: FoundRows): Pages | null {
  if (rows === 'all' || found.count === null) return null
  if (page > pagesByNumber) {
    return {
      kind: 'steps',
      hasLast: found.isCountExact,
      hasPrevious: found.previous !== null,
      hasNext: found.next !== null,
      numbered: pagesByNumber,
    }
  }
  const counted = Math.max(1, Math.ceil(found.count / rows))
  const isMore = counted > pagesByNumber || !found.isCountExact
  return {
    kind: 'numbered',
    page,
    count: Math.min(counted, pagesByNumber),
    ...(isMore && { hasMore: found.next !== null }),
  }
}

/** Which page of how many rows this is; an inexact count is a lower bound. */
export const placeIn = ({ page, rows }: Paged, found: FoundRows): PageOfList => ({
  page,
  rows,
  shown: found.rows.length,
  count: found.isCountExact ? (found.count ?? 0) : null,
})

/** By number inside the first hundred pages, by the answer's cursor beyond, the last one from the end (product.md 9.7). */
export function turnPage<List extends ListDescriptor>(
  query: ListQuery<List>,
  step: PageStep,
  found: FoundRows,
): ListQuery<List> {
  const to = pageOf(query.page, step, found, query.rows)
  if (to <= pagesByNumber) return numbered(query, to, found)
  if (step === 'last' && query.rows !== 'all')
    return { ...query, page: to, asOf: null, cursor: `last.${(found.count ?? 0) - (to - 1) * query.rows}` }
  return { ...query, page: to, asOf: null, cursor: to > query.page ? found.next : found.previous }
}

/** A page by its number, as of page 1. */
export const numbered = <List extends ListDescriptor>(
  query: ListQuery<List>,
  page: number,
  { asOf }: Pick<FoundRows, 'asOf'>,
): ListQuery<List> => ({
  ...query,
  page,
  cursor: null,
  asOf: page === 1 ? null : (query.asOf ?? asOf),
})

function pageOf(
  page: number,
  step: PageStep,
  { count, isCountExact }: FoundRows,
  rows: Paged['rows'],
): number {
  switch (step) {
    case 'first':
      return 1
    case 'previous':
      return Math.max(1, page - 1)
    case 'next':
      return page + 1
    case 'last':
      return rows === 'all'
        ? 1
        : Math.min(isCountExact ? Infinity : pagesByNumber, Math.ceil((count ?? 1) / rows))
  }
  return step
}
