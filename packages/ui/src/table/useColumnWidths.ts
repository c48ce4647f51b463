import { useLayoutEffect, type RefObject } from 'react'
import type { DataColumn } from './data-column.ts'
import { extraWidths, type Extras } from './table-extras.ts'
import type { TableModel } from './useTableModel.ts'

/**
 * One column stays without a width and takes what is left: the flexible one, or the last once that was resized. So the
 * dragged edge follows the pointer.
 */
export function useColumnWidths<Row>(
  grid: RefObject<HTMLTableElement | null>,
  model: TableModel<Row>,
  extras: Extras,
) {
  const { columns, look, widthOf, setLook } = model
  const filler = fillerOf(columns, look.widths)
  const least = columns.reduce((sum, { id }) => sum + widthOf(id), 0) + widthAround(extras)

  useLayoutEffect(() => {
    grid.current?.style.setProperty('min-inline-size', `${least}px`)
  }, [grid, least])

  return {
    least,
    /** Without a flexible column the row menu takes what is left. */
    isFilled: filler === null,
    /** The attribute of a <col>. */
    drawnWidth: (id: string) => (id === filler ? undefined : widthOf(id)),
    setWidth: (id: string, px: number, isFinal: boolean) => {
      if (isFinal) return setLook({ widths: { ...look.widths, [id]: px } })
      const col = grid.current?.querySelector<HTMLTableColElement>(`col[data-column="${CSS.escape(id)}"]`)
      if (col) col.width = String(px)
    },
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
