/** Where the focus can rest in the grid: one stop per cell, in the head one per control. */
const widgets = 'a[href], button, input, select, textarea, [role="separator"]'

/** Not in a body that is on its way out of the page. */
export const standing = ':not([hidden] *)'

export const rowAt = (grid: Element, place: number) =>
  grid.querySelector<HTMLElement>(`[data-grid-row="${place}"]${standing}`)

export const placeOf = (row: HTMLElement) => Number(row.dataset.gridRow)

export const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

/** A cell with one control hands the focus to it. With several it keeps the focus until Enter or F2. */
export function stopsOf(row: HTMLElement): HTMLElement[] {
  return cellsOf(row).flatMap((cell) => {
    const inside = widgetsIn(cell).filter(isSeen)
    if (cell.getAttribute('role') === 'columnheader' && inside.length > 0) return inside
    return inside.length === 1 ? inside : [cell]
  })
}

export const cellsOf = (row: HTMLElement) =>
  [...row.children].filter(
    (cell): cell is HTMLElement =>
      cell instanceof HTMLElement && cell.hasAttribute('aria-colindex') && isSeen(cell),
  )

export const isWidget = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.matches(widgets)

export const widgetsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(widgets)]

export const cellOf = (target: Element) => target.closest<HTMLElement>('[aria-colindex]')

export const columnOf = (stop: Element) => Number(cellOf(stop)?.ariaColIndex)

/** The stop that stands in the column, or the nearest before it. */
export function stopInColumn(row: HTMLElement, column: number): HTMLElement | undefined {
  const stops = stopsOf(row)
  return (
    stops.find((stop) => columnOf(stop) === column) ??
    stops.findLast((stop) => columnOf(stop) < column) ??
    stops[0]
  )
}
