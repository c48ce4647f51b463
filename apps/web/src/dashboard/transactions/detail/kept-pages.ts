import { hashKey, type QueryClient } from '@tanstack/react-query'
import { transactionList, type ListPlace } from '@wasl/contracts/lists/transactions'
import type { TransactionPage } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { ListQuery as Asked } from '@wasl/contracts/web/dashboard/transactions.contract'
import { askedOf } from '../../../desk/list/asked-query.ts'
import { readListQuery } from '../../../desk/list/list-query.ts'
import { countedRows } from '../list/list.queries.ts'
import { trailOf } from '../trail.ts'
import type { KeptPage } from './neighbours.ts'

/** What is kept of the list: the page that was left for this one, then what was asked for last. What was only counted is no page. */
export function keptPages(queries: QueryClient, place: ListPlace, timeZone: string): KeptPage<Asked>[] {
  const { module, list } = place
  const left = trailOf(place)?.href.split('?')[1] ?? ''
  const leftAs = hashKey([askedOf(transactionList, readListQuery(transactionList, left), timeZone)])
  const isLeft = (page: KeptPage<Asked>) => Number(hashKey([page.asked]) === leftAs)
  return queries
    .getQueryCache()
    .findAll({ queryKey: ['transactions', module, list, 'page'] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ queryKey, state }) =>
      // As `listQueries.page` keeps them.
      state.data ? [{ asked: queryKey[4] as Asked, page: state.data as TransactionPage }] : [],
    )
    .filter((page) => page.asked.pageSize !== countedRows)
    .toSorted((one, other) => isLeft(other) - isLeft(one))
}
