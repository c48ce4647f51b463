import { type AttemptDetails, Plugin } from '@wasl/contracts/core/pay.contract'
import { isPayable, resultView } from '@wasl/domain/states'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { wasCharged } from '../kernel/ledger/attempt.domain.ts'
import { isCapturedInPart, paidOf, shownState, statusOf } from './attempt.domain.ts'
import {
  attachmentOf,
  attachmentUrl,
  customerDetails,
  customerNames,
  merchantFields,
  textOf,
} from './bill-parts.ts'
import { gatewayLabels } from './gateway-labels.ts'
import { isPast } from '../kernel/ledger/pay/pay.domain.ts'
import { savedExtra } from './saved-extra.ts'
import { headerConfig } from './pay-config.ts'
import { nextUrl } from './next-url.ts'
import { unresolvedMoney } from '../kernel/ledger/unresolved/unresolved.domain.ts'
import { payerPagePath } from '../kernel/checkout/pay-origin.ts'
import type { AttemptRow } from './pay.store.ts'
import { payText, payWords } from '../kernel/requests/pay-words.ts'
import { unresolvedOnWire } from './unresolved-on-wire.ts'
import { unitDetails } from '../kernel/merchants/unit-on-wire.ts'
import { addressesOf } from '../kernel/messages/messages.domain.ts'
import { defaultSettings, type Channel } from '../kernel/notices/notification-settings.ts'
import { hasReceipt } from './receipt/receipt.ts'

type Details = z.input<typeof AttemptDetails>

/** S1 §3 "Attempt response", field by field. */
export function attemptDetails(row: AttemptRow, { language, now }: { language: Locale; now: Date }): Details {
  const { attempt, gateway, bill } = row
  const { transaction, merchant, unit } = bill
  const message = messageOf(row, now)
  const { delivery_location } = savedExtra(transaction.extra)
  const paid = paidOf(attempt)
  return {
    customer_details: customerDetails(bill, language),
    merchant_details: merchantFields(bill, language),
    unit_details: unitDetails(unit),
    payment_details: paymentDetails(row, language),
    ...receiptAddresses(row, language),
    tickets_url: null,
    attachment_url: attachmentUrl(bill),
    message: message.en,
    message_ar: message.ar,
    state: shownState(attempt.state),
    currency_code: attempt.currency,
    logo_url: unit.logoUrl ?? merchant.logoUrl,
    try_again_url: canTryAgain(row, now)
      ? payerPagePath(language, { ...transaction, sessionId: bill.sessionId })
      : null,
    next_url: nextUrl({ ...row.bill.transaction, sessionId: row.bill.sessionId }, row.attempt.publicId),
    transaction_type: Plugin.parse(transaction.plugin),
    remarks: transaction.remarks,
    expiration_time: transaction.expiresAt?.toISOString() ?? null,
    extra: {
      ...(transaction.promotionalPrice && { promotional_price: transaction.promotionalPrice }),
      ...(delivery_location && { delivery_location }),
    },
    expired: hasFailed(row) && attempt.state !== 'invalid' && isExpired(row, now),
    id: attempt.publicId,
    transaction_id: transaction.publicId,
    transaction_state: transaction.state,
    amount: textOf(paid.amount, attempt.currency),
    fee: textOf(paid.fee, attempt.currency),
    total: textOf(paid.charge, attempt.currency),
    captured: textOf(attempt.captured, attempt.currency),
    held: isCapturedInPart(attempt) ? textOf(attempt.charge, attempt.currency) : null,
    refunded: textOf(attempt.refunded, attempt.currency),
    gateway_en: gateway.nameEn,
    gateway_ar: gateway.nameAr,
    description_en: transaction.descriptionEn,
    description_ar: transaction.descriptionAr,
    ...customerNames(bill),
    attachment: attachmentOf(bill),
    confirmation_channels: confirmationChannels(row),
    charged: wasCharged(attempt),
    unresolved: unresolvedOnWire(bill.unresolved),
    received: receivedBy(row),
    checked_at: attempt.checkedAt?.toISOString() ?? null,
    settled_at: resultView(attempt.state) === 'waiting' ? null : attempt.stateChangedAt.toISOString(),
    created: attempt.createdAt.toISOString(),
    header: headerConfig(merchant, transaction.plugin),
    server_time: now.toISOString(),
  }
}

