/**
 * As `ref` of a bar at the window's foot: says how high it is, so that what takes the focus stops above it (base.css). One that
 * stands in its place covers nothing, and one of a page in a page (a preview) only what is in there.
 */
export function barRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = bar.ownerDocument.documentElement
  const observer = new ResizeObserver(() => {
    const isHeld = /fixed|sticky/.test(getComputedStyle(bar).position)
    style.setProperty('--bar-room', `${isHeld ? bar.offsetHeight : 0}px`)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bar-room')
  }
}
