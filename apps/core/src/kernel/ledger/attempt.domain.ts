import type { AttemptState } from '@wasl/domain/states'
import { edges, stateAfter, type Edge } from './transitions.ts'

/**
 * Moves of an attempt: reliability B.6, and two more. A request on its way to the gateway can be superseded or canceled by
 * the gateway, so `submitting` also leads to canceled and expired. The same table is in SQL (`attempt_edge`).
 */
export const attemptEdges: readonly Edge<AttemptState, AttemptEvent>[] = [
  ...edges(['created'], 'session.requested', 'submitting'),
  ...edges(['submitting', 'unknown'], 'session.opened', 'pending'),
  ...edges(['submitting'], 'session.silent', 'unknown'),
  ...edges(['pending'], 'session.denied', 'unknown'),
  ...edges(['submitting', 'unknown'], 'session.unmade', 'failed'),
  ...edges(['created', 'submitting', 'pending', 'unknown'], 'session.lapsed', 'expired'),
  ...edges(['created', 'submitting', 'pending', 'unknown'], 'attempt.superseded', 'canceled'),
  ...edges(['submitting', 'pending', 'unknown'], 'gateway.failed', 'failed'),
  ...edges(['submitting', 'pending', 'unknown'], 'gateway.canceled', 'canceled'),
  ...edges(['submitting', 'pending', 'unknown'], 'gateway.expired', 'expired'),
  ...edges(['created'], 'cash.promised', 'cod'),

  // Evidence of money overrules a result that was reached without it. Exact evidence corrects a mismatch.
  ...edges(['submitting', 'pending', 'unknown'], 'money.authorized', 'authorized'),
  ...edges(['failed', 'canceled', 'expired', 'invalid'], 'money.authorized', 'authorized'),
  ...edges(['submitting', 'pending', 'unknown', 'authorized'], 'money.captured', 'success'),
  ...edges(['capturing', 'cod'], 'money.captured', 'success'),
  ...edges(['failed', 'canceled', 'expired', 'invalid'], 'money.captured', 'success'),
  ...edges(['submitting', 'pending', 'unknown'], 'money.mismatched', 'invalid'),
  ...edges(['failed', 'canceled', 'expired'], 'money.mismatched', 'invalid'),

  // Staff operations.
  ...edges(['authorized', 'success'], 'capture.requested', 'capturing'),
  ...edges(['capturing'], 'capture.refused', 'authorized'),
  ...edges(['capturing', 'authorized'], 'operation.silent', 'unknown'),
  ...edges(['authorized'], 'hold.voided', 'canceled'),
  ...edges(['authorized'], 'hold.lapsed', 'expired'),
  ...edges(['cod'], 'cash.refused', 'canceled'),
  ...edges(['invalid'], 'review.refused', 'failed'),
]

export type AttemptEvent =
  | 'attempt.created'
  | 'session.requested'
  | 'session.opened'
  | 'session.silent'
  /** The gateway no longer knows an attempt that it had opened. */
  | 'session.denied'
  /** The gateway never got the request: nothing was written, or the gateway said so twice (product.md 11.3). */
  | 'session.unmade'
  /** By our clock, if the gateway cannot be asked or no longer knows it (reliability B.5). */
  | 'session.lapsed'
  /** Ended by another attempt, by a payment, or by the merchant's cancel, not by the gateway. */
  | 'attempt.superseded'
  | 'gateway.failed'
  | 'gateway.canceled'
  | 'gateway.expired'
  | 'cash.promised'
  | 'money.authorized'
  | 'money.captured'
  | 'money.mismatched'
  | StaffEvent

export type StaffEvent =
  | 'capture.requested'
  | 'capture.refused'
  | 'operation.silent'
  | 'hold.voided'
  | 'hold.lapsed'
  | 'cash.refused'
  | 'review.refused'

export const attemptAfter = (from: AttemptState, event: AttemptEvent): AttemptState | null =>
  stateAfter(attemptEdges, from, event)

/** A transaction has at most one attempt in these states (`attempt_one_live`). */
export const liveStates = ['created', 'submitting', 'pending', 'unknown', 'capturing'] as const

/** True while a request is opening the attempt's session. After `openingMs` that request counts as dead. */
export const isBeingOpened = (
  { state, createdAt }: { state: AttemptState; createdAt: Date },
  { now, openingMs }: { now: Date; openingMs: number },
): boolean =>
  (state === 'submitting' || state === 'created') && now.getTime() - createdAt.getTime() < openingMs

export const isLive = (state: AttemptState): boolean => liveStates.some((live) => live === state)

/** Ended without money as far as we know. The payer is not asked to pay any more. */
export const hasEndedUnpaid = (state: AttemptState): boolean =>
  state === 'failed' || state === 'canceled' || state === 'expired'

/** 'no' only if the gateway itself said that nothing was charged. */
export function wasCharged(attempt: Charged): 'yes' | 'no' | 'unknown' {
  if (attempt.captured > 0 || attempt.quarantined > 0) return 'yes'
  // A voided hold is proven unpaid. Any other hold is the payer's money.
  if (hasEndedUnpaid(attempt.state) && attempt.provenUnpaid) return 'no'
  return attempt.authorized > 0 ? 'yes' : 'unknown'
}

type Charged = {
  state: AttemptState
  captured: number
  authorized: number
  quarantined: number
  provenUnpaid: boolean
}
