import { memo } from 'react'
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { EllipsisIcon } from '../icons/EllipsisIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { cellId, type RowPart } from './row-part.ts'
import css from './TableRow.module.css'
import { Tick } from './Tick.tsx'
import { gridRoles } from './grid-roles.ts'

type Props<Row> = {
  id: string
  row: Row
  part: RowPart<Row>
  isSelected: boolean
  isExpanded: boolean
}

function Cells<Row>({ id, row, part, isSelected, isExpanded }: Props<Row>) {
  const { gridId, words, kind, columns, extras } = part
  const name = kind.name(row)
  const isNew = kind.isNew?.(row) ?? false
  const hasInside = kind.inside?.has(row) ?? false
  return (
    <>
      {extras.hasTicks && (
        <td {...gridRoles.cell} aria-colindex={1} tabIndex={-1} className={css.cell} data-slot="select">
          <Tick
            label={words.selectRow(name)}
            checked={isSelected}
            onChange={(event) => part.onTick(id, isShift(event.nativeEvent))}
          />
        </td>
      )}
      {extras.hasMark &&
        (hasInside ? (
          <td
            {...gridRoles.cell}
            aria-colindex={extras.before}
            tabIndex={-1}
            className={css.cell}
            data-slot="mark"
          >
            <button
              type="button"
              className={css.small}
              aria-label={words.expandRow(name)}
              aria-expanded={isExpanded}
              aria-controls={isExpanded ? cellId(gridId, id, 'inside') : undefined}
              onClick={() => part.toggleExpanded(id)}
            >
              {isExpanded ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
            </button>
          </td>
        ) : (
          <td {...gridRoles.blank} className={css.cell} data-slot="mark">
            {isNew && <span className={css.dot} />}
          </td>
        ))}
      {columns.map((column, index) => (
        <td
          key={column.id}
          id={cellId(gridId, id, column.id)}
          {...(column.isPinned ? gridRoles.rowHead : gridRoles.cell)}
          aria-colindex={1 + extras.before + index}
          tabIndex={-1}
          className={css.cell}
          data-align={column.align}
          data-pinned={column.isPinned ? '' : undefined}
          data-card={column.card ?? 'none'}
          data-truncate={column.text ? '' : undefined}
          title={column.text?.(row)}
        >
          {column.cell(row)}
          {column.isPinned && isNew && (
            <>
              <span className={css.dot} data-in="card" />
              <VisuallyHidden> {words.isNew}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
      {extras.hasMenu && (
        <td
          {...gridRoles.cell}
          aria-colindex={extras.total}
          tabIndex={-1}
          className={css.cell}
          data-slot="menu"
        >
          <button
            type="button"
            className={css.small}
            data-row-menu=""
            aria-haspopup="menu"
            aria-label={words.rowMenu(name)}
            onClick={(event) => part.onMenu(row, event.currentTarget)}
          >
            <EllipsisIcon size={16} />
          </button>
        </td>
      )}
    </>
  )
}

const isShift = (event: Event) => event instanceof MouseEvent && event.shiftKey

/** `memo` forgets the type parameter; the component is the same. */
export const RowCells = memo(Cells) as typeof Cells
