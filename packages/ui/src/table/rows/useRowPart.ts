import { useLayoutEffect, useMemo, useRef } from 'react'
import type { RowKind, RowPart } from './row-part.ts'
import type { Extras } from '../table-extras.ts'
import type { TableWords } from '../table-words.ts'
import type { SelectionModel } from './useSelection.ts'
import type { TableModel } from '../useTableModel.ts'

export type RowActions<Row> = {
  /** Enter, or a press on the row. */
  open?: (row: Row) => void
  /** Opens the one menu of the screen at this button. */
  menu?: (row: Row, button: HTMLElement) => void
  /** A long press on a card: the screen begins to select. */
  hold?: () => void
}

type Options<Row> = {
  gridId: string
  words: TableWords
  kind: RowKind<Row>
  model: TableModel<Row>
  extras: Extras
  selection: SelectionModel | undefined
  actions: RowActions<Row> | undefined
}

/** What rows share. Handlers may change with every drawing of the screen: they are looked up when pressed. */
export function useRowPart<Row>(options: Options<Row>): RowPart<Row> {
  const { gridId, kind, model, extras } = options
  const { selectRow, expandRow, isNew, rowMenu } = options.words
  const { columns, toggleExpanded } = model
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  return useMemo(
    () => ({
      gridId,
      words: { selectRow, expandRow, isNew, rowMenu },
      kind,
      columns,
      extras,
      toggleExpanded,
      onTick: (id, isRange) =>
        latest.current.selection?.change({ kind: isRange ? 'reached' : 'toggled', id }),
      onMenu: (row, button) => latest.current.actions?.menu?.(row, button),
    }),
    [gridId, selectRow, expandRow, isNew, rowMenu, kind, columns, extras, toggleExpanded],
  )
}
