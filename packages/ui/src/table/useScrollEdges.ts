import { useLayoutEffect } from 'react'

/** What is pinned sticks, and gets its edge, only while something is under it: on either side of what scrolls. */
export function useScrollEdges(frame: HTMLElement | null) {
  useLayoutEffect(() => {
    if (!frame) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = frame
      const before = Math.abs(scrollLeft)
      frame.toggleAttribute('data-scrolled', before > 1)
      frame.toggleAttribute('data-more', scrollWidth - clientWidth - before > 1)
    }
    const sizes = new ResizeObserver(mark)
    for (const box of [frame, ...frame.children]) sizes.observe(box)
    frame.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      frame.removeEventListener('scroll', mark)
    }
  }, [frame])
}
