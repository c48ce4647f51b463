import type { PayDetails } from '@wasl/contracts/core/pay.contract'
import { Plugin } from '@wasl/contracts/core/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import type { WalletConfigs } from '@wasl/contracts/core/pay/wallet-config.contract'
import type { GatewayRow } from '../kernel/merchants/gateways.store.ts'
import type { Offer } from '../kernel/ledger/pay/offers.domain.ts'
import {
  attachmentOf,
  attachmentUrl,
  customerDetails,
  customerNames,
  merchantFields,
  textOf,
} from './bill-parts.ts'
import { isCapturedInPart, paidOf } from './attempt.domain.ts'
import { asksTerms } from '../kernel/ledger/pay/terms.domain.ts'
import { closedText } from './closed-request.ts'
import { payText } from '../kernel/requests/pay-words.ts'
import { isDelivered } from './delivery.service.ts'
import { payChoice } from '../kernel/ledger/pay/pay-choice-on-wire.ts'
import { deliveryConfig, headerConfig } from './pay-config.ts'
import type { Payability } from './pay.domain.ts'
import type { BillRow } from './pay.store.ts'
import { savedExtra } from './saved-extra.ts'
import { unresolvedOnWire } from './unresolved-on-wire.ts'
import { unitDetails } from '../kernel/merchants/unit-on-wire.ts'

type Details = z.input<typeof PayDetails>

type Shown = {
  bill: BillRow
  payability: Exclude<Payability, { kind: 'paused' }>
  offers: Offer<GatewayRow>[]
  wallets: z.input<typeof WalletConfigs>
  language: Locale
  now: Date
}

/** S1 §3 "Payment transaction (pay page response)", field by field. */
export function payDetails({ bill, payability, offers, wallets, language, now }: Shown): Details {
  const { transaction, merchant, unit } = bill
  const { currency } = transaction
  const hasTerms = transaction.terms !== 'none' && Boolean(merchant.termsEn || merchant.termsAr)
  const amount = (minor: number | null) => (minor === null ? null : textOf(minor, currency))
  return {
    amount: textOf(transaction.amount, currency),
    currency,
    extra: savedExtra(transaction.extra),
    customer_details: customerDetails(bill, language),
    merchant_details: merchantFields(bill, language),
    unit_details: unitDetails(unit),
    terms: hasTerms ? { terms_en: merchant.termsEn ?? '', terms_ar: merchant.termsAr ?? '' } : null,
    pay_choices: offers.map((offer) => payChoice(offer, language)),
    details: payability.kind === 'closed' ? closedDetails(bill, payability, language) : null,
    valid_for_payment: payability.kind === 'payable',
    has_editable_amount: transaction.editableAmount,
    attachment_url: attachmentUrl(bill),
    remarks: transaction.remarks,
    expiration_time: transaction.expiresAt?.toISOString() ?? null,
    country_code: merchant.countryCode,
    additional_phone_number: transaction.asksAdditionalPhone,
    disclaimer: merchant.disclaimer,
    disclaimer_message: merchant.disclaimer
      ? { en: merchant.disclaimerEn ?? '', ar: merchant.disclaimerAr ?? '' }
      : null,
    next_url: transaction.nextUrl,
    unresolved: unresolvedOnWire(bill.unresolved),
    ...wallets,
    payment_details: transaction.orderNo ? { 'Order No': transaction.orderNo } : {},
    id: transaction.publicId,
    plugin: Plugin.parse(transaction.plugin),
    state: payability.kind === 'closed' ? payability.state : transaction.state,
    description_en: transaction.descriptionEn,
    description_ar: transaction.descriptionAr,
    ...customerNames(bill),
    attachment: attachmentOf(bill),
    minimum_amount: amount(transaction.minimumAmount),
    maximum_amount: amount(transaction.maximumAmount),
    preferred_gateway: merchant.preferredGateway,
    terms_version: merchant.termsVersion,
    terms_required: asksTerms(transaction.terms, { ...merchant, hasTerms }),
    delivery_charges: textOf(transaction.delivery, currency),
    delivery_complete: isDelivered(bill),
    paid_attempt_id: bill.paid?.attemptId ?? null,
    paid: bill.paid && paidOnWire(bill.paid, currency),
    live_attempt_id: bill.live?.attemptId ?? null,
    live_bank_url: openAtBank(bill.live, now),
    header: headerConfig(merchant, transaction.plugin),
    delivery_config: deliveryConfig(bill),
    server_time: now.toISOString(),
  }
}

function closedDetails(
  { transaction }: BillRow,
  { state: closed, unresolved }: Extract<Payability, { kind: 'closed' }>,
  language: Locale,
): Details['details'] {
  const state = unresolved ? 'invalid' : closed
  const message = unresolved ? payText('pay.attemptMismatch') : closedText(state, transaction)
  return { state, message: message[language], message_en: message.en, message_ar: message.ar }
}

/** Where the payer goes on while the bank's page of the same session is open. */
const openAtBank = (live: BillRow['live'], now: Date): string | null =>
  live && live.sessionExpiresAt > now ? live.redirectUrl : null

function paidOnWire(attempt: NonNullable<BillRow['paid']>, currency: string): Details['paid'] {
  const paid = paidOf(attempt)
  return {
    amount: textOf(paid.amount, currency),
    fee: textOf(paid.fee, currency),
    total: textOf(paid.charge, currency),
    refunded: textOf(attempt.refunded, currency),
    captured: textOf(attempt.captured, currency),
    held: isCapturedInPart(attempt) ? textOf(attempt.charge, currency) : null,
  }
}
