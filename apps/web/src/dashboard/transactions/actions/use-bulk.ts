import type { MatchingJob } from '@wasl/contracts/web/dashboard/transactions/matching.contract'
import type { BulkDone } from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import type { SelectionModel } from '@wasl/ui/table/useSelection.ts'
import { useRef, useState } from 'react'
import { Refused } from '../../../app/staff/answer-of.ts'
import { useNotices } from '../../../app/staff/notices.ts'
import { pressKeys } from '../../../app/staff/press-keys.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import type { ActionName } from './acted-on.ts'
import { bulkNotice } from './action-notice.ts'
import { useActionsText } from './actions.text.ts'
import { failedIn, sendBulk, type BulkOutcome } from './send-bulk.ts'
import { useMatching, type Matching, type MatchingAction } from './use-matching.ts'

export type Failed = { action: ActionName; title: string; rows: BulkDone['results'] }

/** Those of everything that matches are asked for. */
export type FindIds = () => Promise<readonly string[]> | readonly string[]

type Of = { matching: Matching; selection: SelectionModel; onChanged: () => void }

/** Sends an action for many rows; what could not be done stays selected, and can be tried again. */
export function useBulk({ matching, selection, onChanged }: Of) {
  const t = useActionsText()
  const notices = useNotices()
  const [isBusy, setIsBusy] = useState(false)
  const isPressed = useRef(false)
  const [keys] = useState(() => pressKeys<object>())
  const [failed, setFailed] = useState<Failed | null>(null)

  const ended = (job: MatchingJob, action: MatchingAction) => {
    const { state, done, failed: undone, total, failures } = job
    if (state === 'stopped') notices.partial(t('actions.stopped', { n: done, total }))
    else if (undone === 0) notices.success(t('actions.applied'))
    else if (done === 0) notices.error(failures[0]?.message ?? t('actions.appliedPartially'))
    else notices.partial(t('actions.appliedPartially'))
    selection.change({ kind: 'cleared' })
    for (const { id } of failures) selection.change({ kind: 'toggled', id })
    setFailed(undone > 0 ? { action, title: t('actions.appliedPartially'), rows: failures } : null)
    onChanged()
  }
  const work = useMatching(matching, ended)

  /** False where another press is still being answered. */
  const answerOnce = async (press: () => Promise<void>): Promise<boolean> => {
    // A second press may come before isBusy is drawn.
    if (isPressed.current) return false
    isPressed.current = true
    setIsBusy(true)
    try {
      await press()
    } catch (error) {
      const text = error instanceof Refused ? error.problem.message : null
      notices.error(text ?? t('actions.unexpected', { problem: t('actions.unanswered') }))
    }
    isPressed.current = false
    setIsBusy(false)
    return true
  }
  const apply = (action: ActionName, findIds: FindIds) =>
    answerOnce(async () => {
      const ids = await findIds()
      if (ids.length === 0) return
      const { module } = matching.place
      const { key } = keys.keyed({ module, action, ids })
      const outcome = await sendOrNull({ module, action, ids, key })
      if (outcome !== null && !('isUnknown' in outcome)) keys.settled()
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
    })
  const applyToMatching = (action: MatchingAction) =>
    answerOnce(async () => {
      if (work.isWorking) return
      setFailed(null)
      await work.ask({ action, key: keys.keyed({ action, matching }).key })
      keys.settled()
    })
  const retry = () => {
    if (failed) void apply(failed.action, () => failed.rows.map(({ id }) => id))
  }
  return {
    isBusy,
    failed,
    /** While it is worked on. */
    job: work.isWorking ? work.job : null,
    apply,
    applyToMatching,
    retry,
    stop: () => void answerOnce(work.stop),
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
