import { isPayable, type TransactionState } from '@wasl/domain/states'
import { edges, stateAfter, type Edge } from './transitions.ts'

/** product.md 4. The same table is in SQL (`transaction_edge`), where a trigger refuses every other move. */
export const transactionEdges: readonly Edge<TransactionState, TransactionEvent>[] = [
  ...edges(['created'], 'payer.seen', 'pending'),
  ...edges(['pending'], 'attempt.ended', 'attempted'),
  ...edges(['pending', 'attempted'], 'attempt.failed', 'failed'),
  ...edges(['pending', 'attempted'], 'attempt.canceled', 'canceled'),
  ...edges(['created', 'pending', 'attempted'], 'merchant.canceled', 'canceled'),
  ...edges(['created', 'pending', 'attempted'], 'merchant.invalidated', 'invalid'),
  ...edges(['created', 'pending', 'attempted'], 'time.expired', 'expired'),
  ...edges(['expired'], 'merchant.renewed', 'created'),
  // Evidence of money overrules a result that was reached without it.
  ...edges(['pending', 'attempted', 'failed', 'canceled', 'expired'], 'money.captured', 'paid'),
  ...edges(['pending', 'attempted', 'failed', 'canceled', 'expired'], 'money.authorized', 'authorized'),
  ...edges(['pending', 'attempted', 'failed', 'canceled', 'expired'], 'cash.promised', 'cod'),
  // The hold was released, or the cash was refused: nothing is behind the request any more.
  ...edges(['authorized'], 'hold.voided', 'canceled'),
  ...edges(['cod'], 'cash.refused', 'canceled'),
]

export type TransactionEvent =
  | 'merchant.created'
  | 'payer.seen'
  /** An attempt ended without money, and another one may follow. */
  | 'attempt.ended'
  /** The only attempt that the gateway allows has failed or was canceled. */
  | 'attempt.failed'
  | 'attempt.canceled'
  | 'merchant.canceled'
  | 'merchant.invalidated'
  | 'merchant.renewed'
  | 'time.expired'
  | 'money.captured'
  | 'money.authorized'
  | 'cash.promised'
  | 'hold.voided'
  | 'cash.refused'

export const transactionAfter = (from: TransactionState, event: TransactionEvent): TransactionState | null =>
  stateAfter(transactionEdges, from, event)

/** The transaction's event when an attempt ends unpaid (product.md 4). */
export function eventAfterAttempt(
  state: TransactionState,
  end: { result: 'failed' | 'canceled' | 'expired'; singleAttempt: boolean },
): TransactionEvent | null {
  if (!isPayable(state)) return null
  if (end.singleAttempt) return end.result === 'failed' ? 'attempt.failed' : 'attempt.canceled'
  return state === 'attempted' ? null : 'attempt.ended'
}
