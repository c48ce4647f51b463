import type { Page } from 'playwright'

/** What scrolls sideways or is cut off on a page, at the size it has now. */
export const overflowOn = (page: Page, { slack } = { slack: 2 }): Promise<string[]> =>
  page.evaluate((mostPx) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const seen = eyes.drawn().filter((element) => eyes.isSeen(element))
    return [
      ...tooWide(),
      ...sidewaysScrollers(),
      ...cutTexts(),
      ...spilledTexts(),
      ...unreachable(),
      ...bars(),
    ]

    function tooWide(): string[] {
      if (scrollWidth <= clientWidth) return []
      const offenders = seen.filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return (right > clientWidth + 1 || left < -1) && !element.closest('svg *') && !scrollerOf(element)
      })
      const named = offenders.slice(-2).map((element) => eyes.nameOf(element))
      return [`the page is ${scrollWidth - clientWidth} px too wide: ${named.join(', ')}`]
    }

    /** Tables, maps and code may scroll inside themselves; nothing else may. */
    function sidewaysScrollers(): string[] {
      const mayScroll = 'table, [role=grid], [role=table], [role=treegrid], pre, .ol-viewport, [data-scrolls]'
      return seen
        .filter((element) => isScroller(element) && element.scrollWidth > element.clientWidth + 1)
        .filter(
          (element) =>
            !element.matches(mayScroll) && !element.querySelector(mayScroll) && !element.closest(mayScroll),
        )
        .filter((element) => !element.matches('input, textarea'))
        .map((element) => `${eyes.nameOf(element)} scrolls sideways`)
    }

    function cutTexts(): string[] {
      return seen.filter(isCut).map((element) => `${eyes.nameOf(element)} is cut`)
    }

    function isCut(element: Element): boolean {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (element.closest('[data-truncate], [title], svg, input, textarea, select')) return false
      const hides = /hidden|clip/
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      return (
        hasWords &&
        ((hides.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides.test(overflowY) && element.scrollHeight > element.clientHeight + 2))
      )
    }

    /** Words that stand beyond the box around them, and so over what is beside it. */
    function spilledTexts(): string[] {
      return seen
        .filter((element) =>
          element.matches('p, li, dd, dt, div, section, article, button, a, label, h1, h2, h3'),
        )
        .filter((element) => getComputedStyle(element).overflowX === 'visible' && element.clientWidth > 0)
        .filter((element) => element.scrollWidth > element.clientWidth + mostPx)
        .filter(
          (element) =>
            !element.closest('[data-truncate], [title], svg, input, textarea, select, table, [data-scrolls]'),
        )
        .flatMap((element) => {
          const px = Math.ceil(wordsBeyond(element))
          return px > mostPx ? [`${eyes.nameOf(element)} spills ${px} px over its edge`] : []
        })
    }

    function wordsBeyond(element: Element): number {
      const { left, right } = element.getBoundingClientRect()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const beyond: number[] = []
      while (walker.nextNode()) {
        const around = walker.currentNode.parentElement
        if (!walker.currentNode.textContent?.trim() || !around || !eyes.isSeen(around)) continue
        if (isClippedWithin(around, element)) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const line of range.getClientRects()) beyond.push(left - line.left, line.right - right)
      }
      return Math.max(0, ...beyond)
    }

    function isClippedWithin(element: Element, box: Element): boolean {
      if (element === box) return false
      if (
        getComputedStyle(element).overflowX !== 'visible' ||
        /absolute|fixed/.test(getComputedStyle(element).position)
      )
        return true
      return !element.parentElement || isClippedWithin(element.parentElement, box)
    }

    /** What is fixed to the window and taller than it can only be read if it scrolls. */
    function unreachable(): string[] {
      return seen
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .filter((element) => element.getBoundingClientRect().bottom > innerHeight + 1)
        .filter(
          (element) =>
            ![element, ...element.querySelectorAll('*')].some((inner) =>
              /auto|scroll/.test(getComputedStyle(inner).overflowY),
            ),
        )
        .map((element) => `${eyes.nameOf(element)} reaches below the window`)
    }

    /** At 400 % a bar that sticks must leave room for what it sticks to. */
    function bars(): string[] {
      const stuck = seen.filter((element) => {
        const { position } = getComputedStyle(element)
        const { top, bottom, width } = element.getBoundingClientRect()
        const isBar = /sticky|fixed/.test(position) && width > innerWidth * 0.8
        return (
          isBar &&
          (top <= 0 || bottom >= innerHeight) &&
          top < innerHeight &&
          bottom > 0 &&
          !element.closest('[role=dialog], dialog')
        )
      })
      const outermost = stuck
        .filter((element) => element.textContent?.trim())
        .filter((element) => !stuck.some((other) => other !== element && other.contains(element)))
      const height = outermost.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
      const isModal = outermost.some((element) =>
        element.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog'),
      )
      return height > innerHeight * 0.6 && !isModal
        ? [`bars take ${Math.round(height)} of ${innerHeight} px`]
        : []
    }

    function scrollerOf(element: Element): Element | null {
      const parent = element.parentElement
      if (!parent || parent === document.body) return null
      return isScroller(parent) || /hidden|clip/.test(getComputedStyle(parent).overflowX)
        ? parent
        : scrollerOf(parent)
    }

    function isScroller(element: Element): boolean {
      return /auto|scroll/.test(getComputedStyle(element).overflowX)
    }
  }, slack)
