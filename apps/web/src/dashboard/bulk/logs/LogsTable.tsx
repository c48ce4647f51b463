import type { UseQueryResult } from '@tanstack/react-query'
import type { bulkLogList } from '@wasl/contracts/lists/bulk'
import type { BulkLog, BulkLogPage } from '@wasl/contracts/web/dashboard/bulk.contract'
import { Button } from '@wasl/ui/actions/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { plainLook } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import type { TableView } from '@wasl/ui/table/table-view.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { useMemo, useState } from 'react'
import { PagesFoot } from '../../../desk/list/PagesFoot.tsx'
import type { PagedAsked } from '../../../desk/list/usePagedList.ts'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { useListEnd } from '../../../desk/list/use-list-end.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useBulkText } from '../bulk.text.ts'
import { logColumns } from './log-columns.tsx'
import { useBulkWords } from '../use-bulk-words.ts'

type Asked = PagedAsked<typeof bulkLogList>
type Props = {
  found: UseQueryResult<BulkLogPage>
  asked: Asked
  count: number
  onGo: (change: Partial<Asked>) => void
}

const none: readonly BulkLog[] = []
const rowId = ({ row }: BulkLog) => String(row)
const kind = { name: ({ row }: BulkLog) => String(row) }

export function LogsTable({ found, asked, count, onGo }: Props) {
  const t = useBulkText()
  const locale = useLocale()
  const [look, setLook] = useState(plainLook)
  const { data, error, isPlaceholderData, refetch } = found
  const columns = useMemo(() => logColumns(t, locale), [t, locale])
  const rows = data?.logs ?? none
  const model = useTableModel({ columns, rows, rowId, look, onLookChange: setLook, isSortedByServer: true })
  const { page, rows: perPage } = asked
  const isBehindEnd = useListEnd({ ...asked, shown: rows.length, count: data ? count : 0 }, found)
  const words = useBulkWords({ what: t('bulk.logs'), page, rows: perPage, n: count })
  return (
    <>
      <DataTable model={model} kind={kind} words={words} view={view()} />
      {rows.length > 0 && <PagesFoot asked={asked} count={count} shown={rows.length} onGo={onGo} />}
    </>
  )

  function view(): TableView {
    if (!data || isBehindEnd)
      return error
        ? { kind: 'instead', show: <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} /> }
        : { kind: 'loading', rows: 10 }
    if (rows.length === 0) return { kind: 'instead', show: empty() }
    return isPlaceholderData
      ? { kind: 'refreshing' }
      : { kind: 'ready', rowsBefore: (page - 1) * perPage, total: count }
  }

  function empty() {
    return (
      <EmptyState
        kind="no-results"
        title={t('bulk.noLogs')}
        actions={
          (asked.filters.show ?? 'all') !== 'all' && (
            <Button onClick={() => onGo({ filters: {}, page: 1 })}>{t('bulk.toAll')}</Button>
          )
        }
      />
    )
  }
}
