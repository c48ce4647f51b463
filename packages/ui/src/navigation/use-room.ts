import { useLayoutEffect, useState, type RefObject } from 'react'

export type Room = { room: number; widths: number[] }

/**
 * The width of a row and of the parts of its ruler, a hidden copy where everything stands in one line.
 * Null before the first measure. Follows the window, the language and the fonts.
 */
export function useRoom(
  row: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const box = row.current
    const parts = ruler.current
    if (!box || !parts) return
    const measure = () => {
      const widths = Array.from(parts.children, (part) => part.getBoundingClientRect().width)
      const next = { room: box.getBoundingClientRect().width, widths }
      setRoom((before) => (isSame(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(parts)
    return () => observer.disconnect()
  }, [row, ruler])
  return room
}

const isSame = (before: Room | null, next: Room) =>
  before !== null && before.room === next.room && before.widths.join() === next.widths.join()
