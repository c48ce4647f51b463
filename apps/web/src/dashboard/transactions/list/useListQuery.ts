import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { parseSearch } from '../../../app/staff/search-params.ts'
import { isListPath } from './list-place.ts'
import { isPageMisnamed, readListQuery, writeListQuery, type ListQuery } from './list-query.ts'

export type ChangeQuery = (next: ListQuery, how?: 'push' | 'replace') => void

/** The list's state is the address: it survives a reload, a link and the way back. */
export function useListQuery(): {
  query: ListQuery
  change: ChangeQuery
  hrefOf: (next: ListQuery) => string
} {
  const router = useRouter()
  const { searchStr, pathname } = useLocation()
  const query = useMemo(() => readListQuery(searchStr), [searchStr])
  const change = useCallback<ChangeQuery>(
    (next, how = 'push') =>
      void router.navigate({
        to: pathname,
        search: parseSearch(writeListQuery(next)),
        replace: how === 'replace',
        resetScroll: false,
      }),
    [router, pathname],
  )
  useEffect(() => {
    // The address may name the next page already while this one is still drawn.
    if (isListPath(pathname) && isPageMisnamed(searchStr)) change(readListQuery(searchStr), 'replace')
  }, [searchStr, pathname, change])
  const hrefOf = useCallback((next: ListQuery) => pathname + writeListQuery(next), [pathname])
  return { query, change, hrefOf }
}
