import { useEffect, useRef, useState, type RefObject } from 'react'

/** The width a drawing has, so that its text keeps its size. Before it is known, a common one. */
export function useWidth(first: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(first)

  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return [box, width]
}
