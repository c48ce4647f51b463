import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { columnOf, rowAt, standing, stopsOf } from './grid-stops.ts'
import { mark } from './useTabStop.ts'

/**
 * Where the focus is makes the grid's tab stop. It is moved in the DOM, not in state: an arrow key draws no row again.
 * When the focused row leaves, its successor takes the focus; also when it left while its menu or a dialog had it. Drawn
 * anew elsewhere in the table, the row has it again.
 */
export function useGridFocus(grid: RefObject<HTMLTableElement | null>, lastPlace: number) {
  const lost = useRef<{ place: number; column: number; rowId: string | undefined; isOver: boolean } | null>(
    null,
  )

  useEffect(() => {
    handOn(false)
    // A row that left while a dialog had its focus is told of no more.
    const closed = () => requestAnimationFrame(() => handOn(true))
    document.addEventListener('close', closed, true)
    return () => document.removeEventListener('close', closed, true)

    function handOn(hasClosed: boolean) {
      const table = grid.current
      const was = lost.current
      if (!table || !was || !isFocusLost()) return
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
      if (gone.isConnected && !isLeaving(gone) && !grid.current?.contains(document.activeElement))
        lost.current = null
    })
  }

  return { onFocus, onBlur }
}

const rowOf = (table: HTMLTableElement, id: string) =>
  table.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]:not([data-inside])${standing}`)

/** Hidden, it has the focus until the page is painted. */
const isLeaving = (element: Element) => element.closest('[hidden]') !== null

function isFocusLost() {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || isLeaving(activeElement)
}

/** Focuses a stop and makes it the grid's tab stop. */
export function rest(table: HTMLTableElement, stop: HTMLElement) {
  mark(table, stop)
  stop.focus()
  stop.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
