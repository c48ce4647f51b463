import type { Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { isPayable, isSecured, type AttemptState, type TransactionState } from '@wasl/domain/states'
import { isBeingOpened } from './attempt.domain.ts'
import {
  amountToPay,
  offersFor,
  walletOffersFor,
  type AmountRefusal,
  type AmountTerms,
  type Offer,
  type OfferedGateway,
} from './offers.domain.ts'

export type PayRefusal =
  | { kind: 'notFound' }
  | { kind: 'paused'; message: Localised | null; until: Date | null }
  | { kind: 'notPayable'; state: TransactionState }
  /** Money came that counts nowhere yet, and nobody has said what becomes of it. */
  | { kind: 'unresolved' }
  | { kind: 'expired' }
  | { kind: 'gatewayNotOffered' }
  | { kind: 'amount'; refusal: AmountRefusal }
  | { kind: 'termsRequired' }
  /** A rule of the merchant is against it; in words for the payer. */
  | { kind: 'restricted'; message: Localised }
  /** A payment of this request is under way, and its bank neither closed it nor said that nothing was taken. */
  | { kind: 'bankDeciding' }
  /** Others have the last places of its link, or have paid for them. */
  | { kind: 'noPlace'; state: 'full' | 'usedUp' }
  /** It has answered nobody lately. */
  | { kind: 'gatewaySilent'; gateway: Localised }
  /** Too many payments of this payer failed lately: 429, until then. */
  | { kind: 'slowDown'; until: Date }
  /** The same key came with another body: 422. */
  | { kind: 'keyReused' }
  /** The same payment is being started by another request: 409, try again in a second. */
  | { kind: 'inFlight' }

export type PayTerms = AmountTerms & {
  unitKey: string
  state: TransactionState
  hasUnresolved: boolean
  expiresAt: Date | null
  pgCodes: readonly string[]
  /** The merchant's own, then that of its unit. */
  pauses: readonly Pause[]
  termsRequired: boolean
  termsVersion: number
}

export type Pause = {
  paused: boolean
  pausedUntil: Date | null
  pausedMessageEn: string | null
  pausedMessageAr: string | null
}

export type PayWish = {
  gatewayCode: string
  amount: string | null
  termsVersion: number | null
  /** With a token in hand: a wallet takes nothing else, and nothing else takes it. */
  byWallet?: boolean
}

/**
 * Whether a payment may start now, and with which terms. Looks at no attempt: those are the next question. What is settled,
 * has money that did not match, or is expired says so even while nothing is paid there, as its page does.
 */
export function decideTerms<Gateway extends OfferedGateway>(
  terms: PayTerms,
  gateways: readonly Gateway[],
  { wish, now }: { wish: PayWish; now: Date },
): Result<Offer<Gateway>, PayRefusal> {
  if (terms.hasUnresolved && !isSecured(terms.state)) return refused({ kind: 'unresolved' })
  if (terms.state === 'expired') return refused({ kind: 'expired' })
  if (!isPayable(terms.state)) return refused({ kind: 'notPayable', state: terms.state })
  if (isPast(terms.expiresAt, now)) return refused({ kind: 'expired' })
  const pause = pauseAt(terms.pauses, now)
  if (pause) return refused(pausedBy(pause))
  const base = amountToPay(terms, wish.amount)
  if (!base.ok) return refused({ kind: 'amount', refusal: base.error })
  const offered = wish.byWallet ? walletOffersFor : offersFor
  const offer = offered(terms, gateways, base.value).find(({ gateway }) => gateway.code === wish.gatewayCode)
  if (!offer) return refused({ kind: 'gatewayNotOffered' })
  if (terms.termsRequired && wish.termsVersion !== terms.termsVersion)
    return refused({ kind: 'termsRequired' })
  return accepted(offer)
}

/** The clock may block the start of a payment; evidence of money it never erases (reliability B.0). */
export const isPast = (expiresAt: Date | null, now: Date): boolean => expiresAt !== null && expiresAt <= now

export const isPausedAt = ({ paused, pausedUntil }: Pause, now: Date): boolean =>
  paused && (pausedUntil === null || pausedUntil > now)

/** The first of them that holds: whoever names the merchant's before its unit's is told the merchant's words. */
export const pauseAt = (pauses: readonly Pause[], now: Date): Pause | null =>
  pauses.find((pause) => isPausedAt(pause, now)) ?? null

export const pausedBy = (pause: Pause): Extract<PayRefusal, { kind: 'paused' }> => ({
  kind: 'paused',
  message:
    pause.pausedMessageEn || pause.pausedMessageAr
      ? { en: pause.pausedMessageEn ?? '', ar: pause.pausedMessageAr ?? '' }
      : null,
  until: pause.pausedUntil,
})

export type LiveAttempt = {
  id: number
  state: AttemptState
  gatewayCode: string
  amount: number
  fee: number
  redirectUrl: string | null
  createdAt: Date
  sessionExpiresAt: Date
}

export type LiveStep<Attempt> =
  /** Nobody is paying: a new attempt may start. */
  | { kind: 'start' }
  /** Another request is opening the bank's page this very moment. */
  | { kind: 'wait' }
  /** The bank's page of the same payment is still open. */
  | { kind: 'rejoin'; live: Attempt }
  /** The bank has not been heard about the same payment: the same session is asked for again, under the same track id. */
  | { kind: 'reopen'; live: Attempt }
  /** The gateway is asked about it before anything else happens. */
  | { kind: 'askFirst'; live: Attempt }
  /** Its gateway has not decided it: the session there is closed before another one is opened. */
  | { kind: 'closeFirst'; live: Attempt }
  /** It is closed at its gateway. */
  | { kind: 'supersede'; live: Attempt }

/** reliability B.3, product.md 11.2, decision 105: at most one attempt is live, and none is given up before its gateway has closed it. */
export function decideLive<Attempt extends LiveAttempt>(
  live: Attempt | null,
  wish: LiveWish,
): LiveStep<Attempt> {
  if (!live) return { kind: 'start' }
  const isSame =
    live.gatewayCode === wish.gatewayCode && live.amount === wish.base.minor && live.fee === wish.fee.minor
  const isYoung = live.sessionExpiresAt > wish.now
  if (isSame && isYoung && live.redirectUrl !== null) return { kind: 'rejoin', live }
  if (isBeingOpened(live, wish)) return { kind: 'wait' }
  if (live.id !== wish.askedAttemptId) return { kind: 'askFirst', live }
  if (isSame && isYoung) return { kind: 'reopen', live }
  return { kind: live.id === wish.closedAttemptId ? 'supersede' : 'closeFirst', live }
}

/** What this request has found out about the live attempt. */
export type KnownOfLive = {
  /** The one whose gateway it has asked. */
  askedAttemptId: number | null
  /** The one whose gateway has closed it. */
  closedAttemptId: number | null
}

export type LiveWish = KnownOfLive & {
  gatewayCode: string
  base: Money
  fee: Money
  now: Date
  /** How long opening a session may take at most. */
  openingMs: number
}
