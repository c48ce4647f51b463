import type { Dispatch } from '@wasl/contracts/web/dashboard/bulk.contract'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { plainLook } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import type { TableView } from '@wasl/ui/table/table-view.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { useMemo, useState } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { useBulkText } from '../bulk.text.ts'
import { dispatchColumns } from './dispatch-columns.tsx'
import { useBulkWords } from '../use-bulk-words.ts'

/** Null while they load. */
type Props = { uploadId: string; dispatches: readonly Dispatch[] | null }

const none: readonly Dispatch[] = []
const rowId = ({ id }: Dispatch) => id
const kind = { name: ({ number }: Dispatch) => String(number) }

export function DispatchesTable({ uploadId, dispatches }: Props) {
  const t = useBulkText()
  const locale = useLocale()
  const [look, setLook] = useState(plainLook)
  const columns = useMemo(() => dispatchColumns({ t, locale, uploadId }), [t, locale, uploadId])
  const rows = dispatches ?? none
  const model = useTableModel({ columns, rows, rowId, look, onLookChange: setLook, isSortedByServer: true })
  const words = useBulkWords({ what: t('bulk.dispatches'), page: 1, rows: 100, n: rows.length })
  return <DataTable model={model} kind={kind} words={words} view={view()} />

  function view(): TableView {
    if (!dispatches) return { kind: 'loading', rows: 2 }
    if (rows.length > 0) return { kind: 'ready', rowsBefore: 0, total: rows.length }
    const empty = (
      <EmptyState kind="no-data" title={t('bulk.noDispatch')}>
        {t('bulk.noDispatchText')}
      </EmptyState>
    )
    return { kind: 'instead', show: empty }
  }
}
