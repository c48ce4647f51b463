import type { AttemptState, TransactionState } from '@wasl/domain/states'
import { attemptAfter } from '../attempt.domain.ts'
import type { Claim } from '../operations/operation.domain.ts'
import { transactionAfter } from '../transaction.domain.ts'
import type { UnresolvedClaim } from './unresolved.domain.ts'

/** `count`: it pays the request after all. `release`: the request may be paid again, whatever happens to that money. */
export type Resolution = 'count' | 'release'

export type Countable = {
  transaction: { state: TransactionState; hasWinner: boolean; currency: string }
  attempt: { state: AttemptState; captured: number; authorized: number; fee: number }
  /** Claims that nothing contradicts and that are not being refunded. */
  claims: readonly Pick<Claim, 'id'>[]
}

/**
 * True if mismatched money may pay its request: it was captured in the request's currency, is more than the fee, and
 * nothing else pays the request.
 */
export const mayCount = (
  { claimId, kind, minor, currency }: Pick<UnresolvedClaim, 'claimId' | 'kind' | 'minor' | 'currency'>,
  { transaction, attempt, claims }: Countable,
): boolean =>
  kind === 'capture' &&
  minor !== null &&
  minor > attempt.fee &&
  currency === transaction.currency &&
  claims.some(({ id }) => id === claimId) &&
  attempt.captured + attempt.authorized === 0 &&
  attemptAfter(attempt.state, 'money.captured') !== null &&
  !transaction.hasWinner &&
  transactionAfter(transaction.state, 'money.captured') !== null

/** If only a part came, the request's amount becomes that part. */
export function amountCounted(
  { amount, delivery, editableAmount }: { amount: number; delivery: number; editableAmount: boolean },
  { minor, fee }: { minor: number; fee: number },
): { amount: number; delivery: number } | null {
  const base = minor - fee
  return editableAmount || base >= amount ? null : { amount: base, delivery: Math.min(delivery, base) }
}
