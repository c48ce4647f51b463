import { isPayable, type TransactionState } from '@wasl/domain/states'
import { isPast, pauseAt, type Pause } from '../kernel/ledger/pay.domain.ts'

/** What the payer may do with a request at a moment, and why not. */
export type Payability =
  | { kind: 'payable' }
  | { kind: 'paused'; pause: Pause }
  | { kind: 'closed'; state: TransactionState }

/** Of a request's merchant, then of its unit. */
export const pausesOf = ({ merchant, unit }: { merchant: Pause; unit: Pause }): Pause[] => [merchant, unit]

type Request = { state: TransactionState; expiresAt: Date | null }

/** S1 §4. A request that is settled or expired says so even while nothing is paid there. */
export function payability(request: Request, pauses: readonly Pause[], now: Date): Payability {
  if (!isPayable(request.state)) return { kind: 'closed', state: request.state }
  if (isPast(request.expiresAt, now)) return { kind: 'closed', state: 'expired' }
  const pause = pauseAt(pauses, now)
  return pause ? { kind: 'paused', pause } : { kind: 'payable' }
}
