import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isListPath } from './list/list-place.ts'
import { keepTrail, placeInTab } from './trail.ts'

/** A list tells where it is, filters and all, so that a detail page leads back to it. */
export function useKeepTrail(place: ListPlace): void {
  const router = useRouter()
  useEffect(() => {
    const keep = () => {
      const { href, pathname } = router.history.location
      // The address names the next page already while the list is still shown.
      if (isListPath(pathname)) keepTrail(place, { href, index: placeInTab(router.history) })
    }
    keep()
    return router.subscribe('onResolved', ({ toLocation, fromLocation }) => {
      if (toLocation.pathname === fromLocation?.pathname) keep()
    })
  }, [router, place])
}
