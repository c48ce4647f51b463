import type { Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { isPayable, isSecured, type AttemptState, type TransactionState } from '@wasl/domain/states'
import { isBeingOpened } from '../attempt.domain.ts'
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
  /** Money arrived that counts nowhere and is not resolved. */
  | { kind: 'unresolved' }
  | { kind: 'expired' }
  | { kind: 'gatewayNotOffered' }
  | { kind: 'amount'; refusal: AmountRefusal }
  | { kind: 'termsRequired' }
  /** A rule of the merchant refuses, with a text for the payer. */
  | { kind: 'restricted'; message: Localised }
  /** A payment of this request is open, and its bank neither closed it nor said that nothing was charged. */
  | { kind: 'bankDeciding' }
  /** The link has no place left. */
  | { kind: 'noPlace'; state: 'full' | 'usedUp' }
  /** The gateway's recent calls had no answer. */
  | { kind: 'gatewaySilent'; gateway: Localised }
  /** Too many failed payments of this payer: 429 until then. */
  | { kind: 'slowDown'; until: Date }
  /** The same key with another body: 422. */
  | { kind: 'keyReused' }
  /** Another request is starting the same payment: 409, try again in a second. */
  | { kind: 'inFlight' }

export type PayTerms = AmountTerms & {
  unitKey: string
  state: TransactionState
  hasUnresolved: boolean
  expiresAt: Date | null
  pgCodes: readonly string[]
  /** The merchant's pause first, then the unit's. */
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
  /** A wallet gateway needs a token, and other gateways accept none. */
  byWallet?: boolean
}

/**
 * Whether a payment may start now, and with which terms. It does not look at attempts. A settled, unresolved or expired
 * request says so even while payments are paused, as its page does.
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

/** Time can block the start of a payment. It never removes evidence of money (reliability B.0). */
export const isPast = (expiresAt: Date | null, now: Date): boolean => expiresAt !== null && expiresAt <= now

export const isPausedAt = ({ paused, pausedUntil }: Pause, now: Date): boolean =>
  paused && (pausedUntil === null || pausedUntil > now)

/** The first pause that holds. The merchant's comes before the unit's. */
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
  /** Another request is opening the bank's page right now. */
  | { kind: 'wait' }
  /** The bank's page of the same payment is still open. */
  | { kind: 'rejoin'; live: Attempt }
  /** The bank has not answered about the same payment: request the same session again, under the same track id. */
  | { kind: 'reopen'; live: Attempt }
  /** Ask the gateway before anything else. */
  | { kind: 'askFirst'; live: Attempt }
  /** The gateway has not decided: close its session before opening another one. */
  | { kind: 'closeFirst'; live: Attempt }
  /** The gateway has closed it. */
  | { kind: 'supersede'; live: Attempt }

/** reliability B.3, product.md 11.2, decision 105: at most one attempt is live, and it ends only after its gateway has closed it. */
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

/** What this request found out about the live attempt. */
export type KnownOfLive = {
  /** The attempt whose gateway was asked. */
  askedAttemptId: number | null
  /** The attempt whose gateway has closed it. */
  closedAttemptId: number | null
}

export type LiveWish = KnownOfLive & {
  gatewayCode: string
  base: Money
  fee: Money
  now: Date
  /** Longest time for opening a session. */
  openingMs: number
}
