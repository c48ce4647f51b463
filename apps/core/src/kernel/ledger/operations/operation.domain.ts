import { decimalText, money, parseAmount, type AmountProblem, type Money } from '@wasl/domain/money'
import { refundAmountProblem } from '@wasl/domain/refund'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { AttemptState } from '@wasl/domain/states'
import { attemptAfter } from '../attempt.domain.ts'
import { edges, stateAfter, type Edge } from '../transitions.ts'
import { after, minutes, seconds } from '../evidence/inquiry.domain.ts'

/** Operations of staff on the money of an attempt. */
export const operationKinds = ['refund', 'capture', 'void'] as const
export type OperationKind = (typeof operationKinds)[number]

/** Actor of automatic operations. User names have no colon, so no user has this name. */
export const automaticActor = 'wasl:automatic'

export const sourceOf = ({ actor }: { actor: string }): 'staff' | 'automatic' =>
  actor === automaticActor ? 'automatic' : 'staff'

export const operationStates = ['submitting', 'unknown', 'queued', 'done', 'failed'] as const
export type OperationState = (typeof operationStates)[number]

export type OperationEvent =
  /** No answer: it may have happened, so the reservation stays. */
  'gateway.silent' | 'gateway.queued' | 'gateway.done' | 'gateway.refused'

/** The same table is in SQL (`operation_edge`). */
export const operationEdges: readonly Edge<OperationState, OperationEvent>[] = [
  ...edges(['submitting'], 'gateway.silent', 'unknown'),
  ...edges(['submitting', 'unknown'], 'gateway.queued', 'queued'),
  ...edges(['submitting', 'unknown', 'queued'], 'gateway.done', 'done'),
  ...edges(['submitting', 'unknown', 'queued'], 'gateway.refused', 'failed'),
]

export const operationAfter = (from: OperationState, event: OperationEvent): OperationState | null =>
  stateAfter(operationEdges, from, event)

/** Quarantined money that a gateway took. */
export type Claim = { id: number; operationId: string; minor: number; currency: string }

export const isOpen = (state: OperationState): boolean => state !== 'done' && state !== 'failed'

/** Totals for the decision, read under the attempt's lock. Minor units. */
export type Totals = {
  state: AttemptState
  charge: number
  authorized: number
  captureReserved: number
  voided: number
  captured: number
  feeCaptured: number
  refundReserved: number
  refunded: number
}

/** Available amount; 0 if the state allows no such operation. A capture and a void exclude each other. */
export function availableFor(kind: OperationKind, attempt: Totals): number {
  switch (kind) {
    case 'refund':
      // The fee is never refunded (product.md 4).
      return Math.max(0, attempt.captured - attempt.feeCaptured - attempt.refunded - attempt.refundReserved)
    case 'capture':
      if (attempt.captureReserved > 0) return 0
      return attempt.state === 'cod' ? attempt.charge : leftOfHold(attempt)
    case 'void':
      return attempt.captureReserved > 0 ? 0 : leftOfHold(attempt)
  }
}

function leftOfHold({ state, authorized, captured, voided }: Totals): number {
  if (!attemptAfter(state, 'capture.requested')) return 0
  return Math.max(0, authorized - captured - voided)
}

/** Cash is captured whole, and the rest of a hold is released whole. */
export const isWhole = (kind: OperationKind, attempt: Pick<Totals, 'state'>): boolean =>
  kind === 'void' || (kind === 'capture' && attempt.state === 'cod')

export type OperationWish = {
  kind: OperationKind
  /** Decimal text; null is all that is available. */
  amount: string | null
  /** The available amount that was shown; null if none was. */
  availableSeen: string | null
}

export type WishRefusal =
  | { kind: 'notPossible' }
  /** A capture or void of this hold is not finished. */
  | { kind: 'underWay' }
  | { kind: 'availableChanged'; available: Money }
  | {
      kind: 'badAmount'
      problem: AmountProblem | 'notPositive' | 'aboveAvailable' | 'notWhole'
      available: Money
    }

/** Decides under the attempt's lock: the amount to move, or the refusal. */
export function decideOperation(
  { kind, amount, availableSeen }: OperationWish,
  attempt: Totals & { currency: string },
): Result<Money, WishRefusal> {
  const available = money(availableFor(kind, attempt), attempt.currency)
  if (isHeldBack(kind, attempt)) return refused({ kind: 'underWay' })
  if (availableSeen !== null && !isSame(availableSeen, available))
    return refused({ kind: 'availableChanged', available })
  if (available.minor === 0) return refused({ kind: 'notPossible' })
  return readWishAmount(amount, available, isWhole(kind, attempt))
}

/** Mismatched money is refunded whole, because it is unknown what it was for. */
export function decideClaim(
  { kind, amount, availableSeen }: OperationWish,
  { minor, currency }: Claim,
): Result<Money, WishRefusal> {
  const available = money(minor, currency)
  if (kind !== 'refund') return refused({ kind: 'notPossible' })
  if (availableSeen !== null && !isSame(availableSeen, available))
    return refused({ kind: 'availableChanged', available })
  return readWishAmount(amount, available, true)
}

/** Null means all of it. */
export function readWishAmount(
  amount: string | null,
  available: Money,
  mustBeWhole: boolean,
): Result<Money, WishRefusal> {
  if (amount === null) return accepted(available)
  const typed = parseAmount(amount, available.currency)
  const bad = (problem: Extract<WishRefusal, { kind: 'badAmount' }>['problem']) =>
    refused({ kind: 'badAmount' as const, problem, available })
  // S2 §5: the error "too much" comes before "too many decimals".
  if (!typed.ok) return bad(isTooMuch(amount, available) ? 'aboveAvailable' : typed.error)
  if (typed.value.minor === 0) return bad('notPositive')
  if (typed.value.minor > available.minor) return bad('aboveAvailable')
  return mustBeWhole && typed.value.minor !== available.minor ? bad('notWhole') : typed
}

const isTooMuch = (amount: string, { minor, currency }: Money): boolean =>
  refundAmountProblem(amount, { amount: decimalText(money(minor, currency)), currency }) === 'aboveAvailable'

const isHeldBack = (kind: OperationKind, attempt: Totals): boolean =>
  kind !== 'refund' && attempt.captureReserved > 0

function isSame(seen: string, available: Money): boolean {
  const read = parseAmount(seen, available.currency)
  return read.ok && read.value.minor === available.minor
}

/** What the attempt reserves when the operation is written. Promised cash reserves nothing. */
export function reservation(kind: OperationKind, attempt: Totals, minor: number): Partial<Totals> | null {
  if (kind === 'refund') return { refundReserved: attempt.refundReserved + minor }
  return attempt.authorized > 0 ? { captureReserved: minor } : null
}

/** Frees the reservation when the operation ends. Evidence may have used a part of it already. */
export const release = (kind: OperationKind, attempt: Totals, minor: number): Partial<Totals> =>
  kind === 'refund' ? { refundReserved: attempt.refundReserved - minor } : { captureReserved: 0 }

const delays = [seconds(5), seconds(10), seconds(30), ...[1, 2, 5, 10, 20, 40].map(minutes)]

/** Next inquiry after `inquiries` inquiries: later hourly for a day, then daily for thirty, then a person looks. */
export function nextOperationInquiryAt(
  { createdAt, inquiries }: { createdAt: Date; inquiries: number },
  now: Date,
): Date | null {
  const age = now.getTime() - createdAt.getTime()
  const delay = delays[inquiries] ?? minutes(age < minutes(24 * 60) ? 60 : 24 * 60)
  return age + delay > minutes(30 * 24 * 60) ? null : after(now, delay)
}
