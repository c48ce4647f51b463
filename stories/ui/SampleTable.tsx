import type { Locale } from '@wasl/domain/locale'
import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import { plainLook, type TableLook } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import type { TableLayout, TableView } from '@wasl/ui/table/table-view.ts'
import { useSelection } from '@wasl/ui/table/rows/useSelection.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { useMemo, useState } from 'react'
import { sampleColumns, sampleId, sampleKind, sampleWords } from './sample-table.tsx'
import type { SampleRow } from './sample-transactions.tsx'

type TableProps = {
  locale: Locale
  rows: readonly SampleRow[]
  view: TableView
  layout: TableLayout
  ticked: readonly string[]
  onOpen: (id: string) => void
  onMenu: (id: string) => void
}

/** A table of transactions as a list draws it. */
export function SampleTable({ locale, rows, view, layout, ticked, onOpen, onMenu }: TableProps) {
  const [look, setLook] = useState<TableLook>({ ...plainLook, sort: { id: 'created', isDescending: true } })
  const model = useTableModel({
    columns: sampleColumns[locale],
    rows,
    rowId: sampleId,
    look,
    onLookChange: setLook,
  })
  const ids = useMemo(() => model.entries.map(({ id }) => id), [model.entries])
  const selection = useSelection(ids, 128, ticked)
  return (
    <LiveRegion>
      <div className="table-story-card">
        <DataTable
          model={model}
          kind={sampleKind[locale]}
          words={sampleWords[locale]}
          view={view}
          selection={selection}
          actions={{ open: (row) => onOpen(row.id), menu: (row) => onMenu(row.id) }}
          layout={layout}
        />
      </div>
    </LiveRegion>
  )
}
