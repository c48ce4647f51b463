import type { MatchingJob } from '@wasl/contracts/web/dashboard/transactions/matching.contract'
import type { PerformOutcome } from '@wasl/machines/dashboard/transactions/refund-setup'
import type { Text } from '../../../i18n/text.tsx'
import type { BulkOutcome } from './many/send-bulk.ts'
import { isUnknown } from './try-again.ts'

type Words = Text<
  | 'actions.applied'
  | 'actions.appliedPartially'
  | 'actions.appliedToNone'
  | 'actions.manyWait'
  | 'actions.partlyWait'
  | 'actions.unexpected'
  | 'actions.unanswered'
  | 'actions.stopped'
>

export type ActionNotice = { tone: 'success' | 'partial' | 'error'; text: string }

type Settled = Exclude<PerformOutcome, { kind: 'passwordNeeded' }>

/** S2 §8 "Row action": the server's message where it said one. Green is only what is not waiting for colleagues. */
export function actionNotice(outcome: Settled, t: Words): ActionNotice {
  switch (outcome.kind) {
    case 'done':
      return {
        tone: outcome.requestId === null ? 'success' : 'partial',
        text: outcome.message || t('actions.applied'),
      }
    case 'refused':
      return { tone: 'error', text: outcome.problem.message }
    case 'failed':
      return { tone: 'error', text: outcome.message || unexpected(t) }
  }
}

/** S2 §8 "Bulk action". Null: no answer came. */
export function bulkNotice(outcome: BulkOutcome | null, t: Words): ActionNotice {
  switch (outcome?.kind) {
    case 'done':
      return { tone: 'success', text: t('actions.applied') }
    case 'waits':
      return { tone: 'partial', text: outcome.message || t('actions.manyWait', { count: outcome.waiting }) }
    case 'partial':
      return { tone: 'partial', text: outcome.message || partly(outcome.waiting, t) }
    case 'refused':
      return { tone: 'error', text: outcome.message }
    case undefined:
      return { tone: 'error', text: unexpected(t) }
  }
}

/** The same of work on everything that matched; what is not known to be undone is not told as undone (B.7). */
export function jobNotice({ state, done, failed, total, failures }: MatchingJob, t: Words): ActionNotice {
  if (state === 'stopped') return { tone: 'partial', text: t('actions.stopped', { n: done, total }) }
  if (failed === 0) return { tone: 'success', text: t('actions.applied') }
  if (done > 0) return { tone: 'partial', text: t('actions.appliedPartially') }
  return { tone: 'error', text: failures.find(isUnknown)?.message ?? t('actions.appliedToNone') }
}

const partly = (waiting: number, t: Words): string =>
  waiting === 0 ? t('actions.appliedPartially') : t('actions.partlyWait', { count: waiting })

const unexpected = (t: Words): string => t('actions.unexpected', { problem: t('actions.unanswered') })
