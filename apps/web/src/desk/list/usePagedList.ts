import { useLocation, useRouter } from '@tanstack/react-router'
import { longestSearch, type ListDescriptor } from '@wasl/contracts/lists/list'
import { useMemo } from 'react'
import { askedSearch } from './asked-query.ts'
import { asOfIn, keptOf, readKept, type Kept } from './list-query.ts'
import { pageAsked } from './page-asked.ts'

/** What the address says about a list that has all of its pages by number. */
export type PagedAsked<List extends ListDescriptor> = Omit<Kept<List>, 'ordering'> & {
  page: number
  rows: 10 | 50 | 100
  /** When page 1 was read: rows that came since are on no other page. */
  asOf: string | null
}

const rowsInAddress = [50, 100] as const

/** What an address cannot say is left out. */
export function readPaged<List extends ListDescriptor>(list: List, search: string): PagedAsked<List> {
  const given = new URLSearchParams(search)
  const { q, filters } = readKept(list, given)
  const page = pageAsked(given, 99_999)
  return {
    q: q.slice(0, longestSearch),
    filters,
    page,
    asOf: page > 1 ? asOfIn(given) : null,
    rows: rowsInAddress.find((rows) => String(rows) === given.get('rows')) ?? 10,
  }
}

/** Only what differs from the list as it is first opened. */
export const writePaged = <List extends ListDescriptor>(
  list: List,
  { q, filters, page, rows, asOf }: PagedAsked<List>,
): Record<string, string> => ({
  ...keptOf(list, { q: q.trim(), filters, ordering: null }),
  ...(page > 1 && { page: String(page) }),
  ...(rows !== 10 && { rows: String(rows) }),
  ...(page > 1 && asOf && { asOf }),
})

/** The query that the server is asked by; ranges need the zone of their clock. */
export const pagedQuery = <List extends ListDescriptor>(
  list: List,
  { page, rows, asOf, ...asked }: PagedAsked<List>,
  timeZone = 'UTC',
) => ({
  ...askedSearch(list, asked, timeZone),
  ...(page > 1 && { page, ...(asOf && { asOf }) }),
  pageSize: rows,
})

/** The list an address asks for, and the way to another page or part of it. */
export function usePagedList<List extends ListDescriptor>(list: List) {
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const asked = useMemo(() => readPaged(list, searchStr), [list, searchStr])
  const go = (change: Partial<PagedAsked<List>>) =>
    void router.navigate({
      to: pathname,
      search: writePaged(list, { ...asked, ...change }),
      resetScroll: false,
    })
  return { asked, go, pathname }
}
