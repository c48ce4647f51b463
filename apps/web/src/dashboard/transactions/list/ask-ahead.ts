import { narrowingOf } from '@wasl/contracts/lists/list'
import { listName, transactionList } from '@wasl/contracts/lists/transactions'
import type { ListAhead, ListAsked } from '@wasl/contracts/web/dashboard/transactions/list-ahead'
import type { QueryClient } from '@tanstack/react-query'
import { mayOpen } from '../../../desk/menu/may-open.ts'
import { rightsOf } from '../../../desk/staff.ts'
import { shellQuery } from '../../../desk/shell.queries.ts'
import type { StaffContext } from '../../../desk/staff-context.ts'
import { askedOf } from '../../../desk/list/asked-query.ts'
import { viewsQuery } from '../../../desk/list/useSavedViews.ts'
import { readListQuery } from '../../../desk/list/list-query.ts'
import { isListPath, placeOf } from './list-place.ts'
import { listQueries } from './list.queries.ts'

type Address = { pathname: string; searchStr: string }

/** Asks for what a list opens with as soon as it is known whose it is: drawing the shell takes a slow phone a second. */
export async function askAhead({ queries, facts }: StaffContext, { pathname, searchStr }: Address) {
  const place = placeOf(pathname)
  const shell = await queries.ensureQueryData(shellQuery).catch(() => null)
  if (!place || !shell || !mayOpen(pathname, rightsOf(shell))) return
  const query = readListQuery(transactionList, searchStr)
  void queries.prefetchQuery(listQueries.setup(place))
  if (query.rows !== 'all')
    void queries.prefetchQuery(
      listQueries.page(place, askedOf(transactionList, query, facts.merchant.timeZone)),
    )
}

/** The same as the server asks it while it makes the page; null where there is no list, or where it comes in parts. */
export function listAskedAt(path: string, timeZone: string): ListAsked | null {
  const [pathname = '', search = ''] = path.split('?', 2)
  const place = isListPath(pathname) ? placeOf(pathname) : null
  const query = readListQuery(transactionList, search)
  return place && query.rows !== 'all' ? { place, query: askedOf(transactionList, query, timeZone) } : null
}

/** What came with the page is asked for by nobody. */
export function keepList(queries: QueryClient, ahead: ListAhead): void {
  const { place, query, setup, page, views, statistics } = ahead
  queries.setQueryData(listQueries.setup(place).queryKey, setup)
  queries.setQueryData(listQueries.page(place, query).queryKey, page)
  queries.setQueryData(viewsQuery(listName(place)).queryKey, { results: views })
  const sums = narrowingOf(transactionList, query)
  if (statistics) queries.setQueryData(listQueries.statistics(place, sums).queryKey, statistics)
}
