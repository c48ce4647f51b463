import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'

const openMs = 500
const closeMs = 150
/** Within this time after one was hidden the next shows at once: a row of buttons is read by passing over it. */
const warmMs = 500

/** One tooltip at a time on a page. */
const page = { hideShown: () => {}, hiddenAt: -Infinity }

/** WCAG 1.4.13: Escape hides it, and it stays while it or its control is pointed at. Fingers see none. */
export function useTooltip(onNear: () => void) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stay = useCallback(() => clearTimeout(timer.current), [])
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setIsOpen(false)
  }, [])
  const leave = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(hide, closeMs)
  }, [hide])
  const handlers = useMemo(() => {
    const show = () => {
      clearTimeout(timer.current)
      if (page.hideShown !== hide) page.hideShown()
      page.hideShown = hide
      setIsOpen(true)
    }
    return {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return
        onNear()
        clearTimeout(timer.current)
        timer.current = setTimeout(show, performance.now() - page.hiddenAt < warmMs ? 0 : openMs)
      },
      onPointerLeave: leave,
      onPointerDown: hide,
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (!currentTarget.matches(':focus-visible')) return
        onNear()
        show()
      },
      onBlur: hide,
    }
  }, [hide, leave, onNear])

  useEffect(() => stay, [stay])
  useEffect(() => {
    if (!isOpen) return
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // It closes this alone, not the dialog it stands in.
      event.stopPropagation()
      hide()
    }
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('keydown', escape, true)
      page.hiddenAt = performance.now()
    }
  }, [isOpen, hide])

  return { id, isOpen, hide, stay, leave, handlers }
}
