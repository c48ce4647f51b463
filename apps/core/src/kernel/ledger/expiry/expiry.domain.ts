import type { AttemptState, TransactionState } from '@wasl/domain/states'
import { after, minutes } from '../evidence/inquiry.domain.ts'
import { transactionAfter } from '../transaction.domain.ts'

export type ExpiryStep =
  /** Nothing can expire any more. */
  | { kind: 'leave' }
  | { kind: 'later'; at: Date }
  /** Ask the gateway first, because a payment may be in progress. */
  | { kind: 'askFirst' }
  | { kind: 'expire' }

/**
 * At `expiresAt` no new attempt starts. A live one keeps its session for at most 15 minutes, and its gateway is asked
 * before the transaction expires (reliability B.5). A silent gateway delays that by at most 15 minutes more.
 * Money that arrives later still wins.
 */
export function decideExpiry(
  transaction: Expiring,
  live: LiveSession | null,
  { now, asked }: Asking,
): ExpiryStep {
  const { expiresAt } = transaction
  if (expiresAt === null || !transactionAfter(transaction.state, 'time.expired')) return { kind: 'leave' }
  if (expiresAt > now) return { kind: 'later', at: expiresAt }
  if (!live) return { kind: 'expire' }
  const grace = earlier(live.sessionExpiresAt, after(expiresAt, minutes(15)))
  if (grace > now) return { kind: 'later', at: grace }
  if (asked === 'no') return { kind: 'askFirst' }
  const patience = after(expiresAt, minutes(30))
  return asked === 'silent' && patience > now
    ? { kind: 'later', at: after(now, minutes(1)) }
    : { kind: 'expire' }
}

type Expiring = { state: TransactionState; expiresAt: Date | null }
type LiveSession = { state: AttemptState; sessionExpiresAt: Date }
type Asking = { now: Date; asked: 'no' | 'silent' | 'answered' }

const earlier = (left: Date, right: Date): Date => (left < right ? left : right)
