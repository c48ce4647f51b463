import type { TransactionState } from '@wasl/domain/states'
import type { Evidence } from '../../gateways/gateway.ts'
import type { Notice } from '../../notices/notices.store.ts'
import type { AttemptRow } from '../attempt.store.ts'
import type { EvidenceNotice } from './evidence.domain.ts'
import type { LockedTransaction } from '../transaction.store.ts'

/** The outbox row of a decision. Its key contains the gateway's operation id, so the same news is sent once. */
export function evidenceNotice(
  { topic, ...news }: EvidenceNotice,
  {
    transaction,
    state,
    attempt,
    evidence,
  }: {
    transaction: LockedTransaction
    /** The transaction's state after the decision. */
    state: TransactionState
    attempt: AttemptRow
    evidence: Pick<Evidence, 'operationId' | 'money'>
  },
): Notice {
  const claim = topic === 'payment.mismatch' ? `:${evidence.money?.currency}:${evidence.money?.minor}` : ''
  return {
    merchantId: transaction.merchantId,
    topic,
    aggregate: transactionAggregate(transaction.id),
    dedupeKey: `${topic}:${attempt.id}:${evidence.operationId}${claim}`,
    payload: {
      transaction: transaction.publicId,
      plugin: transaction.plugin,
      state,
      attempt: attempt.publicId,
      currency: attempt.currency,
      charge: attempt.charge,
      ...news,
    },
  }
}

export const transactionAggregate = (id: number): string => `transaction:${id}`
