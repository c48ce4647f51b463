import type { uploadList } from '@wasl/contracts/lists/bulk'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Upload, UploadPage } from '@wasl/contracts/web/dashboard/bulk.contract'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { plainLook } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import type { TableView } from '@wasl/ui/table/table-view.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { useMemo, useState } from 'react'
import { PagesFoot } from '../../desk/list/PagesFoot.tsx'
import type { PagedAsked } from '../../desk/list/usePagedList.ts'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { useListEnd } from '../../desk/list/use-list-end.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useBulkText } from './bulk.text.ts'
import { uploadColumns } from './upload-columns.tsx'
import { useBulkWords } from './use-bulk-words.ts'

type Asked = PagedAsked<typeof uploadList>
type Props = {
  found: UseQueryResult<UploadPage>
  asked: Asked
  onGo: (change: Partial<Asked>) => void
  mayUpload: boolean
}

const none: readonly Upload[] = []
const rowId = ({ id }: Upload) => id
const kind = { name: ({ name }: Upload) => name }

export function UploadsTable({ found, asked, onGo, mayUpload }: Props) {
  const t = useBulkText()
  const locale = useLocale()
  const [look, setLook] = useState(plainLook)
  const { data, error, isPlaceholderData, refetch } = found
  const columns = useMemo(() => uploadColumns(t, locale), [t, locale])
  const rows = data?.uploads ?? none
  const model = useTableModel({ columns, rows, rowId, look, onLookChange: setLook, isSortedByServer: true })
  const { page, rows: perPage } = asked
  const isBehindEnd = useListEnd({ ...asked, shown: rows.length, count: data?.count ?? 0 }, found)
  const words = useBulkWords({ what: t('bulk.uploads'), page, rows: perPage, n: data?.count ?? 0 })
  return (
    <>
      <DataTable model={model} kind={kind} words={words} view={view()} />
      {data && rows.length > 0 && (
        <PagesFoot asked={asked} asOf={data.asOf} count={data.count} shown={rows.length} onGo={onGo} />
      )}
    </>
  )

  function view(): TableView {
    if (!data || isBehindEnd)
      return error
        ? { kind: 'instead', show: <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} /> }
        : { kind: 'loading', rows: 5 }
    if (rows.length === 0) return { kind: 'instead', show: empty() }
    return isPlaceholderData
      ? { kind: 'refreshing' }
      : { kind: 'ready', rowsBefore: (page - 1) * perPage, total: data.count }
  }

  function empty() {
    if (asked.filters.state === 'archived')
      return <EmptyState kind="no-data" title={t('bulk.noneArchived')} />
    return (
      <EmptyState kind="no-data" title={t('bulk.none')}>
        {t(mayUpload ? 'bulk.noneText' : 'bulk.noneMay')}
      </EmptyState>
    )
  }
}