const hasFailed = ({ attempt }: AttemptRow): boolean => resultView(attempt.state) === 'failure'

const isExpired = ({ bill: { transaction } }: AttemptRow, now: Date): boolean =>
  transaction.state === 'expired' || (isPayable(transaction.state) && isPast(transaction.expiresAt, now))

/** Money that does not match is looked at by a person first. */
function canTryAgain(row: AttemptRow, now: Date): boolean {
  const { bill } = row
  return (
    hasFailed(row) && bill.unresolved === null && isPayable(bill.transaction.state) && !isExpired(row, now)
  )
}

function messageOf(row: AttemptRow, now: Date): { en: string | null; ar: string | null } {
  const { attempt, bill } = row
  if (attempt.state === 'invalid')
    return payText(bill.unresolved ? 'pay.attemptMismatch' : 'pay.attemptResolved')
  if (!hasFailed(row)) return { en: null, ar: null }
  if (isExpired(row, now)) return payText('pay.expired')
  if (attempt.stateEvent === 'session.unmade') return payText('pay.attemptUnmade')
  if (attempt.state === 'expired') return payText('pay.attemptExpired')
  return { en: attempt.messageEn, ar: attempt.messageAr }
}

/** What came by this attempt and counts nowhere; another attempt's money is shown on its own page. */
function receivedBy({ attempt, bill }: AttemptRow): Details['received'] {
  const own = unresolvedMoney(bill.claims.filter(({ attemptId }) => attemptId === attempt.publicId))
  return (
    own && {
      amount: own.minor === null ? null : textOf(own.minor, own.currency),
      currency: own.currency,
      since: own.since.toISOString(),
    }
  )
}

function paymentDetails({ attempt, gateway, bill }: AttemptRow, language: Locale): Record<string, string> {
  const said = attempt.details
  const labels: [string, string | null | undefined][] = [
    ['Result', said['Result']],
    ['Status', payWords(`pay.status.${statusOf(attempt.state)}`, language)],
    ['Order No', bill.transaction.orderNo],
    ['Amount', `${textOf(paidOf(attempt).charge, attempt.currency)} ${attempt.currency}`],
    ['Reference No', said['Reference No']],
    ['Gateway', language === 'ar' ? gateway.nameAr : gateway.nameEn],
    ['Track ID', attempt.trackId],
    ...gatewayLabels.map((label): [string, string | undefined] => [label, said[label]]),
  ]
  return Object.fromEntries(labels.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** RES-03, what will arrive where: the ways by which the customer hears of secured money, as the relay will read them. */
function confirmationChannels({ attempt, bill }: AttemptRow): Channel[] {
  if (resultView(attempt.state) !== 'success') return []
  const { transaction, merchant, customer } = bill
  const settings = transaction.notifications ?? merchant.notifications ?? defaultSettings(transaction.plugin)
  const own = { email: customer?.email ?? null, phone: customer?.phone ?? null }
  return addressesOf('paid', { settings: { ...settings, emailRecipients: [] }, customer: own }).map(
    ({ channel }) => channel,
  )
}

/** S1 §3 `receipt_url`, and the same in each language: the file of a payment whose money is secured. */
function receiptAddresses(row: AttemptRow, language: Locale) {
  const address = (of: Locale): string | null =>
    hasReceipt(row) ? `/api/v1/attempt/${row.attempt.publicId}/receipt?lang=${of}` : null
  return { receipt_url: address(language), receipt_url_en: address('en'), receipt_url_ar: address('ar') }
}
