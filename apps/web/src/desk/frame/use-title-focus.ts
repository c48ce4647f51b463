import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { followedLinks } from './followed-links.ts'

const lookMs = 50
/** Rows that are still remembered are drawn soon. */
const rowsMs = 500
const patienceMs = 5_000

/**
 * A page that is opened from another one begins at its top, and its title is focused, as if it had been loaded. Whoever
 * goes back is where they were, at the link that they followed.
 */
export function useTitleFocus(): void {
  // The page that is shown, not the one that is still being fetched.
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' })
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const index = useRouterState({ select: (state) => state.resolvedLocation?.state.__TSR_index ?? 0 })
  const page = pathname.replace(/^\/[a-z]{2}(?=\/)/, '')
  const before = useRef('')
  const [links] = useState(followedLinks)

  useEffect(() => {
    const isFirst = before.current === ''
    const followed = links.arrive(index, pathname)
    if (before.current === page) return
    before.current = page
    if (isFirst) return
    if (followed === null) window.scrollTo(0, 0)
    const left = document.activeElement
    let waitedMs = 0
    let title: HTMLElement | null = null
    const looking = setInterval(() => {
      waitedMs += lookMs
      const link = followed === null ? null : linkTo(followed)
      if (followed !== null && !link && waitedMs < rowsMs) return
      if (!focusOn(link ?? pageTitle(), left) && waitedMs < patienceMs) return
      clearInterval(looking)
      title = pageTitle()
    }, lookMs)
    // What stands in for a page that is being fetched takes its title, and the focus, away with it.
    const lasting = new MutationObserver(() => {
      if (title === null || title.isConnected || document.activeElement !== document.body) return
      title = pageTitle()
      title?.focus({ preventScroll: true })
    })
    lasting.observe(document.body, { childList: true, subtree: true })
    return () => {
      clearInterval(looking)
      lasting.disconnect()
    }
  }, [page, pathname, index, links])
}

/** Takes the focus where nothing nearer is left. */
export const pageTitle = () => document.querySelector<HTMLElement>('#main h1[tabindex="-1"]')

const linkTo = (pathname: string) =>
  document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(pathname)}"]`)

/**
 * Waits for a closing dialog, which gives the focus back. Nobody is interrupted who is typing, or has moved on since the page
 * was opened: `left` had the focus then.
 */
function focusOn(place: HTMLElement | null, left: Element | null): boolean {
  if (!place || document.querySelector('dialog[open]')) return false
  const focused = document.activeElement
  const isMovedOn = focused !== left && focused !== document.body && !left?.closest('dialog')
  if (!isMovedOn && !focused?.matches('input, textarea, select')) place.focus({ preventScroll: true })
  return true
}
