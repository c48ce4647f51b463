import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { gridRoles } from '../keys/grid-roles.ts'
import mark from './NewDot.module.css'
import { cellId, type RowPart } from './row-part.ts'
import button from './RowButton.module.css'
import css from './TableRow.module.css'
import { Tick } from './Tick.tsx'

type Props<Row> = {
  id: string
  row: Row
  part: RowPart<Row>
  isSelected: boolean
  isExpanded: boolean
}

/** The tick and the mark (new, or the button that opens) before the cells of the data. */
export function LeadCells<Row>({ id, row, part, isSelected, isExpanded }: Props<Row>) {
  const { gridId, words, kind, extras } = part
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
              className={button.button}
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
            {isNew && <span className={mark.dot} />}
          </td>
        ))}
    </>
  )
}

const isShift = (event: Event) => event instanceof MouseEvent && event.shiftKey
