import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadClient } from '../../base/load-client.ts'
import { askOnce, isWaiting, watchAttempt, type Shown, type Watch } from './watch-attempt.ts'

export type AttemptWatch = Watch & { checkAgain: () => void }

/** Keeps the page at the truth: asks while the bank is silent, and whenever the page is shown again. */
export function useAttemptWatch(first: AttemptLoad): AttemptWatch {
  const [watch, setWatch] = useState<Watch>({ load: first, isAsking: false, isOver: false, askedAt: null })
  const latest = useRef(watch)
  const [shown] = useState<Shown>(() => ({
    current: () => latest.current,
    change: (next) => {
      latest.current = next
      setWatch(next)
    },
  }))
  const id = first.kind === 'attempt' ? first.attempt.id : null

  useEffect(() => {
    if (id === null) return
    const stop = new AbortController()
    void watchAttempt({
      ...shown,
      check: () => check(id),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      elapsed: () => performance.now(),
      signal: stop.signal,
    })
    return () => stop.abort()
  }, [id, shown])

  const checkAgain = useCallback(() => {
    if (id !== null) void askOnce({ ...shown, check: () => check(id) })
  }, [id, shown])

  useEffect(() => {
    if (!isWaiting(watch.load)) return
    const seen = () => document.visibilityState === 'visible' && checkAgain()
    const restored = (event: PageTransitionEvent) => event.persisted && checkAgain()
    window.addEventListener('online', seen)
    window.addEventListener('pageshow', restored)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', seen)
      window.removeEventListener('pageshow', restored)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [watch.load, checkAgain])

  return { ...watch, checkAgain }
}

async function check(id: string): Promise<AttemptLoad> {
  const client = await loadClient()
  const answer = await client.pay.checkAttempt({ params: { id }, body: {} })
  if (answer.status === 200 || answer.status === 404) return answer.body
  throw new Error(`the check answered ${answer.status}`)
}
