import type { MatchingJob } from '@wasl/contracts/web/dashboard/transactions/matching.contract'
import { Progress } from '@wasl/ui/data/Progress'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import { useActionsText } from '../actions.text.ts'
import css from './FailedRows.module.css'

type Props = { job: MatchingJob; onStop: () => void }

/** How far the work on everything that matches is. It goes on when the page is left. */
export function MatchingProgress({ job, onStop }: Props) {
  const t = useActionsText()
  const worked = job.done + job.failed
  return (
    <div className={css.failed}>
      <Progress
        label={t('actions.working')}
        value={worked}
        of={job.total}
        note={t('actions.workedOf', { n: worked, total: job.total })}
      />
      <ToolButton look="edged" onClick={onStop}>
        {t('actions.stop')}
      </ToolButton>
    </div>
  )
}
