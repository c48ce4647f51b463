import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { TransactionPage } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { ListPlace, ListQuery as Asked } from '@wasl/contracts/web/dashboard/transactions.contract'
import { askedOf } from '../list/asked-query.ts'
import { readListQuery } from '../list/list-query.ts'
import { countedRows } from '../list/useDraftCount.ts'
import { trailOf } from '../trail.ts'
import type { KeptPage } from './neighbours.ts'

/** What is kept of the list: the page that was left for this one, then what was asked for last. What was only counted is no page. */
export function keptPages(queries: QueryClient, place: ListPlace, timeZone: string): KeptPage<Asked>[] {
  const { module, list } = place
  const left = trailOf(place)?.href.split('?')[1] ?? ''
  const leftAs = hashKey([askedOf(readListQuery(left), timeZone)])
  const isLeft = (page: KeptPage<Asked>) => Number(hashKey([page.asked]) === leftAs)
  return queries
    .getQueryCache()
    .findAll({ queryKey: ['transactions', module, list, 'page'] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ queryKey, state }) =>
      // As `listQueries.page` keeps them.
      state.data ? [{ asked: queryKey[4] as Asked, page: state.data as TransactionPage }] : [],
    )
    .filter((page) => page.asked.rows !== countedRows)
    .toSorted((one, other) => isLeft(other) - isLeft(one))
}
