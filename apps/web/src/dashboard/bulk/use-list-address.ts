import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readListQuery, writeListQuery, type ListAsked } from './bulk-query.ts'

/** The list an address asks for, and the way to another page or part of it. */
export function useListAddress<Show extends string>(shows: readonly [Show, ...Show[]]) {
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const asked = useMemo(() => readListQuery(searchStr, shows), [searchStr, shows])
  const go = (change: Partial<ListAsked<Show>>) =>
    void router.navigate({
      to: pathname,
      search: writeListQuery({ ...asked, ...change }, shows[0]),
      resetScroll: false,
    })
  return { asked, go, pathname }
}
