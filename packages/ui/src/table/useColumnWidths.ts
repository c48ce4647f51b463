import { useLayoutEffect, type RefObject } from 'react'
import type { DataColumn } from './data-column.ts'
import { extraWidths, type Extras } from './table-extras.ts'
import type { TableModel } from './useTableModel.ts'

/**
 * Writes the widths to the <col> elements. One column stays without a width and takes what is left: the flexible
 * one, or the last once that was resized. So the dragged edge follows the pointer.
 */
export function useColumnWidths<Row>(
  grid: RefObject<HTMLTableElement | null>,
  model: TableModel<Row>,
  extras: Extras,
) {
  const { columns, look, widthOf, setLook } = model
  const widths = columns.map(({ id }) => widthOf(id))
  const drawn = widths.join()
  const filler = fillerOf(columns, look.widths)

  useLayoutEffect(() => {
    const table = grid.current
    if (!table) return
    const px = drawn.split(',').map(Number)
    columns.forEach((column, index) =>
      write(table, column.id, column.id === filler ? null : (px[index] ?? 0)),
    )
    // Without a flexible column the row menu takes what is left.
    table.toggleAttribute('data-filled', filler === null)
    table.style.setProperty(
      'min-inline-size',
      `${px.reduce((sum, one) => sum + one, 0) + widthAround(extras)}px`,
    )
  }, [grid, columns, drawn, filler, extras])

  return (id: string, px: number, isFinal: boolean) => {
    if (isFinal) return setLook({ widths: { ...look.widths, [id]: px } })
    if (grid.current) write(grid.current, id, px)
  }
}

/** The column that takes what the others leave, or null when the row menu does. */
function fillerOf<Row>(columns: readonly DataColumn<Row>[], widths: Readonly<Record<string, number>>) {
  const flexible = columns.find(({ id, isFlexible }) => isFlexible && widths[id] === undefined)
  return flexible?.id ?? null
}

const widthAround = ({ hasTicks, hasMark, hasMenu }: Extras) =>
  Number(hasTicks) * extraWidths.ticks +
  Number(hasMark) * extraWidths.mark +
  Number(hasMenu) * extraWidths.menu

function write(table: HTMLTableElement, id: string, px: number | null) {
  const col = table.querySelector<HTMLTableColElement>(`col[data-column="${CSS.escape(id)}"]`)
  if (col) col.style.inlineSize = px === null ? '' : `${px}px`
}
