import { isPayable, type TransactionState } from '@wasl/domain/states'
import { edges, stateAfter, type Edge } from './edges.ts'

/** product.md 4. The same table stands in SQL (`transaction_edge`), where a trigger refuses every other move. */
export const transactionEdges: readonly Edge<TransactionState, TransactionEvent>[] = [
  ...edges(['created'], 'payer.seen', 'pending'),
  ...edges(['pending'], 'attempt.ended', 'attempted'),
  ...edges(['pending', 'attempted'], 'attempt.failed', 'failed'),
  ...edges(['pending', 'attempted'], 'attempt.canceled', 'canceled'),
  ...edges(['created', 'pending', 'attempted'], 'merchant.canceled', 'canceled'),
  ...edges(['created', 'pending', 'attempted'], 'merchant.invalidated', 'invalid'),
  ...edges(['created', 'pending', 'attempted'], 'time.expired', 'expired'),
  ...edges(['expired'], 'merchant.renewed', 'created'),
  // Evidence of money wins over a verdict that was reached without it.
  ...edges(['pending', 'attempted', 'failed', 'canceled', 'expired'], 'money.captured', 'paid'),
  ...edges(['pending', 'attempted', 'failed', 'canceled', 'expired'], 'money.authorized', 'authorized'),
  ...edges(['pending', 'attempted', 'failed', 'canceled', 'expired'], 'cash.promised', 'cod'),
  // Staff gave the hold up, or the cash was not taken: nothing stands behind the request any more.
  ...edges(['authorized'], 'hold.voided', 'canceled'),
  ...edges(['cod'], 'cash.refused', 'canceled'),
]

export type TransactionEvent =
  | 'merchant.created'
  | 'payer.seen'
  /** An attempt ended without money and another may follow. */
  | 'attempt.ended'
  /** The only attempt a gateway allows has failed or was canceled. */
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

/** What the end of an unpaid attempt means for its transaction (product.md 4). */
export function eventAfterAttempt(
  state: TransactionState,
  end: { result: 'failed' | 'canceled' | 'expired'; singleAttempt: boolean },
): TransactionEvent | null {
  if (!isPayable(state)) return null
  if (end.singleAttempt) return end.result === 'failed' ? 'attempt.failed' : 'attempt.canceled'
  return state === 'attempted' ? null : 'attempt.ended'
}
