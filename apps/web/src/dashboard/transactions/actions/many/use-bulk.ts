import type { MatchingJob } from '@wasl/contracts/web/dashboard/transactions/matching.contract'
import type { BulkDone } from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import type { SelectionModel } from '@wasl/ui/table/rows/useSelection.ts'
import { useRef, useState } from 'react'
import { Refused } from '../../../../base/session/answer-of.ts'
import { useNotices } from '../../../../base/session/staff-notices.ts'
import { pressKeys } from '../../../../desk/press-keys.ts'
import { staffClient } from '../../../../base/session/staff-client.ts'
import type { BulkActionName } from '../acted-on.ts'
import { bulkNotice, jobNotice } from '../action-notice.ts'
import { useActionsText } from '../actions.text.ts'
import { failedIn, isRefusedWhole, sendBulk, type BulkOutcome } from './send-bulk.ts'
import { mayBeTriedAgain, isUnknown } from '../try-again.ts'
import { useMatching, type Matching, type MatchingAction } from './use-matching.ts'

type Press = { module: string; action: string; ids: readonly string[] }

type Row = BulkDone['results'][number]

/**
 * The key of a press on many rows, until each of them was answered (decision 050). What is left of a press of whose rows
 * nobody knows is the same press: tried again, it does nothing twice.
 */
function bulkKeys(newKey: () => string = () => crypto.randomUUID()) {
  let open: (Press & { key: string; isLeft: boolean }) | null = null
  return {
    keyOf(press: Press): string {
      if (open === null || !isOf(open, press)) open = { ...press, key: newKey(), isLeft: false }
      return open.key
    },
    /** `left` is what was not done. */
    answered(press: Omit<Press, 'ids'> & { key: string }, left: readonly Row[]): void {
      open = left.some(isUnknown) ? { ...press, ids: left.map(({ id }) => id), isLeft: true } : null
    },
  }
}

/** Where no answer came, the server may know the press: fewer rows are another one, which it would refuse under the same key. */
const isOf = (open: Press & { isLeft: boolean }, { module, action, ids }: Press): boolean =>
  open.module === module &&
  open.action === action &&
  (open.isLeft || ids.length === open.ids.length) &&
  ids.every((id) => open.ids.includes(id))

/** `count`: more may have failed than are named in `rows`. */
export type Failed = { action: BulkActionName; count: number; rows: BulkDone['results'] }

/** Those of everything that matches are asked for. */
export type FindIds = () => Promise<readonly string[]> | readonly string[]

type Of = { matching: Matching; selection: SelectionModel; onChanged: () => void }

/** Sends an action for many rows; what could not be done stays selected and listed, and is tried again where that can help. */
export function useBulk({ matching, selection, onChanged }: Of) {
  const t = useActionsText()
  const notices = useNotices()
  const [isBusy, setIsBusy] = useState(false)
  const isPressed = useRef(false)
  const [keys] = useState(() => bulkKeys())
  const [matchingKeys] = useState(() => pressKeys<object>())
  const [failed, setFailed] = useState<Failed | null>(null)

  const select = (rows: Failed['rows']) => {
    selection.change({ kind: 'cleared' })
    for (const { id } of rows) selection.change({ kind: 'toggled', id })
  }
  const ended = (job: MatchingJob, action: MatchingAction) => {
    const { failed: undone, failures } = job
    const { tone, text } = jobNotice(job, t)
    notices[tone](text)
    select(failures)
    // Its rows were worked on under its id.
    keys.answered({ module: matching.place.module, action, key: job.id }, failures)
    setFailed(undone > 0 ? { action, count: undone, rows: failures } : null)
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
  /** `before` is what is tried again, and what stays listed beside it. */
  const apply = (action: BulkActionName, findIds: FindIds, before: Failed | null = null) =>
    answerOnce(async () => {
      const ids = await findIds()
      if (ids.length === 0) return
      const { module } = matching.place
      const press = { module, action, ids }
      const key = keys.keyOf(press)
      const outcome = await sendOrNull({ ...press, key })
      const notice = bulkNotice(outcome, t)
      notices[notice.tone](notice.text, { about: key })
      // Refused as a whole, or unanswered: what was selected is still to be done, by the same press.
      if (outcome === null || isRefusedWhole(outcome)) setFailed(before)
      else {
        const failures = [...failedIn(outcome)]
        keys.answered({ module, action, key }, failures)
        const rows = [...failures, ...(before?.rows.filter(({ id }) => !ids.includes(id)) ?? [])]
        setFailed(rows.length > 0 ? { action, count: rows.length, rows } : null)
        select(rows)
      }
      onChanged()
    })
  /** `count` is what the user saw and said yes to: where it is another by now the server refuses, and the list is read again. */
  const applyToMatching = (action: MatchingAction, count: number) =>
    answerOnce(async () => {
      if (work.isWorking) return
      setFailed(null)
      try {
        await work.ask({ action, count, key: matchingKeys.keyed({ action, matching, count }).key })
        matchingKeys.settled()
      } catch (error) {
        if (error instanceof Refused) matchingKeys.settled()
        onChanged()
        throw error
      }
    })
  const retry = () => {
    if (!failed) return
    const ids = failed.rows.filter(mayBeTriedAgain).map(({ id }) => id)
    void apply(failed.action, () => ids, failed)
  }
  return {
    isBusy,
    failed,
    /** While it is worked on. */
    job: work.isWorking ? work.job : null,
    apply: (action: BulkActionName, findIds: FindIds) => apply(action, findIds),
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
