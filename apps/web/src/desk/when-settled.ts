import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '../base/when-idle.ts'

const patienceMs = 10_000

/** Once the page stands with its data: what is fetched then takes nothing from it. */
export function whenSettled(queries: QueryClient, router: AnyRouter, act: () => void): () => void {
  let stopIdle = () => {}
  const done = () => {
    stop()
    act()
  }
  const look = () => {
    stopIdle()
    if (queries.isFetching() > 0 || router.state.status === 'pending') return
    stopIdle = whenIdle(() =>
      queries.isFetching() > 0 || router.state.status === 'pending' ? look() : done(),
    )
  }
  const watches = [queries.getQueryCache().subscribe(look), router.subscribe('onResolved', look)]
  const timer = setTimeout(done, patienceMs)
  function stop() {
    clearTimeout(timer)
    stopIdle()
    for (const unwatch of watches) unwatch()
  }
  return stop
}
