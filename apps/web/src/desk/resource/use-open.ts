import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { parseSearch } from '../list/search-params.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * What the address has open: the id of a row, 'new', or null; and of a new one, which row it is like. Going back closes what
 * was opened here.
 */
export function useOpen() {
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const wasOpenedHere = useRef(false)
  const { open, like, ...search } = parseSearch(searchStr)
  const id = textOf(open)
  const go = (to: string | null, { replace, of }: { replace: boolean; of?: string | undefined }) =>
    void router.navigate({
      to: pathname,
      search: to === null ? search : { ...search, open: to, ...(of !== undefined && { like: of }) },
      replace,
      resetScroll: false,
    })
  return {
    id,
    like: textOf(like),
    open: (to: string, of?: string) => {
      if (to === id) return
      if (id === null) wasOpenedHere.current = true
      go(to, { replace: id !== null, of })
    },
    close: () => {
      if (!wasOpenedHere.current) return go(null, { replace: true })
      wasOpenedHere.current = false
      router.history.back()
    },
  }
}
