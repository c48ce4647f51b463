import { useLayoutEffect, type RefObject } from 'react'
import { isWidget, rowAt, standing, stopsOf, widgetsIn } from './grid-stops.ts'

/** One tab stop for the whole grid, moved in the DOM. What comes into it, whoever draws it, is no second one. */
export function useTabStop(grid: RefObject<HTMLTableElement | null>, isDrawn: boolean) {
  useLayoutEffect(() => {
    const table = grid.current
    if (!table || !isDrawn) return
    settle(table, [table])
    const comes = new MutationObserver((changes) =>
      settle(
        table,
        changes.flatMap(({ addedNodes }) => [...addedNodes]),
      ),
    )
    comes.observe(table, { childList: true, subtree: true })
    return () => comes.disconnect()
  }, [grid, isDrawn])
}

/** Makes a stop the grid's tab stop. */
export function mark(table: HTMLTableElement, stop: HTMLElement) {
  for (const old of table.querySelectorAll<HTMLElement>('[tabindex="0"]')) if (old !== stop) old.tabIndex = -1
  stop.tabIndex = 0
}

function settle(table: HTMLTableElement, came: readonly Node[]) {
  const active = table.querySelector<HTMLElement>(`[tabindex="0"]${standing}`)
  for (const node of came) {
    const widgets = isWidget(node) ? [node] : node instanceof Element ? widgetsIn(node) : []
    for (const widget of widgets) if (widget !== active) widget.tabIndex = -1
  }
  if (active) return
  // What stands in a container query is known to be seen only after a layout.
  table.getBoundingClientRect()
  const head = rowAt(table, 0)
  const first =
    (head && stopsOf(head)[0]) ?? table.querySelector<HTMLElement>('[data-grid-row] [aria-colindex]')
  if (first) first.tabIndex = 0
}
