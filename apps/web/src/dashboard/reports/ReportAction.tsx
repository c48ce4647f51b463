import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import { Button } from '@wasl/ui/Button'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import css from './Reports.module.css'
import { useReportsText } from './reports.text.ts'
import { useReportAction } from './use-report-action.ts'

/** What can be done with a report: its file, or the same once more. */
export function ReportAction({ report }: { report: Report }) {
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
  if (report.state === 'preparing')
    return report.rows === null ? <span className={css.quiet}>{t('reports.waiting')}</span> : null
  if (!report.canRepeat) return null
  return (
    <Button size="row" icon={<RotateCwIcon size={16} />} isPending={isBusy} onClick={again}>
      {t(report.state === 'failed' ? 'reports.retry' : 'reports.again')}
    </Button>
  )
}
