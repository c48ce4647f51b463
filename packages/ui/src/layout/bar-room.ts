/** A notice of three lines stands below a bar that leaves this much under itself. */
const roomOfNotice = 200

/**
 * As `ref` of a bar at the window's foot: says how high it is, so that what takes the focus stops above it (base.css), and how
 * far its upper edge is from the foot, so that no notice lies over it, also where it stands in its place among the rows. One
 * that stands in its place covers nothing, and one of a page in a page (a preview) only what is in there.
 */
export function barRoom(bar: HTMLElement | null): (() => void) | undefined {
  const view = bar?.ownerDocument.defaultView
  if (!bar || !view) return undefined
  const { style } = bar.ownerDocument.documentElement
  const keep = (name: string, px: number) => {
    // Written again it would have the whole page computed again.
    if (style.getPropertyValue(name) !== `${px}px`) style.setProperty(name, `${px}px`)
  }
  const say = () => {
    const isHeld = /fixed|sticky/.test(view.getComputedStyle(bar).position)
    keep('--bar-room', isHeld ? bar.offsetHeight : 0)
    keep('--bar-edge', edgeOf(bar.getBoundingClientRect(), view.innerHeight))
  }
  const observer = new ResizeObserver(say)
  observer.observe(bar)
  const moved = new AbortController()
  const listening = { signal: moved.signal, passive: true, capture: true }
  view.addEventListener('scroll', say, listening)
  view.addEventListener('resize', say, listening)
  return () => {
    observer.disconnect()
    moved.abort()
    style.removeProperty('--bar-room')
    style.removeProperty('--bar-edge')
  }
}

/** Of what is in sight; 0 where a notice has room below the bar, or the bar is out of sight. */
export function edgeOf({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, height: number): number {
  if (top >= height || height - bottom >= roomOfNotice) return 0
  return Math.round(height - top)
}
