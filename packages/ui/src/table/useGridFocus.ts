import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { columnOf, rowAt, stopsOf, widgetsIn } from './grid-stops.ts'

/**
 * One tab stop for the whole grid. It is moved in the DOM, not in state: an arrow key draws no row again.
 * When the focused row leaves, its successor takes the focus; also when it left while its menu or a dialog had it. Drawn
 * anew elsewhere in the table, the row has it again.
 */
export function useGridFocus(grid: RefObject<HTMLTableElement | null>, lastPlace: number) {
  const lost = useRef<{ place: number; column: number; rowId: string | undefined; isOver: boolean } | null>(
    null,
  )

  useLayoutEffect(() => {
    if (grid.current) settle(grid.current)
  })

  useEffect(() => {
    handOn(false)
    // A row that left while a dialog had its focus is told of no more.
    const closed = () => requestAnimationFrame(() => handOn(true))
    document.addEventListener('close', closed, true)
    return () => document.removeEventListener('close', closed, true)

    function handOn(hasClosed: boolean) {
      const table = grid.current
      const was = lost.current
      if (!table || !was || document.activeElement !== document.body) return
      const same = was.rowId ? rowOf(table, was.rowId) : null
      // What the row opened gives the focus back by itself, unless the row was drawn anew meanwhile.
      if (same && was.isOver && !hasClosed) return
      const row = same ?? rowAt(table, Math.min(was.place, lastPlace)) ?? rowAt(table, 0)
      const stop = row && stopsOf(row).find((one) => columnOf(one) >= was.column)
      if (stop) rest(table, stop)
    }
  })

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>('[data-grid-row]')
    const table = grid.current
    if (!row || !table) return
    lost.current = {
      place: Number(row.dataset.gridRow),
      column: columnOf(event.target),
      rowId: row.dataset.rowId,
      isOver: false,
    }
    const stops = stopsOf(row)
    const stop = stops.find((one) => one.contains(event.target))
    if (stop) return mark(table, stop)
    // A cell was the stop while nothing in it could be seen; now its control is.
    const inside = stops.find((one) => event.target.contains(one))
    if (inside) rest(table, inside)
  }

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // Taken out of the page, an element loses the focus too: only a real leave forgets the place.
    const gone = event.target
    const isOver = event.relatedTarget?.closest('dialog, [role="menu"]')
    if (isOver && lost.current?.rowId) {
      lost.current = { ...lost.current, isOver: true }
      return
    }
    queueMicrotask(() => {
      if (gone.isConnected && !grid.current?.contains(document.activeElement)) lost.current = null
    })
  }

  return { onFocus, onBlur }
}

const rowOf = (table: HTMLTableElement, id: string) =>
  table.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]:not([data-inside])`)

/** Focuses a stop and makes it the grid's tab stop. */
export function rest(table: HTMLTableElement, stop: HTMLElement) {
  mark(table, stop)
  stop.focus()
  stop.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function mark(table: HTMLTableElement, stop: HTMLElement) {
  for (const old of table.querySelectorAll<HTMLElement>('[tabindex="0"]')) if (old !== stop) old.tabIndex = -1
  stop.tabIndex = 0
}

function settle(table: HTMLTableElement) {
  const active = table.querySelector<HTMLElement>('[tabindex="0"]')
  for (const widget of widgetsIn(table)) {
    if (widget !== active && widget.getAttribute('tabindex') !== '-1') widget.tabIndex = -1
  }
  if (active) return
  // What stands in a container query is known to be seen only after a layout.
  table.getBoundingClientRect()
  const head = rowAt(table, 0)
  const first =
    (head && stopsOf(head)[0]) ?? table.querySelector<HTMLElement>('[data-grid-row] [aria-colindex]')
  if (first) first.tabIndex = 0
}
