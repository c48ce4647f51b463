import { useLocation, useRouter } from '@tanstack/react-router'
import type { ListDescriptor } from '@wasl/contracts/lists/list'
import { useCallback, useEffect, useMemo } from 'react'
import { useNotices } from '../../base/session/staff-notices.ts'
import { useStaffText } from '../staff.text.ts'
import { isPageMisnamed, pagesByNumber, readListQuery, writeListQuery, type ListQuery } from './list-query.ts'
import { parseSearch } from './search-params.ts'

/** Takes the next query, or a function of the current one. */
export type ChangeQuery<List extends ListDescriptor> = (
  next: ListQuery<List> | ((now: ListQuery<List>) => ListQuery<List>),
  how?: 'push' | 'replace',
) => void

/** What the address asks for. */
export function useAskedQuery<List extends ListDescriptor>(list: List): ListQuery<List> {
  const { searchStr } = useLocation()
  return useMemo(() => readListQuery(list, searchStr), [list, searchStr])
}

/**
 * The list's state is the address: it survives a reload, a link and the way back. `isListPath` says whether an address is
 * that of the list: a page that opens from a row has its own.
 */
export function useListQuery<List extends ListDescriptor>(
  list: List,
  isListPath: (pathname: string) => boolean,
): {
  query: ListQuery<List>
  change: ChangeQuery<List>
  hrefOf: (next: ListQuery<List>) => string
} {
  const router = useRouter()
  const { searchStr, pathname } = useLocation()
  const query = useAskedQuery(list)
  const notices = useNotices()
  const t = useStaffText()
  const change = useCallback<ChangeQuery<List>>(
    (next, how = 'push') => {
      const wanted =
        typeof next === 'function' ? next(readListQuery(list, router.latestLocation.searchStr)) : next
      void router.navigate({
        to: pathname,
        search: parseSearch(writeListQuery(list, wanted)),
        replace: how === 'replace',
        resetScroll: false,
      })
    },
    [router, list, pathname],
  )
  useEffect(() => {
    // The address may already name the next page while this one is still drawn.
    if (!isListPath(pathname) || !isPageMisnamed(list, searchStr)) return
    // Another correction, to the last page, may have come first.
    if (router.latestLocation.searchStr !== searchStr) return
    const named = readListQuery(list, searchStr)
    if (named.page === pagesByNumber) notices.partial(t('staff.pages.byNumber', { n: pagesByNumber }))
    change(named, 'replace')
  }, [router, list, isListPath, searchStr, pathname, change, notices, t])
  const hrefOf = useCallback(
    (next: ListQuery<List>) => pathname + writeListQuery(list, next),
    [list, pathname],
  )
  return { query, change, hrefOf }
}
