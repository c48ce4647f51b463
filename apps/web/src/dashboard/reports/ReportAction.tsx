import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import { Button } from '@wasl/ui/Button'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { useReportsText } from './reports.text.ts'
import { useReportAction } from './use-report-action.ts'

/** What can be done with a report: its file, calling it off, or the same once more. */
export function ReportAction({ report, onCancel }: { report: Report; onCancel: (report: Report) => void }) {
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
