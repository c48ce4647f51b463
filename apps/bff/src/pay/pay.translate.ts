import type { PayDetails, Remark } from '@wasl/contracts/core/pay.contract'
import type { Paused } from '@wasl/contracts/values/core'
import type { MoneyValue } from '@wasl/contracts/values/web'
import type * as web from '@wasl/contracts/web/pay.contract'
import { nextTarget, type NextRules } from '@wasl/domain/next-target'
import { decimalText, zero } from '@wasl/domain/money'
import { toPayChoice } from '../core/pay-choice.translate.ts'
import { parseRemarks } from '@wasl/domain/remarks'
import { isPayable, isSecured, parseTransactionState, type TransactionState } from '@wasl/domain/states'
import type { z } from 'zod'
import { linkAddress } from '../answer/address.ts'
import { toDisclaimer } from '../pages/disclaimer.translate.ts'
import { toDelivery } from './delivery/delivery.translate.ts'
import { localised, toUnit } from '../core/merchant.translate.ts'
import { toWallets } from './wallet/wallet.translate.ts'

type Details = z.infer<typeof PayDetails>

/** S1 §4 "Pay page", in its order: redirect, payable, then why it cannot be paid. */
export function toPayPage(details: Details, rules: NextRules): web.PayPageLoad {
  const next = details.next_url === null ? null : nextTarget(details.next_url, rules)
  if (next?.kind === 'path') return { kind: 'redirect', url: next.path, host: null }
  if (next) return { kind: 'redirect', url: next.url, host: next.kind === 'interstitial' ? next.host : null }
  const bill = toBill(details)
  const state = parseTransactionState(details.state)
  const isOver = hasPassed(details.expiration_time, details.server_time)
  if (details.valid_for_payment && !isOver) {
    return {
      kind: 'payable',
      page: toPayable(details, { bill, delivery: toDelivery(details) }),
      serverNow: details.server_time,
    }
  }
  if (isSecured(state) && details.paid_attempt_id !== null) {
    const { paid_attempt_id: attemptId } = details
    return { kind: 'alreadyPaid', bill, attemptId, state: takenState(state, details), paid: toPaid(details) }
  }
  if (!details.unresolved && (state === 'expired' || (isOver && isPayable(state))))
    return { kind: 'expired', bill, serverNow: details.server_time }
  return {
    kind: 'invalid',
    unit: bill.unit,
    header: bill.header,
    state: parseTransactionState(details.details?.state ?? details.state),
    message: {
      en: details.details?.message_en || details.details?.message || '',
      ar: details.details?.message_ar || details.details?.message || '',
    },
    attemptId: details.unresolved?.attempt_id ?? null,
  }
}

export const toPaused = (paused: z.infer<typeof Paused>): web.PayPageLoad & { kind: 'paused' } => ({
  kind: 'paused',
  message: { en: paused.message_en, ar: paused.message_ar },
  until: paused.paused_until,
})

/** S1 §3: a value with `~` and `:` is a table of name:value pairs. */
export function toRemark(remark: z.infer<typeof Remark>): web.Remark {
  const rows = parseRemarks(remark.value)
  return {
    label: { en: remark.label_en, ar: remark.label_ar },
    text: rows ? null : remark.value,
    rows: rows?.map((row) => ({ ...row })) ?? [],
  }
}

/** S1 §3's labels; the name may also come in both languages. */
export function toCustomer(
  labels: Readonly<Record<string, string>>,
  name: { en: string | null; ar: string | null },
): web.Customer {
  return {
    name: localised(name.en ?? labels['Customer name'] ?? null, name.ar),
    email: labels['Customer email'] ?? labels['email'] ?? null,
    phone: labels['Customer phone'] ?? null,
  }
}

export const toFields = (labels: Readonly<Record<string, string>>): { label: string; value: string }[] =>
  Object.entries(labels).map(([label, value]) => ({ label, value }))

export function toAttachment(
  address: string | null,
  attachment: Details['attachment'],
): web.Attachment | null {
  const url = linkAddress(address)
  if (url === null || attachment === null) return null
  return {
    name: { en: attachment.name_en, ar: attachment.name_ar },
    url,
    contentType: attachment.content_type,
    bytes: attachment.bytes,
  }
}

export const toHeader = ({ header }: Pick<Details, 'header'>): web.Bill['header'] => ({
  languageButton: header.language_button,
  social: header.social,
})

function toBill(details: Details): web.Bill {
  return {
    transactionId: details.id,
    plugin: details.plugin,
    state: parseTransactionState(details.state),
    unit: toUnit(details.unit_details),
    customer: toCustomer(details.customer_details, {
      en: details.customer_name_en,
      ar: details.customer_name_ar,
    }),
    description: { en: details.description_en, ar: details.description_ar },
    orderNo: details.payment_details['Order No'] ?? null,
    merchantFields: toFields(details.merchant_details),
    promotionalPrice: details.customer_details['Promotional price'] ?? null,
    remarks: details.remarks.map(toRemark),
    attachment: toAttachment(details.attachment_url, details.attachment),
    amount: { amount: details.amount, currency: details.currency },
    delivery: { amount: details.delivery_charges, currency: details.currency },
    expiresAt: details.expiration_time,
    header: toHeader(details),
  }
}

/** A hold that was captured is paid to the payer, though the transaction stays authorized. */
const takenState = (state: TransactionState, { paid }: Details): TransactionState =>
  state === 'authorized' && paid && /[1-9]/.test(paid.captured) ? 'paid' : state

/** What of a part that was captured is for delivery, nobody says. */
const toPaid = ({ paid, currency, delivery_charges }: Details): web.AlreadyPaid['paid'] => {
  const value = (amount: string): MoneyValue => ({ amount, currency })
  return (
    paid && {
      base: value(paid.amount),
      fee: value(paid.fee),
      delivery: value(paid.held === null ? delivery_charges : decimalText(zero(currency))),
      total: value(paid.total),
      refunded: value(paid.refunded),
    }
  )
}

function toPayable(
  details: Details,
  { bill, delivery }: Pick<web.PayPage, 'bill' | 'delivery'>,
): web.PayPage {
  const { currency, terms } = details
  const limit = (amount: string | null): MoneyValue | null => (amount === null ? null : { amount, currency })
  return {
    bill,
    choices: details.pay_choices.map(toPayChoice),
    wallets: toWallets(details),
    preferredGateway: details.preferred_gateway,
    editableAmount: details.has_editable_amount
      ? { minimum: limit(details.minimum_amount), maximum: limit(details.maximum_amount) }
      : null,
    additionalPhone: details.additional_phone_number ? { country: details.country_code } : null,
    terms: terms && {
      html: { en: terms.terms_en, ar: terms.terms_ar },
      version: details.terms_version,
      required: details.terms_required,
    },
    disclaimer: details.disclaimer ? toDisclaimer(details.disclaimer_message) : null,
    liveAttemptId: details.live_attempt_id,
    liveBankUrl: linkAddress(details.live_bank_url),
    delivery,
  }
}

const hasPassed = (end: string | null, now: string): boolean =>
  end !== null && Date.parse(end) <= Date.parse(now)
