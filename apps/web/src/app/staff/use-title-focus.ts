import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const lookMs = 50
const patienceMs = 5_000

/** A page that is opened from another one begins at its top, and its title is focused, as if it had been loaded. */
export function useTitleFocus(): void {
  // The page that is shown, not the one that is still being fetched.
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' })
  const page = pathname.replace(/^\/[a-z]{2}(?=\/)/, '')
  const before = useRef('')

  useEffect(() => {
    const isFirst = before.current === ''
    if (before.current === page) return
    before.current = page
    if (isFirst) return
    window.scrollTo(0, 0)
    const left = document.activeElement
    let waitedMs = 0
    const looking = setInterval(() => {
      waitedMs += lookMs
      if (focusTitle(left) || waitedMs >= patienceMs) clearInterval(looking)
    }, lookMs)
    return () => clearInterval(looking)
  }, [page])
}

/** Takes the focus where nothing nearer is left. */
export const pageTitle = () => document.querySelector<HTMLElement>('#main h1[tabindex="-1"]')

/**
 * Waits for a closing dialog, which gives the focus back. Nobody is interrupted who is typing, or has moved on since the page
 * was opened: `left` had the focus then.
 */
function focusTitle(left: Element | null): boolean {
  const title = pageTitle()
  if (!title || document.querySelector('dialog[open]')) return false
  const focused = document.activeElement
  const isMovedOn = focused !== left && focused !== document.body && !left?.closest('dialog')
  if (!isMovedOn && !focused?.matches('input, textarea, select')) title.focus({ preventScroll: true })
  return true
}
