import { isPayable, isSecured, type TransactionState } from '@wasl/domain/states'
import type { UnresolvedMoney } from '../kernel/ledger/unresolved/unresolved.domain.ts'
import { isPast, pauseAt, type Pause } from '../kernel/ledger/pay/pay.domain.ts'

/** What the payer may do with a request at a moment, and why not. */
export type Payability =
  | { kind: 'payable' }
  | { kind: 'paused'; pause: Pause }
  /** `unresolved` is why, where there is any: until the merchant says what becomes of it. */
  | { kind: 'closed'; state: TransactionState; unresolved: UnresolvedMoney | null }

/** Of a request's merchant, then of its unit. */
export const pausesOf = ({ merchant, unit }: { merchant: Pause; unit: Pause }): Pause[] => [merchant, unit]

type Request = { state: TransactionState; expiresAt: Date | null; unresolved: UnresolvedMoney | null }

export const requestOf = ({ transaction, unresolved }: Asked): Request => ({ ...transaction, unresolved })
type Asked = { transaction: Omit<Request, 'unresolved'>; unresolved: UnresolvedMoney | null }

/** S1 §4. A request that is settled, expired or has unresolved money says so even while nothing is paid there. */
export function payability(request: Request, pauses: readonly Pause[], now: Date): Payability {
  const { state, expiresAt } = request
  const unresolved = isSecured(state) ? null : request.unresolved
  if (unresolved || !isPayable(state)) return { kind: 'closed', state, unresolved }
  if (isPast(expiresAt, now)) return { kind: 'closed', state: 'expired', unresolved }
  const pause = pauseAt(pauses, now)
  return pause ? { kind: 'paused', pause } : { kind: 'payable' }
}
