import type { AttemptState } from '@wasl/domain/states'
import { attemptAfter, hasEndedUnpaid, isBeingOpened, type AttemptEvent } from '../attempt.domain.ts'

export const seconds = (count: number): number => count * 1_000
export const minutes = (count: number): number => seconds(60 * count)
const hours = (count: number): number => minutes(60 * count)
const days = (count: number): number => hours(24 * count)

/** reliability B.5: after these hourly for 24 hours, then daily for 7 days, then a person decides. Silence alone is never a failure. */
const firstDelays = [seconds(15), seconds(30), ...[1, 2, 5, 10, 20, 40].map(minutes)]

/** product.md 11.3: if the session is unknown, ask 5, 15 and 45 seconds after the silence. */
const firstDelaysOfUnheard = [seconds(10), ...firstDelays.slice(1)]

export const firstInquiryAt = (createdAt: Date): Date => after(createdAt, seconds(15))

export const inquiryAfterSilence = (now: Date): Date => after(now, seconds(5))

/** Next inquiry after `inquiries` inquiries; null when a person must look. */
export function nextInquiryAt({ createdAt, inquiries, gatewayPaymentId }: Asked, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  const delays = gatewayPaymentId === null ? firstDelaysOfUnheard : firstDelays
  const delay = delays[inquiries] ?? (age < days(1) ? hours(1) : days(1))
  return age + delay > days(7) ? null : after(now, delay)
}

/**
 * Postponed before asking, for longer than an answer takes. The answer plans the next inquiry, so a crash in between
 * uses up neither an inquiry nor its delay.
 */
export const leasedUntil = (now: Date): Date => after(now, seconds(20))

/** True when "unknown to the gateway" can no longer change: session lifetime plus ten minutes. */
const sessionIsOver = (sessionExpiresAt: Date, now: Date): boolean =>
  now.getTime() > sessionExpiresAt.getTime() + minutes(10)

/**
 * True if inquiries go on. An attempt that we ended may still be paid on its old page, so it is asked about until the
 * gateway answered after that page expired. The same holds for one that ended because its gateway did not know it. Not for one
 * that the gateway ended.
 */
export function isStillAskedAbout(attempt: Asking): boolean {
  if (attempt.state === 'invalid') return true
  if (!hasEndedUnpaid(attempt.state)) return openStates.has(attempt.state)
  const { checkedAt } = attempt
  const isSure = attempt.provenUnpaid && attempt.notFoundAt === null
  return !isSure && (checkedAt === null || !sessionIsOver(attempt.sessionExpiresAt, checkedAt))
}

/**
 * Next inquiry for an attempt in this condition: as planned, soon if nothing was planned, or never. A finished
 * schedule stays finished, because a person looks.
 */
export function inquiryWhile(attempt: Planned, now: Date): Date | null {
  if (!isStillAskedAbout(attempt)) return null
  return attempt.nextInquiryAt ?? (nextInquiryAt(attempt, now) && firstInquiryAt(now))
}

type Planned = Asking & Asked & { nextInquiryAt: Date | null }

const openStates: ReadonlySet<AttemptState> = new Set(['created', 'submitting', 'pending', 'unknown'])

/**
 * "Unknown to the gateway" proves "unpaid" if it is said twice, ten seconds apart, or once after the session's
 * lifetime. Never while the session request may still be on its way, and never if the gateway had answered with an id
 * (product.md 11.3).
 */
export function decideNotFound(attempt: Unheard, how: NotFoundHow): NotFoundDecision {
  const { state } = attempt
  if (attempt.gatewayPaymentId !== null)
    return { ...(state === 'pending' && { event: 'session.denied' }), provenUnpaid: false }
  const isOver = sessionIsOver(attempt.sessionExpiresAt, how.now)
  const lapses = attemptAfter(state, 'session.lapsed') !== null && { event: 'session.lapsed' as const }
  if (!how.canBeAsked) return { ...(isOver && lapses), provenUnpaid: false }
  if (isBeingOpened(attempt, how)) return { provenUnpaid: false }
  const notFoundAt = attempt.notFoundAt ?? how.now
  if (!isOver && after(notFoundAt, seconds(10)) > how.now) return { provenUnpaid: false, notFoundAt }
  const isUnmade = attemptAfter(state, 'session.unmade') !== null && { event: 'session.unmade' as const }
  const end = isUnmade || lapses
  return { ...end, provenUnpaid: end !== false || hasEndedUnpaid(state), notFoundAt }
}

export type NotFoundHow = {
  now: Date
  openingMs: number
  /** False for gateways that cannot be asked: then no gateway said that it is unknown. */
  canBeAsked: boolean
}
type NotFoundDecision = { event?: AttemptEvent; provenUnpaid: boolean; notFoundAt?: Date }

type Unheard = {
  state: AttemptState
  gatewayPaymentId: string | null
  sessionExpiresAt: Date
  createdAt: Date
  notFoundAt: Date | null
}

type Asked = { createdAt: Date; inquiries: number; gatewayPaymentId: string | null }
type Asking = {
  state: AttemptState
  provenUnpaid: boolean
  sessionExpiresAt: Date
  checkedAt: Date | null
  notFoundAt: Date | null
}

export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
