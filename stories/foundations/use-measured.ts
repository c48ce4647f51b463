import { useRef, useSyncExternalStore, type RefObject } from 'react'

/** What `read` finds at an element, anew whenever the page changes its language, direction, theme, density or brand. */
export function useMeasured<Found extends Element>(
  read: (element: Found) => string,
): [RefObject<Found | null>, string] {
  const element = useRef<Found>(null)
  const measured = useSyncExternalStore(onNewLook, () => (element.current ? read(element.current) : ''))
  return [element, measured]
}

function onNewLook(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true })
  observer.observe(document.head, { childList: true, subtree: true })
  return () => observer.disconnect()
}
