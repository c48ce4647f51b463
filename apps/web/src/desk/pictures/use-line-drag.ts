import { dropPlace } from '@wasl/ui/table/columns/reorder.ts'
import { useEffect, useRef, useState, type PointerEvent as Press, type RefObject } from 'react'

/** Whatever is grabbed in a list goes where the pointer is. Lines are told by `data-line`. */
export function useLineDrag(list: RefObject<HTMLElement | null>, put: (from: number, to: number) => void) {
  const [held, setHeld] = useState<number | null>(null)
  const latest = useRef(put)
  useEffect(() => void (latest.current = put))
  useEffect(() => {
    if (held === null) return
    const move = ({ clientY }: PointerEvent) => {
      const lines = [...(list.current?.querySelectorAll('[data-line]') ?? [])]
      const middles = lines.map((line) => {
        const { top, height } = line.getBoundingClientRect()
        return top + height / 2
      })
      const to = dropPlace(clientY, middles)
      if (to === held) return
      latest.current(held, to)
      setHeld(to)
    }
    const drop = () => setHeld(null)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [held, list])
  const grab = (event: Press, at: number) => {
    if (event.button !== 0) return
    event.preventDefault()
    ;(event.currentTarget as HTMLElement).focus()
    setHeld(at)
  }
  return { held, grab }
}
