import type { TransactionState } from '@wasl/domain/states'
import type { Notice } from '../notices/notices.store.ts'
import { transactionAggregate } from './evidence-notice.ts'

export type RefundNews = {
  merchantId: number
  transaction: { id: number; publicId: string; plugin: string; state: TransactionState }
  attemptId: string
  refundId: string
  minor: number
  currency: string
}

/** The outbox row of a refund that was done; written with it. */
export const refundNotice = ({ merchantId, transaction, ...news }: RefundNews): Notice => ({
  merchantId,
  topic: 'refund.done',
  aggregate: transactionAggregate(transaction.id),
  dedupeKey: `refund.done:${news.refundId}`,
  payload: {
    transaction: transaction.publicId,
    plugin: transaction.plugin,
    state: transaction.state,
    attempt: news.attemptId,
    refund: news.refundId,
    amount: news.minor,
    currency: news.currency,
  },
})
