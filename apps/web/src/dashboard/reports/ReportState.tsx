import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import { Progress } from '@wasl/ui/data/Progress'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { shareDone } from './report-words.ts'
import css from './Reports.module.css'
import { useReportsText } from './reports.text.ts'

const looks = {
  queued: { tone: 'neutral', Icon: ClockIcon },
  preparing: { tone: 'warning', Icon: HourglassIcon },
  ready: { tone: 'success', Icon: CircleCheckIcon },
  failed: { tone: 'danger', Icon: CircleXIcon },
  canceled: { tone: 'neutral', Icon: BanIcon },
  expired: { tone: 'neutral', Icon: ClockAlertIcon },
} as const

/** What became of it, and how far it is. */
export function ReportState({ report }: { report: Report }) {
  const t = useReportsText()
  const { tone, Icon } = looks[report.state]
  const share = shareDone(report)
  return (
    <span className={css.state}>
      <span className={css.badge}>
        <StatusBadge
          tone={tone}
          icon={<Icon size={14} />}
          isDashed={report.state === 'expired' || report.state === 'canceled'}
        >
          {t(`reports.tab.${report.state}`)}
        </StatusBadge>
        {report.state === 'preparing' && share !== null && (
          <span className={css.quiet}>{t('reports.share', { share })}</span>
        )}
      </span>
      {report.state === 'preparing' && (
        <span className={css.bar}>
          <Progress
            label={t('reports.preparing', { id: report.id })}
            tone="warning"
            isBare
            {...(share !== null && { value: share, note: t('reports.share', { share }) })}
          />
        </span>
      )}
      {report.state === 'queued' && <span className={css.quiet}>{t('reports.waiting')}</span>}
      {report.state === 'failed' && <span className={css.why}>{t(whyFailed(report))}</span>}
    </span>
  )
}

function whyFailed({ problem, canRepeat }: Report) {
  if (problem === 'rights') return 'reports.failedRights'
  return canRepeat ? 'reports.failedWhy' : 'reports.failedForGood'
}
