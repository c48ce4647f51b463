import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { useCallback, useEffect, useState } from 'react'
import { loadClient } from '../app/load-client.ts'
import { askOnce, isWaiting, watchAttempt, type Watch } from './watch-attempt.ts'

export type AttemptWatch = Watch & { checkAgain: () => void }

/** Keeps the page at the truth: asks while the bank is silent, and whenever the page is shown again. */
export function useAttemptWatch(first: AttemptLoad): AttemptWatch {
  const [watch, setWatch] = useState<Watch>({ load: first, isAsking: false, isOver: false, askedAt: null })
  const id = first.kind === 'attempt' ? first.attempt.id : null

  useEffect(() => {
    if (id === null || !isWaiting(first)) return
    const stop = new AbortController()
    void watchAttempt(
      { load: first, isAsking: false, isOver: false, askedAt: null },
      {
        check: () => check(id),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        elapsed: () => performance.now(),
        onChange: setWatch,
        signal: stop.signal,
      },
    )
    return () => stop.abort()
  }, [id, first])

  const checkAgain = useCallback(async () => {
    if (id === null) return
    setWatch((shown) => ({ ...shown, isAsking: true }))
    const answered = await askOnce(watch, { check: () => check(id) })
    setWatch(answered)
  }, [id, watch])

  useEffect(() => {
    if (!isWaiting(watch.load)) return
    const shown = () => document.visibilityState === 'visible' && void checkAgain()
    const restored = (event: PageTransitionEvent) => event.persisted && void checkAgain()
    window.addEventListener('online', shown)
    window.addEventListener('pageshow', restored)
    document.addEventListener('visibilitychange', shown)
    return () => {
      window.removeEventListener('online', shown)
      window.removeEventListener('pageshow', restored)
      document.removeEventListener('visibilitychange', shown)
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
