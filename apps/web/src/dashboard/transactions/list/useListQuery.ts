import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { parseSearch } from '../../../desk/list/search-params.ts'
import { isListPath } from './list-place.ts'
import { isPageMisnamed, pagesByNumber, readListQuery, writeListQuery, type ListQuery } from './list-query.ts'
import { useListText } from './list.text.ts'

/** To another query, or to what is made of the one that stands when it is called. */
export type ChangeQuery = (
  next: ListQuery | ((now: ListQuery) => ListQuery),
  how?: 'push' | 'replace',
) => void

/** What the address asks for. */
export function useAskedQuery(): ListQuery {
  const { searchStr } = useLocation()
  return useMemo(() => readListQuery(searchStr), [searchStr])
}

/** How many rows a page shall have: told at once, before the list is drawn with them; a radio would go back for a moment. */
export function useAskedRows(): ListQuery['rows'] {
  return useLocation({ select: ({ searchStr }) => readListQuery(searchStr).rows })
}

/** The list's state is the address: it survives a reload, a link and the way back. */
export function useListQuery(): {
  query: ListQuery
  change: ChangeQuery
  hrefOf: (next: ListQuery) => string
} {
  const router = useRouter()
  const { searchStr, pathname } = useLocation()
  const query = useAskedQuery()
  const notices = useNotices()
  const t = useListText()
  const change = useCallback<ChangeQuery>(
    (next, how = 'push') => {
      const wanted = typeof next === 'function' ? next(readListQuery(router.latestLocation.searchStr)) : next
      void router.navigate({
        to: pathname,
        search: parseSearch(writeListQuery(wanted)),
        replace: how === 'replace',
        resetScroll: false,
      })
    },
    [router, pathname],
  )
  useEffect(() => {
    // The address may name the next page already while this one is still drawn.
    if (!isListPath(pathname) || !isPageMisnamed(searchStr)) return
    const named = readListQuery(searchStr)
    if (named.page === pagesByNumber) notices.partial(t('list.byNumber', { n: pagesByNumber }))
    change(named, 'replace')
  }, [searchStr, pathname, change, notices, t])
  const hrefOf = useCallback((next: ListQuery) => pathname + writeListQuery(next), [pathname])
  return { query, change, hrefOf }
}
