import { dropPlace } from '@wasl/ui/table/columns/reorder.ts'
import { useEffect, useRef, useState, type PointerEvent as PressEvent, type RefObject } from 'react'

type Lists = {
  selected: RefObject<HTMLElement | null>
  available: RefObject<HTMLElement | null>
}

type Drag = { name: string; startsIn: 'selected' | 'available' }

/** A header under the pointer goes where the pointer is: into the table at that place, or out of it. */
export function useHeaderDrag(
  { selected, available }: Lists,
  moves: { put: (name: string, place: number) => void; takeOut: (name: string) => void },
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef(moves)
  useEffect(() => {
    latest.current = moves
  })
  useEffect(() => {
    if (!drag) return
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (isOver(selected.current, clientX, clientY)) {
        latest.current.put(drag.name, dropPlace(clientY, middlesIn(selected.current)))
      } else if (isOver(available.current, clientX, clientY)) latest.current.takeOut(drag.name)
    }
    const drop = () => setDrag(null)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [drag, selected, available])

  const grab = (event: PressEvent, by: Drag) => {
    event.preventDefault()
    setDrag(by)
  }
  return { held: drag?.name ?? null, grab }
}

const middlesIn = (list: HTMLElement | null): number[] =>
  [...(list?.querySelectorAll('[data-header]') ?? [])].map((line) => {
    const { top, height } = line.getBoundingClientRect()
    return top + height / 2
  })

function isOver(list: HTMLElement | null, x: number, y: number): boolean {
  const box = list?.getBoundingClientRect()
  return Boolean(box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
}
