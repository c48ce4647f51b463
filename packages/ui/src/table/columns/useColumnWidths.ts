import { useCallback, type RefObject } from 'react'
import { inRem, type DataColumn } from './data-column.ts'
import type { TableModel } from '../useTableModel.ts'

/**
 * A column is as wide as it was made, and wider where a cell that may not be cut needs it: an amount never stands over its
 * neighbour. One column stays without a width and takes what is left: the flexible one, or the last once that was resized.
 * So the dragged edge follows the pointer.
 */
export function useColumnWidths<Row>(grid: RefObject<HTMLTableElement | null>, model: TableModel<Row>) {
  const { columns, look, widthOf, setLook } = model
  const filler = fillerOf(columns, look.widths)
  const { widths } = look
  const setWidth = useCallback(
    (id: string, px: number, isFinal: boolean) => {
      if (isFinal) return setLook({ widths: { ...widths, [id]: px } })
      const named = `[data-column="${CSS.escape(id)}"]`
      const col = grid.current?.querySelector<HTMLTableColElement>(`col${named}`)
      if (col) col.width = String(px)
      keepLeast(grid.current?.querySelector<HTMLElement>(`th${named}`) ?? null, px)
    },
    [grid, widths, setLook],
  )

  return {
    /** Without a flexible column the row menu takes what is left. */
    isFilled: filler === null,
    /** The attribute of a <col>. */
    drawnWidth: (id: string) => (id === filler ? undefined : widthOf(id)),
    setWidth,
  }
}

/** The column that takes what the others leave, or null when the row menu does. */
function fillerOf<Row>(columns: readonly DataColumn<Row>[], widths: Readonly<Record<string, number>>) {
  const flexible = columns.find(({ id, isFlexible }) => isFlexible && widths[id] === undefined)
  return flexible?.id ?? null
}

/** The head of a column holds it open; its `col` alone would be a wish. Wider where texts are larger. */
export function keepLeast(head: HTMLElement | null, px: number) {
  head?.style.setProperty('min-inline-size', inRem(px))
}
