import { dayIn } from '@wasl/domain/wall-clock'
import { useEffect, useState } from 'react'

const stepMs = 30_000

/** The merchant's day, "2026-11-20", also when a tab stays open over midnight. */
export function useToday(timeZone: string): string {
  const [today, setToday] = useState(() => dayIn(timeZone, new Date()))
  useEffect(() => {
    const timer = setInterval(() => setToday(dayIn(timeZone, new Date())), stepMs)
    return () => clearInterval(timer)
  }, [timeZone])
  return today
}
