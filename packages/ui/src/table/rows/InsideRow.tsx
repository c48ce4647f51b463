import type { Ref } from 'react'
import { gridRoles } from '../keys/grid-roles.ts'
import { cellId, type RowPart } from './row-part.ts'
import css from './InsideRow.module.css'
import row from './TableRow.module.css'
import type { Entry } from '../useTableModel.ts'

type Props<Row> = {
  entry: Entry<Row>
  part: RowPart<Row>
  place: number
  measure: Ref<HTMLTableRowElement> | undefined
}

export function InsideRow<Row>({ entry, part, place, measure }: Props<Row>) {
  return (
    <tr
      ref={measure}
      {...gridRoles.row}
      className={row.row}
      data-grid-row={place}
      data-row-id={entry.id}
      data-index={place - 1}
      data-inside=""
    >
      <td
        id={cellId(part.gridId, entry.id, 'inside')}
        {...gridRoles.cell}
        aria-colindex={1}
        colSpan={part.extras.total}
        tabIndex={-1}
        className={css.inside}
      >
        <div className={css.box}>{part.kind.inside?.show(entry.row)}</div>
      </td>
    </tr>
  )
}
