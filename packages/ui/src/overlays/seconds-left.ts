import { useEffect, useState } from 'react'

/** Whole seconds until an ISO instant, by the wall clock: a sleeping laptop wakes to the right number. */
export function useSecondsLeft(until: string): number {
  const end = Date.parse(until)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** "2:00", the same in both languages: it is drawn left to right. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
