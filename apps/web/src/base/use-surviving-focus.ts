import { useEffect, useRef } from 'react'

/**
 * ux D3: when what had the focus leaves the page, the nearest that is left has it. `next` is asked with the place of the child
 * that had the focus.
 */
export function useSurvivingFocus<Box extends HTMLElement>(
  next: (box: Box, place: number) => HTMLElement | null | undefined,
) {
  const box = useRef<Box>(null)
  const place = useRef<number | null>(null)

  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      const at = [...(box.current?.children ?? [])].findIndex((child) => child.contains(asNode(target)))
      if (at >= 0) place.current = at
    }
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // Taken out of the page, a button loses the focus too: that is no leave.
      queueMicrotask(() => {
        if (asNode(target)?.isConnected && !box.current?.contains(asNode(relatedTarget))) place.current = null
      })
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [])

  useEffect(() => {
    const left = place.current
    if (left === null || !box.current || document.activeElement !== document.body) return
    place.current = null
    next(box.current, left)?.focus()
  })

  return box
}

const asNode = (target: EventTarget | null): Node | null => (target instanceof Node ? target : null)
