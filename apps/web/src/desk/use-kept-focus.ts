import { useEffect, useRef } from 'react'

const over = 'dialog, [role="dialog"], [role="listbox"], [role="menu"]'

/**
 * When what had the focus leaves the page with a change of its list, the focus goes to the first entry that came for a
 * button at the list's end, else to the list: never to nowhere. Entries are marked with `data-entry`.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const list = useRef<E>(null)
  const held = useRef<Element | null>(null)
  const shown = useRef<number | null>(null)
  const entries = () => list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []

  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      // What opens over the page gives the focus back by itself.
      held.current = target instanceof Element && !target.closest(over) ? target : null
      shown.current = null
    }
    document.addEventListener('focusin', hold)
    return () => document.removeEventListener('focusin', hold)
  }, [])

  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement !== body || !held.current || held.current.isConnected) return
    const next = shown.current === null ? list.current : (entries()[shown.current] ?? list.current)
    held.current = null
    shown.current = null
    if (next) next.tabIndex = -1
    next?.focus({ preventScroll: next === list.current })
  })

  return {
    list,
    /** Before more entries are asked for. */
    more: () => {
      shown.current = entries().length
    },
  }
}
