import { useEffect, useState } from 'react'

const stepMs = 30_000

/** Whole minutes since an instant, counted on. */
export function useMinutesAgo(sinceMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [])
  return sinceMs === 0 ? 0 : Math.max(0, Math.floor((now - sinceMs) / 60_000))
}
