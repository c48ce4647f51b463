import type { TransactionState } from '@wasl/domain/states'
import type { Notice } from '../../notices/notices.store.ts'
import { transactionAggregate } from '../evidence/evidence-notice.ts'

export type OperationNews = {
  merchantId: number
  transaction: { id: number; publicId: string; plugin: string; state: TransactionState }
  attemptId: string
  /** The operation's public id. */
  operation: string
  minor: number
  currency: string
}

/** The outbox row of a finished refund, written with it. */
export const refundNotice = (
  topic: 'refund.done' | 'refund.rejected',
  { merchantId, transaction, ...news }: OperationNews,
): Notice => ({
  merchantId,
  topic,
  aggregate: transactionAggregate(transaction.id),
  dedupeKey: `${topic}:${news.operation}`,
  payload: {
    transaction: transaction.publicId,
    plugin: transaction.plugin,
    state: transaction.state,
    attempt: news.attemptId,
    refund: news.operation,
    amount: news.minor,
    currency: news.currency,
  },
})

/** The outbox row of a released hold, for its payer. */
export const releaseNotice = ({ merchantId, transaction, ...news }: OperationNews): Notice => ({
  merchantId,
  topic: 'hold.voided',
  aggregate: transactionAggregate(transaction.id),
  dedupeKey: `hold.released:${news.operation}`,
  payload: {
    transaction: transaction.publicId,
    plugin: transaction.plugin,
    state: transaction.state,
    attempt: news.attemptId,
    operation: news.operation,
    amount: news.minor,
    currency: news.currency,
  },
})
