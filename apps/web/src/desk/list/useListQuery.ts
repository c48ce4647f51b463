import { useLocation, useRouter } from '@tanstack/react-router'
import { transactionList } from '@wasl/contracts/lists/transactions'
import { useCallback, useEffect, useMemo } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { parseSearch } from '../../../desk/list/search-params.ts'
import {
  isPageMisnamed,
  pagesByNumber,
  readListQuery,
  writeListQuery,
} from '../../../desk/list/list-query.ts'
import { isListPath } from './list-place.ts'
import type { TransactionQuery } from './transaction-query.ts'
import { useListText } from './list.text.ts'

/** To another query, or to what is made of the one that stands when it is called. */
export type ChangeQuery = (
  next: TransactionQuery | ((now: TransactionQuery) => TransactionQuery),
  how?: 'push' | 'replace',
) => void

/** What the address asks for. */
export function useAskedQuery(): TransactionQuery {
  const { searchStr } = useLocation()
  return useMemo(() => readListQuery(transactionList, searchStr), [searchStr])
}

/** How many rows a page shall have: told at once, before the list is drawn with them; a radio would go back for a moment. */
export function useAskedRows(): TransactionQuery['rows'] {
  return useLocation({ select: ({ searchStr }) => readListQuery(transactionList, searchStr).rows })
}

/** The list's state is the address: it survives a reload, a link and the way back. */
export function useListQuery(): {
  query: TransactionQuery
  change: ChangeQuery
  hrefOf: (next: TransactionQuery) => string
} {
  const router = useRouter()
  const { searchStr, pathname } = useLocation()
  const query = useAskedQuery()
  const notices = useNotices()
  const t = useListText()
  const change = useCallback<ChangeQuery>(
    (next, how = 'push') => {
      const wanted =
        typeof next === 'function'
          ? next(readListQuery(transactionList, router.latestLocation.searchStr))
          : next
      void router.navigate({
        to: pathname,
        search: parseSearch(writeListQuery(transactionList, wanted)),
        replace: how === 'replace',
        resetScroll: false,
      })
    },
    [router, pathname],
  )
  useEffect(() => {
    // The address may name the next page already while this one is still drawn.
    if (!isListPath(pathname) || !isPageMisnamed(transactionList, searchStr)) return
    // Or it leads to the last page: whoever corrected it first is right.
    if (router.latestLocation.searchStr !== searchStr) return
    const named = readListQuery(transactionList, searchStr)
    if (named.page === pagesByNumber) notices.partial(t('list.byNumber', { n: pagesByNumber }))
    change(named, 'replace')
  }, [router, searchStr, pathname, change, notices, t])
  const hrefOf = useCallback(
    (next: TransactionQuery) => pathname + writeListQuery(transactionList, next),
    [pathname],
  )
  return { query, change, hrefOf }
}
