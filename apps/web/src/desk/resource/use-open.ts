import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { parseSearch } from '../list/search-params.ts'

/** What the address has open: the id of a row, 'new', or null. Going back closes what was opened here. */
export function useOpen() {
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const wasOpenedHere = useRef(false)
  const { open, ...search } = parseSearch(searchStr)
  const id = typeof open === 'string' && open !== '' ? open : null
  const go = (to: string | null, replace: boolean) =>
    void router.navigate({
      to: pathname,
      search: to === null ? search : { ...search, open: to },
      replace,
      resetScroll: false,
    })
  return {
    id,
    open: (to: string) => {
      if (to === id) return
      if (id === null) wasOpenedHere.current = true
      go(to, id !== null)
    },
    close: () => {
      if (!wasOpenedHere.current) return go(null, true)
      wasOpenedHere.current = false
      router.history.back()
    },
  }
}
