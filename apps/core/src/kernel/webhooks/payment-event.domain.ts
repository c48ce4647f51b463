import { decimalText, money, type Money } from '@wasl/domain/money'
import type { News, NewsTopic } from '../notices/news.ts'
import type { EventType } from './webhook-event.domain.ts'

/** What a merchant's server calls the ledger's news; null where other news of the same change says it. */
export const eventTypeOf: Readonly<Record<NewsTopic, EventType | null>> = {
  'transaction.created': 'transaction.created',
  'transaction.canceled': 'transaction.canceled',
  'transaction.invalid': 'transaction.invalid',
  'transaction.expired': 'transaction.expired',
  'payment.captured': 'transaction.paid',
  'payment.authorized': 'transaction.authorized',
  'payment.cod': 'transaction.cod',
  'payment.failed': 'attempt.failed',
  'payment.surplus': 'payment.surplus',
  'payment.mismatch': 'payment.mismatch',
  'refund.done': 'transaction.refunded',
  'refund.rejected': 'transaction.refund_rejected',
  'hold.voided': null,
}

/** The rows an event speaks of; nothing of the customer, nothing private of the merchant. */
export type EventFacts = {
  transaction: {
    publicId: string
    plugin: string
    currency: string
    amount: number
    orderNo: string | null
    webhookUrl: string | null
  }
  attempt: {
    publicId: string
    gatewayCode: string
    currency: string
    amount: number
    fee: number
    charge: number
  } | null
}

export function paymentData(news: News, { transaction, attempt }: EventFacts): object {
  const { refund, result, late } = news
  return {
    transaction_id: transaction.publicId,
    plugin: transaction.plugin,
    order_no: transaction.orderNo,
    state: news.state,
    amount: decimalText(money(transaction.amount, transaction.currency)),
    currency_code: transaction.currency,
    ...(attempt && { attempt: attemptLines(attempt) }),
    ...(refund !== undefined && {
      refund: { id: refund, ...amountLines(told(news, transaction.currency)) },
    }),
    ...(news.amount !== undefined &&
      refund === undefined && { received: amountLines(told(news, transaction.currency)) }),
    ...(result !== undefined && { result }),
    ...(late === true && { late }),
  }
}

const attemptLines = ({
  publicId,
  gatewayCode,
  currency,
  amount,
  fee,
  charge,
}: NonNullable<EventFacts['attempt']>) => ({
  id: publicId,
  gateway_code: gatewayCode,
  amount: decimalText(money(amount, currency)),
  fee: decimalText(money(fee, currency)),
  total: decimalText(money(charge, currency)),
  currency_code: currency,
})

const told = ({ amount = 0, currency }: News, fallback: string): Money => money(amount, currency ?? fallback)

const amountLines = (amount: Money) => ({ amount: decimalText(amount), currency_code: amount.currency })
