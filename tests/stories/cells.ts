import type { Page } from 'playwright'

/**
 * Words and amounts that stand beyond the cell of a table they are in: over its edge, or over what stands beside it. And a
 * table that scrolls although all its cells are in sight.
 */
export const crowdedCellsOn = (page: Page, { slack } = { slack: 1 }): Promise<string[]> =>
  page.evaluate((mostPx) => {
    const crowded = eyes
      .drawn()
      .filter((element) => element.matches('td, th') && getComputedStyle(element).display === 'table-cell')
      .filter((cell) => eyes.isSeen(cell) && !isCutOnPurpose(cell))
      .flatMap((cell) => {
        const beyond = Math.ceil(Math.max(0, ...textsIn(cell).map((text) => beyondOf(text, cell))))
        return beyond > 0 ? [`${eyes.nameOf(cell)} holds ${beyond} px more than it has room for`] : []
      })
    return [...crowded, ...scrolledForNothing()]

    function scrolledForNothing(): string[] {
      return eyes
        .drawn()
        .filter((element) => element instanceof HTMLTableElement && eyes.isSeen(element))
        .flatMap((table) => {
          const around = table.parentElement
          if (!around || !/auto|scroll/.test(getComputedStyle(around).overflowX)) return []
          const room = Math.max(table.getBoundingClientRect().width, around.clientWidth)
          const beyond = Math.floor(around.scrollWidth - room)
          return beyond > mostPx ? [`${eyes.nameOf(table)} scrolls ${beyond} px for nothing`] : []
        })
    }

    function textsIn(cell: Element): Text[] {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      return texts.filter(({ data, parentElement: around }) => {
        if (!data.trim() || !around || !eyes.isSeen(around)) return false
        // Of a table in this one each cell is looked at by itself.
        return around.closest('td, th') === cell && !isCutBetween(around, cell)
      })
    }

    function beyondOf(text: Text, cell: Element): number {
      const { left, right } = cell.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(cell)
      const range = document.createRange()
      range.selectNodeContents(text)
      const ends = [...range.getClientRects()].flatMap((line) => [
        left + Number.parseFloat(paddingLeft) - line.left,
        line.right - right + Number.parseFloat(paddingRight),
      ])
      return Math.max(0, ...ends) - mostPx
    }

    function isCutBetween(element: Element, cell: Element): boolean {
      if (element === cell) return false
      return isCutOnPurpose(element) || !element.parentElement || isCutBetween(element.parentElement, cell)
    }

    function isCutOnPurpose(element: Element): boolean {
      return /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX)
    }
  }, slack)
