import type { UseQueryResult } from '@tanstack/react-query'
import type { Report, ReportPage } from '@wasl/contracts/web/dashboard/reports.contract'
import { parseTransactionState } from '@wasl/domain/states'
import { Button } from '@wasl/ui/actions/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { plainLook } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import type { TableView } from '@wasl/ui/table/table-view.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { useMemo, useState } from 'react'
import { PagesFoot } from '../../desk/list/PagesFoot.tsx'
import { useAppText } from '../../base/base.text.ts'
import { usePageFacts } from '../../base/page-context.tsx'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { useListEnd } from '../../desk/list/use-list-end.ts'
import { useLocale } from '../../i18n/language.tsx'
import { reportColumns } from './report-columns.tsx'
import { reportTitle } from './report-words.ts'
import type { ReportsAsked } from './reports.queries.ts'
import { useReportsText } from './reports.text.ts'
import { AskAndSave } from '../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { reportsKey } from './reports.queries.ts'
import type { TableWords } from '@wasl/ui/table/table-words.ts'

type Props = {
  found: UseQueryResult<ReportPage>
  asked: ReportsAsked
  onGo: (change: Partial<ReportsAsked>) => void
}

const noReports: readonly Report[] = []
const rowId = ({ id }: Report) => id

export function ReportsTable({ found, asked, onGo }: Props) {
  const t = useReportsText()
  const app = useAppText()
  const locale = useLocale()
  const { timeZone } = usePageFacts().merchant
  const [look, setLook] = useState(plainLook)
  const [canceling, setCanceling] = useState<Report | null>(null)
  const { data, error, isPlaceholderData, refetch } = found
  const reports = data?.results ?? noReports
  const isBehindEnd = useListEnd({ ...asked, shown: reports.length, count: data?.count ?? 0 }, found)
  const columns = useMemo(() => {
    const stateName = (state: string) => {
      const known = parseTransactionState(state)
      return known === 'other' ? state : app(`app.state.${known}`)
    }
    return reportColumns({ t, locale, timeZone, stateName }, setCanceling)
  }, [t, app, locale, timeZone])
  const model = useTableModel({
    columns,
    rows: reports,
    rowId,
    look,
    onLookChange: setLook,
    isSortedByServer: true,
  })
  const kind = useMemo(
    () => ({
      name: (report: Report) => reportTitle(report, { t }),
      isMarked: ({ id }: Report) => id === asked.id,
    }),
    [t, asked.id],
  )
  const words = useReportsWords(data, asked.rows)

  return (
    <>
      <DataTable model={model} kind={kind} words={words} view={view()} />
      {data && reports.length > 0 && (
        <PagesFoot
          asked={{ ...asked, page: data.page }}
          asOf={data.asOf}
          count={data.count}
          shown={reports.length}
          onGo={onGo}
        />
      )}
      {canceling && <CancelReport report={canceling} onClosed={() => setCanceling(null)} />}
    </>
  )

  function view(): TableView {
    if (!data || isBehindEnd) {
      if (!error) return { kind: 'loading', rows: 5 }
      return {
        kind: 'instead',
        show: <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />,
      }
    }
    if (reports.length === 0) return { kind: 'instead', show: empty(data.counts.all > 0) }
    return isPlaceholderData
      ? { kind: 'refreshing' }
      : { kind: 'ready', rowsBefore: (data.page - 1) * asked.rows, total: data.count }
  }

  function empty(hasOthers: boolean) {
    return hasOthers ? (
      <EmptyState
        kind="no-results"
        title={t('reports.noneHere')}
        actions={<Button onClick={() => onGo({ filters: {}, page: 1 })}>{t('reports.showAll')}</Button>}
      />
    ) : (
      <EmptyState kind="no-data" title={t('reports.none')}>
        {t('reports.noneText')}
      </EmptyState>
    )
  }
}

function CancelReport({ report, onClosed }: { report: Report; onClosed: () => void }) {
  const t = useReportsText()
  const notices = useNotices()
  const params = { id: report.id }
  return (
    <AskAndSave
      asks={{
        title: t('reports.cancelTitle'),
        yes: t('reports.cancelYes'),
        no: t('reports.cancelNo'),
        busy: t('reports.canceling'),
        isFinal: true,
      }}
      sends={{ send: () => staffClient.reports.cancel({ params, body: {} }), key: reportsKey }}
      onDone={() => {
        notices.success(t('reports.wasCanceled'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('reports.cancelText', { what: reportTitle(report, { t }) })}
    </AskAndSave>
  )
}

/** Everything the table says. The same object until one of its words changes. */
function useReportsWords(found: ReportPage | undefined, rows: number): TableWords {
  const t = useReportsText()
  const page = found?.page ?? 1
  const n = found?.count ?? 0
  return useMemo(() => {
    const pages = Math.max(1, Math.ceil(n / rows))
    const name = (report: string) => report
    return {
      caption: t('reports.caption', { page, pages }),
      arrived: t('reports.arrived', { n, page, pages }),
      loading: t('reports.loading'),
      sorted: (label, isDescending) =>
        t(isDescending ? 'reports.sortedDown' : 'reports.sortedUp', { name: label }),
      resize: (label) => t('reports.resize', { name: label }),
      width: (px) => t('reports.width', { n: px }),
      // Reports are neither ticked nor opened.
      selected: () => '',
      selectPage: '',
      selectRow: name,
      expandRow: name,
      isNew: '',
      rowMenu: name,
    }
  }, [t, page, n, rows])
}
