import { memo } from 'react'
import { gridRoles } from './keys/grid-roles.ts'
import { HeadCell } from './columns/HeadCell.tsx'
import { pageTick } from './rows/selection.ts'
import type { Extras } from './table-extras.ts'
import type { TableWords } from './table-words.ts'
import css from './TableHead.module.css'
import { Tick } from './rows/Tick.tsx'
import type { SelectionModel } from './rows/useSelection.ts'
import type { TableModel } from './useTableModel.ts'

type Props<Row> = {
  model: TableModel<Row>
  words: TableWords
  extras: Extras
  selection: SelectionModel | undefined
  onWidth: (id: string, px: number, isFinal: boolean) => void
}

function Head<Row>({ model, words, extras, selection, onWidth }: Props<Row>) {
  const ids = model.entries.map(({ id }) => id)
  const tick = selection && pageTick(selection.selection, ids)
  const first = 1 + extras.before
  return (
    <thead {...gridRoles.rowGroup}>
      <tr {...gridRoles.row} data-grid-row={0} aria-rowindex={1}>
        {selection && (
          <th
            {...gridRoles.columnHead}
            scope="col"
            aria-colindex={1}
            className={css.cell}
            data-slot="select"
            tabIndex={-1}
          >
            <Tick
              label={words.selectPage}
              checked={tick === 'all'}
              isPartly={tick === 'some'}
              onChange={() => selection.change({ kind: 'page toggled' })}
            />
          </th>
        )}
        {extras.hasMark && <td {...gridRoles.blank} className={css.cell} data-slot="mark" />}
        {model.columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            colIndex={first + index}
            least={model.widthOf(column.id)}
            look={model.look}
            setLook={model.setLook}
            resize={words.resize}
            width={words.width}
            onWidth={onWidth}
          />
        ))}
        {extras.hasMenu && <td {...gridRoles.blank} className={css.cell} data-slot="menu" data-end="menu" />}
      </tr>
    </thead>
  )
}

/** `memo` forgets the type parameter; the component is the same. */
export const TableHead = memo(Head) as typeof Head
