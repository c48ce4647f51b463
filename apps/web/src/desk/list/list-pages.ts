import type { Pages, PageStep } from '@wasl/ui/table/Paginator'
import type { PageOfList } from '../../../desk/frame/page-instead.ts'
import { pagesByNumber } from '../../../desk/list/list-query.ts'
import type { TransactionQuery } from './transaction-query.ts'
import type { Rows } from './useRows.ts'

/** Null where all rows stand in one list. */
export function pagesOf({ page, rows }: TransactionQuery, found: Rows): Pages | null {
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

/** Which page of how many rows this is; counting stopped where the count is not exact. */
export const placeIn = ({ page, rows }: TransactionQuery, found: Rows): PageOfList => ({
  page,
  rows,
  shown: found.rows.length,
  count: found.isCountExact ? (found.count ?? 0) : null,
})

/** By number inside the first hundred pages, by the answer's cursor beyond, the last one from the end (product.md 9.7). */
export function turnPage(query: TransactionQuery, step: PageStep, found: Rows): TransactionQuery {
  const to = pageOf(query.page, step, found, query.rows)
  if (to <= pagesByNumber) return numbered(query, to, found)
  if (step === 'last' && query.rows !== 'all')
    return { ...query, page: to, asOf: null, cursor: `last.${(found.count ?? 0) - (to - 1) * query.rows}` }
  return { ...query, page: to, asOf: null, cursor: to > query.page ? found.next : found.previous }
}

/** A page by its number, as of page 1. */
export const numbered = (
  query: TransactionQuery,
  page: number,
  { asOf }: Pick<Rows, 'asOf'>,
): TransactionQuery => ({
  ...query,
  page,
  cursor: null,
  asOf: page === 1 ? null : (query.asOf ?? asOf),
})

function pageOf(
  page: number,
  step: PageStep,
  { count, isCountExact }: Rows,
  rows: TransactionQuery['rows'],
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
