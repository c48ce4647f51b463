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

/** The outbox row of a refund whose end is known; written with it. */
export const refundNotice = (
  topic: 'refund.done' | 'refund.rejected',
  { merchantId, transaction, ...news }: RefundNews,
): Notice => ({
  merchantId,
  topic,
  aggregate: transactionAggregate(transaction.id),
  dedupeKey: `${topic}:${news.refundId}`,
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
