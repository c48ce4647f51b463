import type { AttemptState } from '@wasl/domain/states'
import { attemptAfter, hasEndedUnpaid, type AttemptEvent } from './attempt.domain.ts'

export const seconds = (count: number): number => count * 1_000
export const minutes = (count: number): number => seconds(60 * count)
const hours = (count: number): number => minutes(60 * count)
const days = (count: number): number => hours(24 * count)

/** reliability B.5: then hourly to 24 hours, then daily to 7 days, then a person looks; never a failure by itself. */
const firstDelays = [seconds(15), seconds(30), ...[1, 2, 5, 10, 20, 40].map(minutes)]

export const firstInquiryAt = (createdAt: Date): Date => after(createdAt, seconds(15))

/** When to ask again after `inquiries` times asked; null once asking is over and a person must look. */
export function nextInquiryAt({ createdAt, inquiries }: Asked, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  const delay = firstDelays[inquiries] ?? (age < days(1) ? hours(1) : days(1))
  return age + delay > days(7) ? null : after(now, delay)
}

/**
 * Put off before anybody is asked. The last time has a lease too: who dies as they ask leaves it due again, and "never
 * again" is written with what came of it.
 */
export const leasedUntil = (next: Date | null, now: Date): Date => next ?? after(now, minutes(1))

/** How long "the gateway does not know it" may still change: the session's life and ten minutes. */
const sessionIsOver = (sessionExpiresAt: Date, now: Date): boolean =>
  now.getTime() > sessionExpiresAt.getTime() + minutes(10)

/**
 * An attempt we ended ourselves may still be paid on its old page, so it is asked about until its gateway was heard after
 * that page was dead. One that the gateway ended is not.
 */
export function isStillAskedAbout(attempt: Asking): boolean {
  if (attempt.state === 'invalid') return true
  if (!hasEndedUnpaid(attempt.state)) return openStates.has(attempt.state)
  const { checkedAt } = attempt
  return !attempt.provenUnpaid && (checkedAt === null || !sessionIsOver(attempt.sessionExpiresAt, checkedAt))
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
 * "The gateway does not know it" is no proof of "unpaid" until the session's life is over, and never where the gateway
 * had answered with an id of its own (reliability B.5).
 */
export function decideNotFound(attempt: Unheard, now: Date): { event?: AttemptEvent; provenUnpaid: boolean } {
  const wasOpened = attempt.gatewayPaymentId !== null
  if (wasOpened) {
    return { ...(attempt.state === 'pending' && { event: 'session.denied' }), provenUnpaid: false }
  }
  if (!sessionIsOver(attempt.sessionExpiresAt, now)) return { provenUnpaid: false }
  const lapses = attemptAfter(attempt.state, 'session.lapsed') !== null
  return { ...(lapses && { event: 'session.lapsed' }), provenUnpaid: lapses || hasEndedUnpaid(attempt.state) }
}

type Unheard = { state: AttemptState; gatewayPaymentId: string | null; sessionExpiresAt: Date }

type Asked = { createdAt: Date; inquiries: number }
type Asking = {
  state: AttemptState
  provenUnpaid: boolean
  sessionExpiresAt: Date
  checkedAt: Date | null
}

export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
