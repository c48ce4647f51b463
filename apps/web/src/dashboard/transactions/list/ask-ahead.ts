import { mayOpen } from '../../../app/staff/may-open.ts'
import { rightsOf } from '../../../app/staff/staff.ts'
import { shellQuery } from '../../../app/staff/shell.queries.ts'
import type { StaffContext } from '../../../app/staff/staff-context.ts'
import { askedOf } from './asked-query.ts'
import { placeOf } from './list-place.ts'
import { readListQuery } from './list-query.ts'
import { listQueries } from './list.queries.ts'

type Address = { pathname: string; searchStr: string }

/** Asks for what a list opens with as soon as it is known whose it is: drawing the shell takes a slow phone a second. */
export async function askAhead({ queries, facts }: StaffContext, { pathname, searchStr }: Address) {
  const place = placeOf(pathname)
  const shell = await queries.ensureQueryData(shellQuery).catch(() => null)
  if (!place || !shell || !mayOpen(pathname, rightsOf(shell))) return
  const query = readListQuery(searchStr)
  void queries.prefetchQuery(listQueries.setup(place))
  if (query.rows !== 'all')
    void queries.prefetchQuery(listQueries.page(place, askedOf(query, facts.merchant.timeZone)))
}
