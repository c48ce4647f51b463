import type { Page } from 'playwright'

/** What a bar at the window's foot covers while it has the focus (WCAG 2.4.11). */
export const underBarsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const modal = 'dialog, [role=dialog], [role=alertdialog]'
    const bars = eyes.drawn().filter(isBar)
    if (bars.length === 0) return []
    scrollTo(0, 0)
    return eyes.drawn().filter(canBeCovered).flatMap(complaintOf)

    function isBar(element: Element): boolean {
      const { position, bottom: edge } = getComputedStyle(element)
      const { width, bottom } = element.getBoundingClientRect()
      const isAtFoot = /sticky|fixed/.test(position) && edge === '0px' && bottom >= innerHeight - 1
      return isAtFoot && width > innerWidth * 0.8 && eyes.isSeen(element) && !element.closest(modal)
    }

    function canBeCovered(element: Element): boolean {
      const focusable = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
      return (
        element.matches(focusable) &&
        eyes.isSeen(element) &&
        !element.closest(`[inert], [aria-hidden=true], ${modal}`) &&
        !bars.some((bar) => bar.contains(element))
      )
    }

    function complaintOf(element: Element): string[] {
      if (element instanceof HTMLElement) element.focus()
      if (document.activeElement !== element) return []
      const { top, bottom } = element.getBoundingClientRect()
      // A text of many lines is scrolled to the line that is written.
      const needed = element.matches('textarea') ? Math.min(bottom, top + 44) : bottom
      const cover = bars.find((bar) => bar.getBoundingClientRect().top < needed - 1)
      return cover ? [`${eyes.nameOf(element)} has the focus under ${eyes.nameOf(cover)}`] : []
    }
  })
