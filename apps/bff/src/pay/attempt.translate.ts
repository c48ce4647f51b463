import type { AttemptDetails } from '@wasl/contracts/core/pay.contract'
import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { nextTarget } from '@wasl/domain/next-target'
import { parseAttemptState, parseTransactionState, resultView } from '@wasl/domain/states'
import type { z } from 'zod'
import { linkAddress } from '../answer/address.ts'
import { localised, toUnit } from '../core/merchant.translate.ts'
import { toAttachment, toCustomer, toFields, toHeader, toRemark } from './pay.translate.ts'

type Details = z.infer<typeof AttemptDetails>

/** `ownOrigin` decides what "a path of this site" is for `try_again_url`. */
export function toAttempt(details: Details, ownOrigin: string): Attempt {
  const state = parseAttemptState(details.state)
  const money = (amount: string) => ({ amount, currency: details.currency_code })
  return {
    id: details.id,
    plugin: details.transaction_type,
    transactionId: details.transaction_id,
    state,
    transactionState: parseTransactionState(details.transaction_state),
    view: resultView(state),
    expired: details.expired,
    charged: details.charged,
    isUnresolved: details.unresolved !== null,
    received: details.received && {
      amount: details.received.amount,
      currency: details.received.currency,
      at: details.received.since,
    },
    checkedAt: details.checked_at,
    at: details.settled_at ?? details.created,
    amount: money(details.amount),
    fee: money(details.fee),
    total: money(details.total),
    isCaptured: !isNothing(details.captured),
    held: details.held === null ? null : money(details.held),
    refunded: isNothing(details.refunded) ? null : money(details.refunded),
    gateway: { en: details.gateway_en, ar: details.gateway_ar },
    message: localised(details.message, details.message_ar),
    reference: details.payment_details['Reference No'] ?? null,
    paymentDetails: toFields(details.payment_details),
    merchantFields: toFields(details.merchant_details),
    promotionalPrice: details.extra.promotional_price ?? null,
    description: { en: details.description_en, ar: details.description_ar },
    remarks: details.remarks.map(toRemark),
    customer: toCustomer(details.customer_details, {
      en: details.customer_name_en,
      ar: details.customer_name_ar,
    }),
    unit: toUnit(details.unit_details),
    header: toHeader(details),
    confirmedBy: details.confirmation_channels,
    receiptUrl: receiptAddress(details),
    ticketsUrl: linkAddress(details.tickets_url),
    attachment: toAttachment(details.attachment_url, details.attachment),
    tryAgainUrl: pathOf(details.try_again_url, ownOrigin),
    serverNow: details.server_time,
  }
}

function receiptAddress({ receipt_url_en, receipt_url_ar }: Details): Attempt['receiptUrl'] {
  const [en, ar] = [linkAddress(receipt_url_en), linkAddress(receipt_url_ar)]
  return en === null || ar === null ? null : { en, ar }
}

const isNothing = (amount: string): boolean => /^[0.]*$/.test(amount)

function pathOf(address: string | null, ownOrigin: string): string | null {
  const target = address === null ? null : nextTarget(address, { redirectOrigins: [], ownOrigin })
  return target?.kind === 'path' ? target.path : null
}
