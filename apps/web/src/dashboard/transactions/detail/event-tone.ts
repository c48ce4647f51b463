import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { parseTransactionState, stateTone, type StateTone } from '@wasl/domain/states'

/** What moved money back or forth is neutral; a step has the tone of the state it led to, and what waits is not done. */
export function eventTone({ kind, code, toState }: Pick<EventShown, 'kind' | 'code' | 'toState'>): StateTone {
  if (code === 'callback.waiting') return 'warning'
  if (kind === 'money' || kind === 'audit' || toState === null) return 'neutral'
  if (toState === 'success') return 'success'
  return stateTone(parseTransactionState(toState))
}
