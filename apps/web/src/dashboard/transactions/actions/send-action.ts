import type { PerformOutcome } from '@wasl/machines/dashboard/transactions/refund-setup'
import type { staffClient } from '../../../base/session/staff-client.ts'
import { isActionName, isListModule, type Asked } from './acted-on.ts'

export type StaffClient = typeof staffClient

type Sent = Asked & {
  /** Null is all that is available. */
  amount: string | null
  /** What was shown while the amount was typed; null for an action without an amount. */
  available: string | null
  key: string
  /** Shown to colleagues who allow or check it. */
  reason?: string
}

/** Asks for a row's action (S2 §7). Rejects where no answer came, or one that nobody can read. */
export async function sendAction(
  { actions }: StaffClient,
  { on, action, ...sent }: Sent,
): Promise<PerformOutcome> {
  const { id, plugin } = on
  if (!isActionName(action.value) || !isListModule(plugin)) return { kind: 'failed', message: null }
  const answer =
    action.value === 'delete'
      ? await actions.remove({ params: { plugin, id }, body: {} })
      : await actions.act({
          params: { plugin, id, action: action.value },
          headers: { 'idempotency-key': sent.key },
          body: {
            amount: sent.amount,
            available: sent.available,
            attempt: action.attemptId,
            claim: action.claim,
            ...(!action.isPermitted && { isAsking: true }),
            ...(sent.reason && { reason: sent.reason }),
          },
        })
  switch (answer.status) {
    case 200:
      return { kind: 'done', ...answer.body }
    case 400:
    case 403:
    case 409:
    case 422:
      return answer.body.code === 'reauth_required'
        ? { kind: 'passwordNeeded' }
        : { kind: 'refused', problem: answer.body }
    default:
      return { kind: 'failed', message: answer.body.message }
  }
}
