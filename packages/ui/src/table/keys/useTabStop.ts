import { useLayoutEffect, type RefObject } from 'react'
import { isSeen, isWidget, standing, stopsOf, widgetsIn } from './grid-stops.ts'

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
    // Rows that become cards have no head any more, and the stop may stand in it.
    const narrows = new ResizeObserver(() => {
      const active = stopOf(table)
      if (!active || !isSeen(active)) choose(table)
    })
    narrows.observe(table)
    return () => {
      comes.disconnect()
      narrows.disconnect()
    }
  }, [grid, isDrawn])
}

/** Makes a stop the grid's tab stop. */
export function mark(table: HTMLTableElement, stop: HTMLElement) {
  for (const old of table.querySelectorAll<HTMLElement>('[tabindex="0"]')) if (old !== stop) old.tabIndex = -1
  stop.tabIndex = 0
}

const stopOf = (table: HTMLTableElement) => table.querySelector<HTMLElement>(`[tabindex="0"]${standing}`)

function settle(table: HTMLTableElement, came: readonly Node[]) {
  const active = stopOf(table)
  for (const node of came) {
    const widgets = isWidget(node) ? [node] : node instanceof Element ? widgetsIn(node) : []
    for (const widget of widgets) if (widget !== active) widget.tabIndex = -1
  }
  if (active) return
  // What stands in a container query is known to be seen only after a layout.
  table.getBoundingClientRect()
  choose(table)
}

/** The first stop that is seen: in the head, or in the first row where cards have none. */
function choose(table: HTMLTableElement) {
  const [head, first] = table.querySelectorAll<HTMLElement>(`[data-grid-row]${standing}`)
  const stop = (head && stopsOf(head)[0]) ?? (first && stopsOf(first)[0])
  if (stop) mark(table, stop)
}
