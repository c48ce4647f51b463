import type { Page } from 'playwright'

export type Box = {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Place of the box around it in the list, or -1. */
  readonly around: number
}

const tolerance = 1.5

/** The boxes of a page that its direction must turn around: blocks and the items of rows and grids, not words in a line. */
export const boxesOn = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const found: Box[] = []
    const own = runsWithTheirOwnDirection()
    const root = document.getElementById('storybook-root')
    if (root) visit(root, -1)
    return found

    function visit(element: Element, around: number) {
      const { display, position } = getComputedStyle(element)
      if (display === 'none' || (!eyes.isSeen(element) && display !== 'contents')) return
      const { x, y, width, height } = element.getBoundingClientRect()
      if (display !== 'contents') {
        found.push({ name: eyes.nameOf(element), x, y: y + scrollY, width, height, around })
      }
      // A run with a direction of its own keeps it inside; a drawing has no direction.
      if (element.matches('svg, canvas, iframe, [dir], [data-ltr], bdi, textarea, select, .ol-viewport'))
        return
      if (own.has(element) || isScrolled(element)) return
      const here = display === 'contents' ? around : found.length - 1
      if (isLineOfWords(element) && position !== 'absolute') return
      for (const child of element.children) visit(child, here)
    }

    /** What stays left to right when the page is turned around, such as the boxes of a code. */
    function runsWithTheirOwnDirection(): Set<Element> {
      const { dir } = document.documentElement
      document.documentElement.dir = 'rtl'
      const steady = eyes.drawn().filter((element) => getComputedStyle(element).direction === 'ltr')
      document.documentElement.dir = dir
      return new Set(steady)
    }

    /** Where a row stands inside its scroller is the reader's choice. */
    function isScrolled(element: Element): boolean {
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
      return scrolls && element.scrollWidth > element.clientWidth + 1
    }

    /** Words take the direction of their letters, and so does what stands between them. */
    function isLineOfWords(element: Element): boolean {
      const isRow = /flex|grid/.test(getComputedStyle(element).display)
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const words = [...element.children].filter(
        (child) => getComputedStyle(child).display === 'inline' && child.textContent?.trim(),
      )
      return !isRow && texts.length + words.length > 0
    }
  })

/** Boxes that are not where the mirror puts them, the outermost of each wrong group. */
export function mirrorComplaints(left: readonly Box[], right: readonly Box[], pageWidth: number): string[] {
  if (left.length !== right.length) return [`${left.length} boxes became ${right.length}`]
  const wrong = new Set<number>()
  left.forEach((box, at) => {
    const other = right[at]
    if (other && !isMirrored(box, other, pageWidth)) wrong.add(at)
  })
  return [...wrong].flatMap((at) => {
    const [box, other] = [left[at], right[at]]
    if (!box || !other || wrong.has(box.around)) return []
    const wanted = pageWidth - box.x - box.width
    return [`${box.name} is ${describe(other)} instead of ${describe({ ...box, x: wanted })}`]
  })
}

const isMirrored = (box: Box, other: Box, pageWidth: number): boolean =>
  isNear(other.x, pageWidth - box.x - box.width) && isNear(other.width, box.width) && isNear(other.y, box.y)

const isNear = (one: number, other: number) => Math.abs(one - other) <= tolerance

const describe = ({ x, y, width }: Box) => `${Math.round(width)} wide at ${Math.round(x)}, ${Math.round(y)}`
