import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { useCallback, useId, useMemo, useState } from 'react'
import { columnOrder, widthLimits, type DataColumn, type TableLook } from './columns/data-column.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

export type Entry<Row> = { id: string; row: Row }

export type TableModel<Row> = {
  /** Shown columns in their order. The same array until something about them changes. */
  columns: readonly DataColumn<Row>[]
  entries: readonly Entry<Row>[]
  widthOf: (id: string) => number
  look: TableLook
  setLook: (change: Partial<TableLook>) => void
  expanded: ReadonlySet<string>
  toggleExpanded: (id: string) => void
  /** The element that takes the focus after paging. */
  captionId: string
}

type Options<Row> = {
  /** Held still by the caller (module scope or a memo), as are `rows` and `rowId`. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  look: TableLook
  onLookChange: (look: TableLook) => void
  /** The rows come sorted: the screen asks the server again when `look.sort` changes. */
  isSortedByServer?: boolean
}

/** TanStack Table behind the few facts the table draws. */
export function useTableModel<Row extends RowData>(options: Options<Row>): TableModel<Row> {
  const { columns, rows, rowId, look, onLookChange, isSortedByServer } = options
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const state = useMemo(
    () => ({
      sorting: look.sort ? [{ id: look.sort.id, desc: look.sort.isDescending }] : [],
      columnVisibility: Object.fromEntries(look.hidden.map((id) => [id, false])),
      columnOrder: columnOrder(columns, look.order),
      columnSizing: { ...look.widths },
    }),
    [columns, look],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state,
    manualSorting: isSortedByServer,
  })

  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const toggleExpanded = useCallback((id: string) => {
    setExpanded((open) =>
      open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set(open).add(id),
    )
  }, [])
  const setLook = useCallback(
    (change: Partial<TableLook>) => onLookChange({ ...look, ...change }),
    [look, onLookChange],
  )

  const captionId = useId()
  const leaves = table.getVisibleLeafColumns()
  const shownIds = leaves.map(({ id }) => id).join()
  const shown = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return shownIds.split(',').flatMap((id) => byId.get(id) ?? [])
  }, [columns, shownIds])
  const sorted = table.getRowModel().rows
  const entries = useMemo(() => sorted.map(({ id, original }) => ({ id, row: original })), [sorted])
  const widthOf = (id: string) => table.getColumn(id)?.getSize() ?? widthLimits.least

  return { columns: shown, entries, widthOf, look, setLook, expanded, toggleExpanded, captionId }
}

function definitionOf<Row extends RowData>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    accessorFn: column.sortValue ?? (() => null),
    enableSorting: Boolean(column.sortValue),
    enableHiding: !column.isPinned,
    sortFn: sortFn_basic,
    size: column.width,
    minSize: widthLimits.least,
    maxSize: widthLimits.most,
  }
}
