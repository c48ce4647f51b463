import { useIsLive } from '@wasl/ui/page/useIsLive.ts'
import { useCallback, useEffect, useState } from 'react'

/** S1 §9. */
export const redirectSeconds = 3

const interruptions = ['keydown', 'pointerdown', 'wheel', 'touchstart', 'focusin'] as const

/**
 * Counts down while the page is in view; any sign of a reader stops it for good (WCAG 2.2.1), and who came back to the page
 * is one.
 */
export function useNextRedirect(url: string) {
  const [secondsLeft, setSecondsLeft] = useState(redirectSeconds)
  const [isStaying, setIsStaying] = useState(false)
  const stay = useCallback(() => setIsStaying(true), [])
  const isLive = useIsLive()
  const isStopped = isStaying || (isLive && cameBack())

  useEffect(() => {
    if (isStopped) return
    const tick = () =>
      document.visibilityState === 'visible' && setSecondsLeft((left) => Math.max(0, left - 1))
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [isStopped])

  useEffect(() => {
    if (isStopped) return
    // The page itself moves the focus to its heading while it starts; that is nobody's wish to stay.
    const settle = setTimeout(() => interruptions.forEach((name) => window.addEventListener(name, stay)), 0)
    return () => {
      clearTimeout(settle)
      interruptions.forEach((name) => window.removeEventListener(name, stay))
    }
  }, [isStopped, stay])

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && stay()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [stay])

  useEffect(() => {
    // Once: another call would take back a navigation that is slow to answer.
    if (secondsLeft === 0 && !isStopped) window.location.assign(url)
  }, [secondsLeft, isStopped, url])

  return { secondsLeft, isStopped, stay }
}

const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')
