import type { LiveEvent } from '@wasl/contracts/web/dashboard/live.contract'
import { createContext, useContext, useEffect, useRef } from 'react'

/** What every tab hears; `poll`: live events do not reach us, so whatever is shown may have changed. */
export type LiveNews = LiveEvent | { kind: 'poll' }
export type LiveListener = (news: LiveNews) => void

type Subscribe = (listener: LiveListener) => () => void

export const LiveContext = createContext<Subscribe>(() => () => {})

/** For a screen that does more than refresh its queries, which happens by itself. */
export function useLive(listener: LiveListener): void {
  const subscribe = useContext(LiveContext)
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  }, [listener])
  useEffect(() => subscribe((news) => latest.current(news)), [subscribe])
}
