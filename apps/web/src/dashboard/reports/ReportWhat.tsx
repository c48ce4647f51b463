import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import { Dots } from '@wasl/ui/Dots'
import { reportSummary, reportTitle, type ReportFacts } from './report-words.ts'
import css from './Reports.module.css'

export function ReportWhat({ report, facts }: { report: Report; facts: ReportFacts }) {
  return (
    <span className={css.what}>
      <span className={css.title}>{reportTitle(report, facts)}</span>
      <span className={css.summary} dir="auto">
        <Dots>{reportSummary(report, facts)}</Dots>
      </span>
    </span>
  )
}
