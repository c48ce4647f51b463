import { useLocale } from 'react-aria-components/I18nProvider'
import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { moveOf, placeAfter, type Move } from './grid-moves.ts'
import { cellOf, columnOf, rowAt, stopInColumn, stopsOf, widgetsIn } from './grid-stops.ts'
import { rest } from './useGridFocus.ts'

type Options = {
  /** How many places there are: the head is 0. */
  lastPlace: number
  /** Brings a row into the page that is not drawn yet. */
  reveal?: (place: number) => void
  /** What a row does with keys that do not move. */
  onRowKey: (place: number, event: KeyboardEvent<HTMLElement>) => void
}

const pageRows = 10
const patienceMs = 2_000

export function useGridKeys(grid: RefObject<HTMLTableElement | null>, options: Options) {
  const { direction } = useLocale()
  const { lastPlace, reveal, onRowKey } = options
  // Going down past a row with one wide cell comes back to the same column.
  const kept = useRef<{ stop: HTMLElement; column: number } | null>(null)
  const moves = useRef(0)

  return (event: KeyboardEvent<HTMLElement>) => {
    const table = grid.current
    const target = event.target
    if (!table || !(target instanceof HTMLElement) || event.defaultPrevented) return
    const row = target.closest<HTMLElement>('[data-grid-row]')
    const stop = row && stopsOf(row).find((one) => one.contains(target))
    if (!row || !stop) return
    if (stop !== target) return walkInside(event, stop)

    const place = Number(row.dataset.gridRow)
    const move =
      event.altKey || event.shiftKey
        ? null
        : moveOf({
            key: event.key,
            hasControl: event.ctrlKey || event.metaKey,
            isRtl: direction === 'rtl',
            pageRows,
          })
    if (!move) return enterOrTell(event, stop, () => onRowKey(place, event))
    event.preventDefault()
    const column = kept.current?.stop === stop ? kept.current.column : columnOf(stop)
    const next = placeAfter(place, move.rows, lastPlace)
    if (next !== place) reveal?.(next)
    moves.current += 1
    const thisMove = moves.current
    const isLatest = () => moves.current === thisMove && hasFocus(table)
    whenDrawn({ table, place: next, isLatest }, (found) => {
      const to = next === place ? stopBeside(row, stop, move.stops) : stopThere(found, column, move.stops)
      if (!to) return
      kept.current = move.stops === 0 ? { stop: to, column } : null
      rest(table, to)
    })
  }
}

function stopBeside(row: HTMLElement, from: HTMLElement, by: Move['stops']) {
  const stops = stopsOf(row)
  if (by === 'first') return stops[0]
  if (by === 'last') return stops.at(-1)
  return stops[placeAfter(stops.indexOf(from), by, stops.length - 1)]
}

function stopThere(row: HTMLElement, column: number, by: Move['stops']) {
  if (by === 'first') return stopsOf(row)[0]
  if (by === 'last') return stopsOf(row).at(-1)
  return stopInColumn(row, column)
}

/** The focused row may have been taken out on the way, which leaves the focus to nobody. */
const hasFocus = (table: HTMLTableElement): boolean =>
  document.activeElement === document.body || table.contains(document.activeElement)

type Wanted = { table: HTMLTableElement; place: number; isLatest: () => boolean }

/** A virtual row is drawn after it was scrolled to: some frames later, on a busy machine many. */
function whenDrawn(wanted: Wanted, then: (row: HTMLElement) => void, until = performance.now() + patienceMs) {
  const row = rowAt(wanted.table, wanted.place)
  if (row) return then(row)
  requestAnimationFrame(() => {
    if (wanted.isLatest() && performance.now() < until) whenDrawn(wanted, then, until)
  })
}

function enterOrTell(event: KeyboardEvent<HTMLElement>, stop: HTMLElement, tell: () => void) {
  const inside = stop === cellOf(stop) ? widgetsIn(stop) : []
  const isEntering = event.key === 'F2' || event.key === 'Enter'
  if (!isEntering || inside.length < 2) return tell()
  event.preventDefault()
  inside[0]?.focus()
}

/** Inside a cell with several controls: Tab goes around, Escape comes back out. */
function walkInside(event: KeyboardEvent<HTMLElement>, cell: HTMLElement) {
  if (event.key !== 'Escape' && event.key !== 'Tab') return
  event.preventDefault()
  if (event.key === 'Escape') return cell.focus()
  const inside = widgetsIn(cell)
  const here = inside.findIndex((one) => one === document.activeElement)
  inside.at((here + (event.shiftKey ? -1 : 1)) % inside.length)?.focus()
}
