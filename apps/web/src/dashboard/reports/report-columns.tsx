import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import { grouped } from '../../parts/grouped.ts'
import { Ltr } from '@wasl/ui/text/Ltr'
import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import { Instant } from '../../parts/Instant.tsx'
import { sizeText, type ReportFacts, reportSummary, reportTitle } from './report-words.ts'
import css from './Reports.module.css'
import { ReportState } from './ReportState.tsx'
import { Dots } from '@wasl/ui/text/Dots'
import { Button } from '@wasl/ui/actions/Button'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { useReportsText } from './reports.text.ts'
import { useReportAction } from './use-report-action.ts'

const none = '-'

/** `onCancel` asks beside the table: what opens inside a row would be walked by the table's keys. */
export function reportColumns(facts: ReportFacts, onCancel: (report: Report) => void): DataColumn<Report>[] {
  const { t } = facts
  return [
    {
      id: 'id',
      label: t('reports.column.id'),
      cell: ({ id }) => (
        <span className={css.id}>
          <Ltr>{shortId(id)}</Ltr>
        </span>
      ),
      text: ({ id }) => id,
      width: 112,
      isPinned: true,
      card: 'title',
      namesRow: true,
    },
    {
      id: 'what',
      label: t('reports.column.what'),
      cell: (report) => <ReportWhat report={report} facts={facts} />,
      cardCell: (report) => (
        <span className={css.card}>
          <ReportWhat report={report} facts={facts} />
          <span className={css.when}>
            <Instant at={report.createdAt} />
          </span>
          <ReportAction report={report} onCancel={onCancel} />
        </span>
      ),
      width: 208,
      isFlexible: true,
      card: 'note',
      namesRow: true,
    },
    {
      id: 'rows',
      label: t('reports.column.rows'),
      cell: (report) => {
        const rows = rowsOf(report)
        return rows === null ? none : grouped(rows)
      },
      cardCell: (report) => {
        const rows = rowsOf(report)
        return rows === null ? null : t('reports.rowsCount', { n: rows })
      },
      width: 76,
      align: 'end',
      card: 'amount',
    },
    {
      id: 'size',
      label: t('reports.column.size'),
      cell: ({ size }) => (size === null ? none : sizeText(size, t)),
      width: 88,
      align: 'end',
    },
    {
      id: 'state',
      label: t('reports.column.state'),
      cell: (report) => <ReportState report={report} />,
      width: 168,
      card: 'badge',
      namesRow: true,
    },
    {
      id: 'asked',
      label: t('reports.column.asked'),
      cell: ({ createdAt, username }) => (
        <span className={css.asked}>
          <Instant at={createdAt} />
          <span className={css.summary}>
            <bdi>{username}</bdi>
          </span>
        </span>
      ),
      width: 170,
    },
    {
      id: 'kept',
      label: t('reports.column.kept'),
      cell: ({ availableUntil: until }) => (until === null ? none : <Instant at={until} show="date" />),
      width: 112,
    },
    {
      id: 'action',
      label: t('reports.column.action'),
      cell: (report) => <ReportAction report={report} onCancel={onCancel} />,
      width: 172,
      align: 'end',
      isAction: true,
    },
  ]
}

/** Of a file that is there, or was. */
const rowsOf = ({ state, recordsAmount }: Report): number | null =>
  state === 'ready' || state === 'expired' ? recordsAmount : null

/** Ours are 22 signs that nobody reads: the first of them tell reports apart, a press on the cell shows all. */
const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id)

function ReportWhat({ report, facts }: { report: Report; facts: ReportFacts }) {
  return (
    <span className={css.what}>
      <span className={css.title}>{reportTitle(report, facts)}</span>
      <span className={css.summary} dir="auto">
        <Dots>{reportSummary(report, facts)}</Dots>
      </span>
    </span>
  )
}

/** What can be done with a report: its file, calling it off, or the same once more. */
function ReportAction({ report, onCancel }: { report: Report; onCancel: (report: Report) => void }) {
  const t = useReportsText()
  const { isBusy, download, again } = useReportAction(report.id)
  if (report.state === 'ready')
    return (
      <Button
        size="row"
        icon={<DownloadIcon size={16} />}
        isPending={isBusy}
        aria-label={t('reports.downloadOne', { id: report.id })}
        onClick={download}
      >
        {t('reports.download')}
      </Button>
    )
  if (report.canCancel)
    return (
      <Button
        size="row"
        aria-haspopup="dialog"
        aria-label={t('reports.cancelOne', { id: report.id })}
        onClick={() => onCancel(report)}
      >
        {t('reports.cancel')}
      </Button>
    )
  if (!report.canRepeat) return null
  return (
    <Button size="row" icon={<RotateCwIcon size={16} />} isPending={isBusy} onClick={again}>
      {t(report.state === 'failed' ? 'reports.retry' : 'reports.again')}
    </Button>
  )
}
