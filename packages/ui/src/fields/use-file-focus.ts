import { useEffect, useRef } from 'react'

/** Choosing a file, and taking it away, takes away the button that was pressed: what stands for it has the focus. */
export function useFileFocus(ids: readonly string[]) {
  const isPressed = useRef(false)

  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    const next = ids.map((id) => document.getElementById(id)).find(Boolean)
    if (!next) return
    isPressed.current = false
    next.focus()
  })

  return () => {
    isPressed.current = true
  }
}
