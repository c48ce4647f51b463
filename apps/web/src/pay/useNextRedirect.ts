import { useCallback, useEffect, useState } from 'react'

/** S1 §9. */
export const redirectSeconds = 3

const interruptions = ['keydown', 'pointerdown', 'wheel', 'touchstart', 'focusin'] as const

/** Counts down while the page is in view; any sign of a reader stops it for good (WCAG 2.2.1). */
export function useNextRedirect(url: string) {
  const [secondsLeft, setSecondsLeft] = useState(redirectSeconds)
  const [isStopped, setIsStopped] = useState(false)
  const stay = useCallback(() => setIsStopped(true), [])

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
    // Once: another call would take back a navigation that is slow to answer.
    if (secondsLeft === 0 && !isStopped) window.location.assign(url)
  }, [secondsLeft, isStopped, url])

  return { secondsLeft, isStopped, stay }
}
