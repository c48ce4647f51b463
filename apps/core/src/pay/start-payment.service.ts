import type { PayRequest } from '@wasl/contracts/core/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { z } from 'zod'
import type { PayAnswer } from '../kernel/ledger/pay/pay-command.ts'
import { findUnresolved } from '../kernel/ledger/unresolved/unresolved.store.ts'
import { hashOf } from '../platform/hash-of.ts'
import { additionalPhone, type PhoneRefusal } from '../kernel/checkout/additional-phone.ts'
import { isDelivered } from './delivery.service.ts'
import { nextUrl } from './next-url.ts'
import { pausesOf, payability } from './pay.domain.ts'
import { payOrigin } from '../kernel/checkout/pay-origin.ts'
import type { PayRefusal } from './pay-refusal.ts'
import type { Asked, PayDeps } from './pay.service.ts'
import { findWishTerms, type WishTermsRow } from './pay.store.ts'
import { plainAmount, readAmountToPay } from './typed-amount.ts'

export type StartPayment = Asked & {
  wish: z.output<typeof PayRequest>
  idempotencyKey: string | null
  language: Locale
  payerNetwork: string | null
  /** Of the host the payer is on. */
  origin: string
}

/** Reads what the payer typed; whether the payment may start is the ledger's to say, under its lock. */
export async function startPayment(
  deps: PayDeps,
  command: StartPayment,
): Promise<Result<PayAnswer, PayRefusal>> {
  const terms = await findWishTerms(deps.db, command)
  if (terms?.transaction.plugin !== command.plugin) return refused({ kind: 'notFound' })
  const { transaction } = terms
  const { wish, merchantId, language } = command
  const { currency } = transaction
  const unresolved = await findUnresolved(deps.db, transaction)
  const may = payability({ ...transaction, unresolved }, pausesOf(terms), deps.clock.now())
  const mayPay = may.kind === 'payable'
  if (mayPay && !isDelivered(terms)) return refused({ kind: 'deliveryRequired' })
  const phone = phoneOf(mayPay, terms, wish.customer_additional_phone)
  if (!phone.ok) {
    // Names both fields at once. If only the amount is wrong, the ledger refuses it.
    const read = readAmountToPay(wish.amount, transaction)
    if (read.ok) return phone
    return refused({ kind: 'amountAndPhone', amount: { refusal: read.error, currency }, phone: phone.error })
  }
  const amount = plainAmount(wish.amount, currency)
  if (!amount.ok) return refused({ kind: 'amount', refusal: amount.error, currency })
  const paid = await deps.ledger.pay({
    merchantId,
    transactionId: transaction.publicId,
    gatewayCode: wish.gateway_code,
    amount: amount.value,
    additionalPhone: phone.value,
    termsVersion: wish.terms_version ?? null,
    walletToken: wish.wallet_token ?? null,
    payerNetwork: command.payerNetwork,
    language,
    idempotencyKey: command.idempotencyKey,
    requestHash: hashOfWish(wish),
    origin: payOrigin(command.origin, language, {
      plugin: transaction.plugin,
      place: wish.place,
      next: (attempt) => nextUrl({ ...transaction, sessionId: terms.sessionId }, attempt),
    }),
  })
  if (paid.ok) return paid
  const { error } = paid
  switch (error.kind) {
    case 'amount':
      return refused({ ...error, currency })
    case 'slowDown':
      return refused({ kind: 'slowDown', seconds: secondsUntil(error.until, deps.clock.now()) })
    default:
      return refused(error)
  }
}

const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** Only a request that may be paid asks for a phone: otherwise the payer hears first that it may not. */
function phoneOf(
  mayPay: boolean,
  { transaction, merchant }: WishTermsRow,
  typed: string | null | undefined,
): Result<string | null, PhoneRefusal> {
  if (!mayPay) return accepted(null)
  return additionalPhone(typed, { asked: transaction.asksAdditionalPhone, country: merchant.countryCode })
}

/** Of everything the payer decides, as they sent it. The language is not part of the decision. */
const hashOfWish = (wish: StartPayment['wish']): string =>
  hashOf([
    wish.gateway_code,
    wish.amount ?? null,
    wish.customer_additional_phone ?? null,
    wish.terms_version ?? null,
    ...(wish.wallet_token ? [wish.wallet_token] : []),
  ])
