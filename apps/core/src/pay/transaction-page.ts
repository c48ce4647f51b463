import type { TransactionAction, TransactionDetails } from '@wasl/contracts/core/pay.contract'
import { Plugin } from '@wasl/contracts/core/pay.contract'
import { pick, type Locale } from '@wasl/domain/locale'
import { money } from '@wasl/domain/money'
import type { TransactionState } from '@wasl/domain/states'
import { dayIn } from '@wasl/domain/wall-clock'
import type { z } from 'zod'
import { qrSvg } from '../platform/qr/qr-svg.ts'
import { amountText } from '@wasl/domain/amount-text'
import { paidOf } from './attempt.domain.ts'
import { customerDetails, textOf } from './bill-parts.ts'
import { headerConfig } from './pay-config.ts'
import { pausesOf, payability, requestOf } from './pay.domain.ts'
import type { BillRow } from './pay.store.ts'
import type { PayString } from '../kernel/requests/pay.strings.ts'
import { payText, payWords } from '../kernel/requests/pay-words.ts'
import { unresolvedOnWire } from './unresolved-on-wire.ts'
import { unitDetails } from '../kernel/merchants/unit-on-wire.ts'

type Shown = { bill: BillRow; language: Locale; now: Date; payUrlIn: (locale: Locale) => string }

/** S1 §2 "Transaction details page (before payment)". */
export function transactionDetails({
  bill,
  isConfigured,
  language,
  now,
  payUrlIn,
}: Shown & { isConfigured: boolean }): z.input<typeof TransactionDetails> {
  const { transaction, merchant, unit } = bill
  const paid = bill.paid && { ...bill.paid, ...paidOf(bill.paid) }
  const payUrl = payUrlIn(language)
  const shown = (minor: number) => amountText(money(minor, transaction.currency), language)
  const may = payability(requestOf(bill), pausesOf(bill), now)
  const unresolved = may.kind === 'closed' ? may.unresolved : null
  const lines: [PayString, string | null][] = [
    ['pay.detailAmount', shown(paid?.amount ?? transaction.amount)],
    ['pay.detailFee', paid && paid.fee > 0 ? shown(paid.fee) : null],
    ['pay.detailRefunded', paid && paid.refunded > 0 ? shown(paid.refunded) : null],
    ['pay.detailOrderNo', transaction.orderNo],
    [
      'pay.detailDescription',
      pick({ en: transaction.descriptionEn, ar: transaction.descriptionAr }, language),
    ],
    ['pay.detailCustomer', customerDetails(bill, language)['Customer name'] ?? null],
    ['pay.detailCreated', dayIn(merchant.timezone, transaction.createdAt)],
    ['pay.detailExpires', transaction.expiresAt && dayIn(merchant.timezone, transaction.expiresAt)],
  ]
  return {
    details: isConfigured
      ? Object.fromEntries(lines.flatMap(([key, value]) => (value ? [[payWords(key, language), value]] : [])))
      : null,
    qr_code:
      isConfigured && !unresolved ? `data:image/svg+xml;utf8,${encodeURIComponent(qrSvg(payUrl))}` : null,
    state: unresolved
      ? stateNames.invalid
      : stateNames[may.kind === 'closed' ? may.state : transaction.state],
    id: transaction.publicId,
    plugin: Plugin.parse(transaction.plugin),
    amount: textOf(paid?.charge ?? transaction.amount, transaction.currency),
    currency: transaction.currency,
    unresolved: unresolvedOnWire(unresolved),
    pay_url: payUrl,
    unit_details: unitDetails(unit),
    header: headerConfig(merchant, transaction.plugin),
  }
}

/** As S1 §2 compares them for the colour of the QR border; a program's words, not the reader's. */
const stateNames: Record<TransactionState, string> = {
  created: 'Created',
  pending: 'Pending',
  attempted: 'Attempted',
  authorized: 'Authorized',
  paid: 'Paid',
  cod: 'Cod',
  failed: 'Failed',
  canceled: 'Canceled',
  expired: 'Expired',
  invalid: 'Invalid',
}

/** The share menu. The link is the address alone: nothing private travels in it. */
export function transactionActions({
  bill,
  language,
  payUrlIn,
}: Omit<Shown, 'now'>): z.input<typeof TransactionAction>[] {
  const { transaction, merchant, customer } = bill
  const message = (reader: Locale) =>
    payWords('pay.shareMessage', reader, {
      merchant: pick({ en: merchant.titleEn, ar: merchant.titleAr }, reader),
      amount: amountText(money(transaction.amount, transaction.currency), reader),
      url: payUrlIn(reader),
    })
  const data = {
    message_en: message('en'),
    message_ar: message('ar'),
    phone: merchant.maskCustomer ? null : (customer?.phone ?? null),
    email: merchant.maskCustomer ? null : (customer?.email ?? null),
  }
  return shares.map(({ value, icon, name }) => ({ value, display_name: payText(name)[language], icon, data }))
}

const shares: { value: string; icon: string; name: PayString }[] = [
  { value: 'whatsapp', icon: 'message-circle', name: 'pay.shareWhatsapp' },
  { value: 'sms', icon: 'message-square', name: 'pay.shareSms' },
  { value: 'email', icon: 'mail', name: 'pay.shareEmail' },
]
