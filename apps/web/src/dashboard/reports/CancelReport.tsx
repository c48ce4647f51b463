import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import { AskAndSave } from '../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { reportTitle } from './report-words.ts'
import { reportsKey } from './reports.queries.ts'
import { useReportsText } from './reports.text.ts'

export function CancelReport({ report, onClosed }: { report: Report; onClosed: () => void }) {
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
