import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useMatch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { placeOf } from './list-place.ts'

/** Of the page that is shown: the address names the next one already while its code is on the way. */
export function usePlace(): ListPlace | null {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  return useMemo(() => placeOf(pathname), [pathname])
}
