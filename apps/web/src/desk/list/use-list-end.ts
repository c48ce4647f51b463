import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePathname } from '../../base/use-pathname.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { pageInstead, type PageOfList } from '../frame/page-instead.ts'
import { parseSearch } from './search-params.ts'
import { useStaffText } from '../staff.text.ts'

type Found = { isFetching: boolean; isPlaceholderData: boolean }

/** Puts an address right that names a page behind the end of its list. True until the other page has its rows. */
export function useListEnd(list: PageOfList, { isFetching, isPlaceholderData }: Found): boolean {
  const router = useRouter()
  const notices = useNotices()
  const t = useStaffText()
  const pathname = usePathname()
  // The address may name the next screen already while this list is still drawn.
  const isHere = useMatch({ strict: false, select: (match) => match.pathname }) === pathname
  const instead = pageInstead(list)
  const isCertain = isHere && !isFetching && !isPlaceholderData
  useEffect(() => {
    if (instead === null || !isCertain) return
    const { page: _, cursor: _cursor, asOf: _asOf, ...search } = parseSearch(router.latestLocation.searchStr)
    notices.partial(t('staff.listEnds', { page: instead }))
    void router.navigate({
      to: pathname,
      search: { ...search, ...(instead > 1 && { page: String(instead) }) },
      replace: true,
      resetScroll: false,
    })
  }, [router, pathname, instead, isCertain, notices, t])
  const isOnItsWay = isPlaceholderData && list.shown === 0 && list.count !== 0
  return isOnItsWay || instead !== null
}
