import { memo } from 'react'
import { EllipsisIcon } from '../../icons/EllipsisIcon.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import { gridRoles } from '../keys/grid-roles.ts'
import { cellId, type RowPart } from './row-part.ts'
import mark from './NewDot.module.css'
import button from './RowButton.module.css'
import css from './TableRow.module.css'

type Props<Row> = { id: string; row: Row; part: RowPart<Row> }

/** What a row shows and its menu: drawn once, whatever is ticked, opened or sorted around it. */
function Cells<Row>({ id, row, part }: Props<Row>) {
  const { gridId, words, kind, columns, extras } = part
  const isNew = kind.isNew?.(row) ?? false
  return (
    <>
      {columns.map((column, index) => {
        const card = column.cardCell?.(row)
        return (
          <td
            key={column.id}
            id={cellId(gridId, id, column.id)}
            {...(column.isPinned ? gridRoles.rowHead : gridRoles.cell)}
            aria-colindex={1 + extras.before + index}
            tabIndex={-1}
            className={css.cell}
            data-align={column.align}
            data-pinned={column.isPinned ? '' : undefined}
            data-end={column.isAction ? 'action' : undefined}
            data-card={card === null ? 'none' : (column.card ?? 'none')}
            data-truncate={column.text ? '' : undefined}
            title={column.text?.(row)}
          >
            {column.cardCell ? (
              <>
                <span data-in="wide">{column.cell(row)}</span>
                <span data-in="card">{card}</span>
              </>
            ) : (
              column.cell(row)
            )}
            {column.isPinned && isNew && (
              <>
                <span className={mark.dot} data-in="card" />
                <VisuallyHidden> {words.isNew}</VisuallyHidden>
              </>
            )}
          </td>
        )
      })}
      {extras.hasMenu && (
        <td
          {...gridRoles.cell}
          aria-colindex={extras.total}
          tabIndex={-1}
          className={css.cell}
          data-slot="menu"
          data-end="menu"
        >
          <button
            type="button"
            className={button.button}
            data-row-menu=""
            aria-haspopup="menu"
            aria-label={words.rowMenu(kind.name(row))}
            onClick={(event) => part.onMenu(row, event.currentTarget)}
          >
            <EllipsisIcon size={16} />
          </button>
        </td>
      )}
    </>
  )
}

/** `memo` forgets the type parameter; the component is the same. */
export const DataCells = memo(Cells) as typeof Cells
