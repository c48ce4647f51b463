import { amountText } from '@wasl/domain/amount-text'
import { pick, type Locale } from '@wasl/domain/locale'
import { decimalsOf } from '@wasl/domain/money'
import { decimalsText } from '../kernel/amounts/decimals-refusal.ts'
import type { AmountRefusal } from '../kernel/ledger/pay/offers.domain.ts'
import type { PayRefusal as LedgerRefusal } from '../kernel/ledger/pay/pay.domain.ts'
import type { PhoneRefusal } from '../kernel/checkout/additional-phone.ts'
import type { DeliveryRefusal } from '../kernel/checkout/delivery.domain.ts'
import { deliveryTexts, pinText } from '../kernel/requests/delivery-texts.ts'
import { closedCode, closedText } from './closed-request.ts'
import type { PayString } from '../kernel/requests/pay.strings.ts'
import { pausedAnswer, type PausedAnswer } from '../kernel/requests/paused-answer.ts'
import { payWords } from '../kernel/requests/pay-words.ts'

/** Every way a payment call may be refused. An amount is refused with the currency it was read in. */
export type PayRefusal =
  | Exclude<LedgerRefusal, { kind: 'amount' | 'slowDown' }>
  | { kind: 'amount'; refusal: AmountRefusal; currency: string }
  | PhoneRefusal
  | { kind: 'amountAndPhone'; amount: { refusal: AmountRefusal; currency: string }; phone: PhoneRefusal }
  | DeliveryRefusal
  | { kind: 'slowDown'; seconds: number }
  | { kind: 'deliveryFrozen' }
  | { kind: 'deliveryRequired' }
  | { kind: 'validationUrl' }
  | { kind: 'walletUsed' }
  | { kind: 'walletSilent' }

type Kind = PayRefusal['kind']
type Detail = { detail: string; code: string }

/** Status and body of each refusal (S1 §8, product.md 7). */
export type AnswerTo<Of extends Kind> = {
  notFound: { status: 404; body: Detail }
  paused: PausedAnswer
  notPayable: { status: 409; body: Detail }
  unresolved: { status: 409; body: Detail }
  expired: { status: 409; body: Detail }
  inFlight: { status: 409; body: Detail }
  bankDeciding: { status: 409; body: Detail }
  keyReused: { status: 422; body: Detail }
  amount: { status: 400; body: FieldErrors }
  gatewayNotOffered: { status: 400; body: FieldErrors }
  gatewaySilent: { status: 400; body: FieldErrors }
  termsRequired: { status: 400; body: FieldErrors }
  phoneRequired: { status: 400; body: FieldErrors }
  phoneInvalid: { status: 400; body: FieldErrors }
  amountAndPhone: { status: 400; body: FieldErrors }
  deliveryInvalid: { status: 400; body: FieldErrors }
  pinElsewhere: { status: 422; body: Detail }
  deliveryFrozen: { status: 409; body: Detail }
  deliveryRequired: { status: 409; body: Detail }
  validationUrl: { status: 400; body: FieldErrors }
  walletUsed: { status: 409; body: Detail }
  walletSilent: { status: 503; body: Detail }
  slowDown: { status: 429; body: Detail }
  restricted: { status: 400; body: Detail }
  noPlace: { status: 409; body: Detail }
}[Of]
type FieldErrors = Record<string, string[]>

export function answerTo<Of extends Kind>(
  refusal: Extract<PayRefusal, { kind: Of }>,
  language: Locale,
): AnswerTo<Of>
export function answerTo(refusal: PayRefusal, language: Locale): AnswerTo<Kind> {
  const detail = (key: PayString, code: string) => ({ detail: payWords(key, language), code })
  const field = (name: string, text: string): AnswerTo<'amount'> => ({
    status: 400,
    body: { [name]: [text] },
  })
  switch (refusal.kind) {
    case 'notFound':
      return { status: 404, body: detail('pay.transactionNotFound', 'not_found') }
    case 'paused':
      return pausedAnswer(refusal, language)
    case 'notPayable':
      return {
        status: 409,
        body: { detail: closedText(refusal.state)[language], code: closedCode(refusal.state) },
      }
    case 'unresolved':
      return { status: 409, body: detail('pay.attemptMismatch', 'unresolved_money') }
    case 'expired':
      return { status: 409, body: detail('pay.expired', 'expired') }
    case 'restricted':
      return { status: 400, body: { detail: pick(refusal.message, language), code: 'restricted' } }
    case 'noPlace': {
      const isFull = refusal.state === 'full'
      return {
        status: 409,
        body: isFull ? detail('pay.linkFull', 'link_full') : detail('pay.linkUsedUp', 'link_used_up'),
      }
    }
    case 'inFlight':
      return { status: 409, body: detail('pay.stillStarting', 'in_flight') }
    case 'bankDeciding':
      return { status: 409, body: detail('pay.bankDeciding', 'bank_deciding') }
    case 'keyReused':
      return { status: 422, body: detail('pay.keyReused', 'key_reused') }
    case 'slowDown':
      return {
        status: 429,
        body: {
          detail: payWords('pay.slowDown', language, { wait: clockText(refusal.seconds) }),
          code: 'slow_down',
        },
      }
    case 'amount':
      return field('amount', refusedAmount(refusal, language))
    case 'gatewayNotOffered':
      return field('gateway_code', payWords('pay.gatewayNotOffered', language))
    case 'gatewaySilent':
      return field(
        'gateway_code',
        payWords('pay.gatewaySilent', language, { gateway: pick(refusal.gateway, language) }),
      )
    case 'termsRequired':
      return field('terms_version', payWords('pay.termsRequired', language))
    case 'phoneRequired':
      return field('customer_additional_phone', payWords('pay.phoneRequired', language))
    case 'phoneInvalid':
      return field('customer_additional_phone', payWords('pay.phoneInvalid', language))
    case 'amountAndPhone':
      return {
        status: 400,
        body: {
          ...answerTo({ kind: 'amount', ...refusal.amount }, language).body,
          ...answerTo(refusal.phone, language).body,
        },
      }
    case 'deliveryInvalid':
      return { status: 400, body: deliveryTexts(refusal, language) }
    case 'pinElsewhere':
      return { status: 422, body: { detail: pinText(refusal, language), code: 'pin_elsewhere' } }
    case 'deliveryFrozen':
      return { status: 409, body: detail('pay.deliveryClosed', 'delivery_frozen') }
    case 'validationUrl':
      return field('validation_url', payWords('pay.walletAddress', language))
    case 'walletUsed':
      return { status: 409, body: detail('pay.walletUsed', 'wallet_used') }
    case 'walletSilent':
      return { status: 503, body: detail('pay.walletSilent', 'wallet_silent') }
    case 'deliveryRequired':
      return { status: 409, body: detail('pay.deliveryRequired', 'delivery_required') }
  }
}

/** 90 is 1:30. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function refusedAmount(
  { refusal, currency }: { refusal: AmountRefusal; currency: string },
  language: Locale,
): string {
  switch (refusal.problem) {
    case 'malformed':
    case 'notPositive':
      return payWords('pay.amountNotPositive', language)
    case 'tooManyDecimals':
      return decimalsText(decimalsOf(currency), language)
    case 'tooLarge':
      return payWords('pay.amountTooLarge', language)
    case 'notEditable':
      return payWords('pay.amountFixed', language)
    case 'belowMinimum':
      return payWords('pay.amountTooLow', language, { amount: amountText(refusal.limit, language) })
    case 'aboveMaximum':
      return payWords('pay.amountTooHigh', language, { amount: amountText(refusal.limit, language) })
  }
}
