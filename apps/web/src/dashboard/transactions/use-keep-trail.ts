import { useRouter } from '@tanstack/react-router'
import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import { useEffect } from 'react'
import { keepTrail, placeInTab } from './trail.ts'

/** A list tells where it is, filters and all, so that a detail page leads back to it. */
export function useKeepTrail(place: ListPlace): void {
  const router = useRouter()
  useEffect(() => {
    const keep = () => {
      const { href } = router.history.location
      keepTrail(place, { href, index: placeInTab(router.history) })
    }
    keep()
    return router.subscribe('onResolved', ({ toLocation, fromLocation }) => {
      if (toLocation.pathname === fromLocation?.pathname) keep()
    })
  }, [router, place])
}
