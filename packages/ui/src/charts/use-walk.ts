import { useId, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { walk } from './walk.ts'

type Walked = { count: number; isMirrored: boolean; onMove?: (at: number | null) => void }

/**
 * One tab stop for a whole chart: arrow keys walk its points, the pointer shows the same ones, Escape lets go.
 * The element keeps the focus and names the point it stands on, so a screen reader says its value.
 */
export function useWalk({ count, isMirrored, onMove }: Walked) {
  const id = useId()
  const [at, move] = useState<number | null>(null)
  const setAt = (next: number | null) => {
    if (next === at) return
    move(next)
    onMove?.(next)
  }
  const shown = at !== null && at < count ? at : null
  const pointId = (index: number) => `${id}-${index}`

  const stage = {
    role: 'group' as const,
    tabIndex: 0,
    'aria-activedescendant': shown === null ? undefined : pointId(shown),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const next = walk({ key: event.key, at: shown, count, isMirrored })
      if (next === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setAt(next)
    },
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) setAt(at ?? 0)
    },
    onBlur: () => setAt(null),
    // A finger leaves with every tap; what it showed stays until the next one.
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setAt(null)
    },
  }

  const point = (index: number) => ({
    id: pointId(index),
    role: 'img' as const,
    onPointerEnter: () => setAt(index),
    onPointerDown: () => setAt(index),
  })

  return { at: shown, stage, point }
}
