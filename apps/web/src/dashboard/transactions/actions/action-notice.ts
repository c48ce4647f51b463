import type { PerformOutcome } from '@wasl/machines/dashboard/transactions/refund-setup'
import type { Text } from '../../../i18n/text.tsx'
import type { BulkOutcome } from './send-bulk.ts'

type Words = Text<
  | 'actions.applied'
  | 'actions.appliedPartially'
  | 'actions.manyWait'
  | 'actions.partlyWait'
  | 'actions.unexpected'
  | 'actions.unanswered'
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
      return { tone: 'error', text: outcome.message }
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

const partly = (waiting: number, t: Words): string =>
  waiting === 0 ? t('actions.appliedPartially') : t('actions.partlyWait', { count: waiting })

const unexpected = (t: Words): string => t('actions.unexpected', { problem: t('actions.unanswered') })
