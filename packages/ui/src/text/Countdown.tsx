import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useAnnounce } from './announce.ts'
import { spokenMinute } from './spoken-minute.ts'

type Props = {
  /** ISO instant. */
  until: string
  /** The sentence for the time that is left. */
  write: (left: { minutes: number; seconds: number }) => ReactNode
  /** Said at 30, 10, 5 and 1 minutes. */
  announcement: (minutes: number) => string
  onEnd?: () => void
}

/** Ticks by the wall clock, so a sleeping phone wakes to the right time. Draws nothing before hydration. */
export function Countdown({ until, write, announcement, onEnd }: Props) {
  const [left, setLeft] = useState<number | null>(null)
  const before = useRef<number | null>(null)
  const announce = useAnnounce()
  const end = Date.parse(until)

  useEffect(() => {
    const read = () => Math.max(0, Math.ceil((end - Date.now()) / 1000))
    setLeft(read())
    const timer = setInterval(() => setLeft(read()), 1000)
    return () => clearInterval(timer)
  }, [end])

  useEffect(() => {
    if (left === null) return
    if (left === 0) onEnd?.()
    const minutes = spokenMinute(before.current, left)
    before.current = left
    if (minutes !== null) announce(announcement(minutes))
    // eslint-disable-next-line react/exhaustive-deps -- speaks when the second changes, not when a caller writes a new function
  }, [left])

  if (left === null) return null
  return (
    <span role="timer" aria-live="off">
      {write({ minutes: Math.floor(left / 60), seconds: left % 60 })}
    </span>
  )
}
