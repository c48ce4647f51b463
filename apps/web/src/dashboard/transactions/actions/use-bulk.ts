import type { MatchingJob } from '@wasl/contracts/web/dashboard/transactions/matching.contract'
import type { BulkDone } from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import type { SelectionModel } from '@wasl/ui/table/useSelection.ts'
import { useState } from 'react'
import { Refused } from '../../../app/staff/answer-of.ts'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import type { ActionName } from './acted-on.ts'
import { bulkNotice } from './action-notice.ts'
import { useActionsText } from './actions.text.ts'
import { failedIn, sendBulk, type BulkOutcome } from './send-bulk.ts'
import { useMatching, type Matching, type MatchingAction } from './use-matching.ts'

export type Failed = { action: ActionName; title: string; rows: BulkDone['results'] }

type Of = { matching: Matching; selection: SelectionModel; onChanged: () => void }

/** Sends an action for many rows; what could not be done stays selected, and can be tried again. */
export function useBulk({ matching, selection, onChanged }: Of) {
  const t = useActionsText()
  const notices = useNotices()
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [asked, setAsked] = useState<ActionName | null>(null)

  const ended = (job: MatchingJob) => {
    const { state, done, failed: undone, total, failures } = job
    if (state === 'stopped') notices.partial(t('actions.stopped', { n: done, total }))
    else if (undone === 0) notices.success(t('actions.applied'))
    else if (done === 0) notices.error(failures[0]?.message ?? t('actions.appliedPartially'))
    else notices.partial(t('actions.appliedPartially'))
    selection.change({ kind: 'cleared' })
    for (const { id } of failures) selection.change({ kind: 'toggled', id })
    setFailed(
      asked && undone > 0 ? { action: asked, title: t('actions.appliedPartially'), rows: failures } : null,
    )
    onChanged()
  }
  const work = useMatching(matching, ended)

  const apply = async (action: ActionName, ids: readonly string[]) => {
    if (isBusy || ids.length === 0) return
    setIsBusy(true)
    const outcome = await sendOrNull({ module: matching.place.module, action, ids, key: crypto.randomUUID() })
    setIsBusy(false)
    const notice = bulkNotice(outcome, t)
    notices[notice.tone](notice.text)
    const rows = outcome === null ? [] : [...failedIn(outcome)]
    setFailed(rows.length > 0 ? { action, title: notice.text, rows } : null)
    // Refused as a whole, or unanswered: what was selected is still to be done.
    if (rows.length > 0 || (outcome !== null && outcome.kind !== 'refused')) {
      selection.change({ kind: 'cleared' })
      for (const { id } of rows) selection.change({ kind: 'toggled', id })
    }
    onChanged()
  }
  const applyToMatching = async (action: MatchingAction) => {
    if (isBusy || work.isWorking) return
    setIsBusy(true)
    setFailed(null)
    setAsked(action)
    try {
      await work.ask({ action, key: crypto.randomUUID() })
    } catch (error) {
      const text = error instanceof Refused ? error.problem.message : null
      notices.error(text ?? t('actions.unexpected', { problem: t('actions.unanswered') }))
    }
    setIsBusy(false)
  }
  const retry = () => {
    if (failed)
      void apply(
        failed.action,
        failed.rows.map(({ id }) => id),
      )
  }
  return {
    isBusy,
    failed,
    /** While it is worked on. */
    job: work.isWorking ? work.job : null,
    apply,
    applyToMatching,
    retry,
    stop: () => void work.stop(),
    forget: () => setFailed(null),
  }
}

async function sendOrNull(sent: Parameters<typeof sendBulk>[1]): Promise<BulkOutcome | null> {
  try {
    return await sendBulk(staffClient, sent)
  } catch {
    return null
  }
}
