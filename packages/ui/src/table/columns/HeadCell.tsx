import { memo, useId } from 'react'
import { ArrowDownIcon } from '../../icons/ArrowDownIcon.tsx'
import { ArrowUpIcon } from '../../icons/ArrowUpIcon.tsx'
import { ArrowUpDownIcon } from '../../icons/ArrowUpDownIcon.tsx'
import { ColumnResizer } from './ColumnResizer.tsx'
import type { DataColumn } from './data-column.ts'
import { gridRoles } from '../keys/grid-roles.ts'
import type { TableWords } from '../table-words.ts'
import css from '../TableHead.module.css'
import { keepLeast } from './useColumnWidths.ts'
import type { TableModel } from '../useTableModel.ts'

type Props<Row> = Pick<TableModel<Row>, 'look' | 'setLook'> & {
  column: DataColumn<Row>
  colIndex: number
  /** Px it is at least wide where texts have their usual size. */
  least: number
  resize: TableWords['resize']
  width: TableWords['width']
  onWidth: (id: string, px: number, isFinal: boolean) => void
}

/** Drawn again when something about columns changes, not when rows do. */
function Cell<Row>({ column, colIndex, least, look, setLook, resize, width, onWidth }: Props<Row>) {
  const labelId = useId()
  const sort = look.sort?.id === column.id ? look.sort : null
  const { [column.id]: own, ...others } = look.widths

  return (
    <th
      ref={(head) => keepLeast(head, least)}
      {...gridRoles.columnHead}
      scope="col"
      className={css.cell}
      aria-colindex={colIndex}
      aria-labelledby={labelId}
      aria-sort={ariaSort(column, sort)}
      data-column={column.id}
      data-align={column.align}
      data-pinned={column.isPinned ? '' : undefined}
      data-end={column.isAction ? 'action' : undefined}
      tabIndex={-1}
    >
      {column.sortValue ? (
        <button
          type="button"
          className={css.sort}
          data-print="keep"
          data-sorted={sort ? '' : undefined}
          onClick={() =>
            setLook({ sort: { id: column.id, isDescending: sort ? !sort.isDescending : false } })
          }
        >
          <span id={labelId}>{column.label}</span>
          <Arrow sort={sort} />
        </button>
      ) : (
        <span id={labelId}>{column.label}</span>
      )}
      <ColumnResizer
        label={resize(column.label)}
        valueText={width}
        width={own ?? column.width}
        onWidth={(px, isFinal) => onWidth(column.id, px, isFinal)}
        onReset={() => setLook({ widths: others })}
      />
    </th>
  )
}

/** `memo` forgets the type parameter; the component is the same. */
export const HeadCell = memo(Cell) as typeof Cell

function Arrow({ sort }: { sort: { isDescending: boolean } | null }) {
  if (!sort) return <ArrowUpDownIcon size={14} />
  return sort.isDescending ? <ArrowDownIcon size={14} /> : <ArrowUpIcon size={14} />
}

function ariaSort<Row>(column: DataColumn<Row>, sort: { isDescending: boolean } | null) {
  if (!column.sortValue) return undefined
  if (!sort) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}
