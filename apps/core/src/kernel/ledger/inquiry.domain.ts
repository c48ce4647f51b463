import type { AttemptState } from '@wasl/domain/states'
import { attemptAfter, hasEndedUnpaid, isBeingOpened, type AttemptEvent } from './attempt.domain.ts'

export const seconds = (count: number): number => count * 1_000
export const minutes = (count: number): number => seconds(60 * count)
const hours = (count: number): number => minutes(60 * count)
const days = (count: number): number => hours(24 * count)

/** reliability B.5: then hourly to 24 hours, then daily to 7 days, then a person looks; never a failure by itself. */
const firstDelays = [seconds(15), seconds(30), ...[1, 2, 5, 10, 20, 40].map(minutes)]

/** product.md 11.3: an attempt whose session nobody knows of is asked about 5, 15 and 45 seconds after the silence. */
const firstDelaysOfUnheard = [seconds(10), ...firstDelays.slice(1)]

export const firstInquiryAt = (createdAt: Date): Date => after(createdAt, seconds(15))

export const inquiryAfterSilence = (now: Date): Date => after(now, seconds(5))

/** When to ask again after `inquiries` times asked; null once asking is over and a person must look. */
export function nextInquiryAt({ createdAt, inquiries, gatewayPaymentId }: Asked, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  const delays = gatewayPaymentId === null ? firstDelaysOfUnheard : firstDelays
  const delay = delays[inquiries] ?? (age < days(1) ? hours(1) : days(1))
  return age + delay > days(7) ? null : after(now, delay)
}

/**
 * Put off before anybody is asked, for longer than an answer takes. What follows is planned with the answer, so whoever dies
 * as they ask uses up neither a question nor the pause after it.
 */
export const leasedUntil = (now: Date): Date => after(now, seconds(20))

/** How long "the gateway does not know it" may still change: the session's life and ten minutes. */
const sessionIsOver = (sessionExpiresAt: Date, now: Date): boolean =>
  now.getTime() > sessionExpiresAt.getTime() + minutes(10)

/**
 * An attempt we ended ourselves may still be paid on its old page, so it is asked about until its gateway was heard after
 * that page was dead; and so is one that ended because its gateway did not know it, should it remember. One that the
 * gateway ended is not.
 */
export function isStillAskedAbout(attempt: Asking): boolean {
  if (attempt.state === 'invalid') return true
  if (!hasEndedUnpaid(attempt.state)) return openStates.has(attempt.state)
  const { checkedAt } = attempt
  const isSure = attempt.provenUnpaid && attempt.notFoundAt === null
  return !isSure && (checkedAt === null || !sessionIsOver(attempt.sessionExpiresAt, checkedAt))
}

/**
 * When to ask next about an attempt that is now like this: as planned, soon where nothing was planned, or never. A schedule
 * that has run out stays so, whatever the last answer was: a person looks.
 */
export function inquiryWhile(attempt: Planned, now: Date): Date | null {
  if (!isStillAskedAbout(attempt)) return null
  return attempt.nextInquiryAt ?? (nextInquiryAt(attempt, now) && firstInquiryAt(now))
}

type Planned = Asking & Asked & { nextInquiryAt: Date | null }

const openStates: ReadonlySet<AttemptState> = new Set(['created', 'submitting', 'pending', 'unknown'])

/**
 * "The gateway does not know it" is proof of "unpaid" when it is said twice, ten seconds apart, or once after the life of
 * the session; never while the request for the session may still be on its way, and never where the gateway had answered
 * with an id of its own (product.md 11.3).
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
  /** Some gateways cannot be asked: then nobody said that it is not known. */
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
