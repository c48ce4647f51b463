import { memo, type Ref } from 'react'
import { DataCells } from './DataCells.tsx'
import { gridRoles } from '../keys/grid-roles.ts'
import marked from './MarkedRow.module.css'
import { LeadCells } from './LeadCells.tsx'
import { cellId, type RowPart } from './row-part.ts'
import css from './TableRow.module.css'
import type { Entry } from '../useTableModel.ts'

type Props<Row> = {
  entry: Entry<Row>
  part: RowPart<Row>
  /** 1 is the first under the head, counting opened rows too. */
  place: number
  /** Its place among all rows of all pages. */
  rowIndex: number
  isSelected: boolean
  isExpanded: boolean
  measure: Ref<HTMLTableRowElement> | undefined
}

/** Only the row's own element knows its place: when rows shift, no cell is drawn again. */
function RowFrame<Row>({ entry, part, place, rowIndex, isSelected, isExpanded, measure }: Props<Row>) {
  const { id, row } = entry
  const isMarked = part.kind.isMarked?.(row) ?? false
  const named = part.columns.filter((column) => column.namesRow)
  return (
    <tr
      ref={measure}
      {...gridRoles.row}
      className={isMarked ? `${css.row} ${marked.row}` : css.row}
      data-grid-row={place}
      data-row-id={id}
      data-index={place - 1}
      aria-rowindex={rowIndex}
      aria-selected={part.extras.hasTicks ? isSelected : undefined}
      aria-labelledby={named.map((column) => cellId(part.gridId, id, column.id)).join(' ') || undefined}
      data-new={part.kind.isNew?.(row) ? '' : undefined}
      data-marked={isMarked ? '' : undefined}
      data-open={isExpanded ? '' : undefined}
    >
      <LeadCells id={id} row={row} part={part} isSelected={isSelected} isExpanded={isExpanded} />
      <DataCells id={id} row={row} part={part} />
    </tr>
  )
}

/** `memo` forgets the type parameter; the component is the same. */
export const TableRow = memo(RowFrame) as typeof RowFrame
