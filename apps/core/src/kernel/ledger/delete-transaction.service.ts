import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { transactionAggregate } from './evidence-notice.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { isSecured } from './transaction.domain.ts'
import { changeTransaction, lockPublicTransaction, type PublicRef } from './transaction.store.ts'

export type Deletion = PublicRef & { actor: string; isDeleted: boolean }

/** Hides a secured transaction from its list, or brings it back (product.md 4). The books keep everything. */
export const deleteTransaction =
  (deps: LedgerDeps) =>
  async ({ actor, isDeleted, ...ref }: Deletion): Promise<Result<null, 'notFound' | 'notSecured'>> =>
    inTransaction(deps.db, async (tx) => {
      const transaction = await lockPublicTransaction(tx, ref)
      if (!transaction) return refused('notFound')
      if (!isSecured(transaction.state)) return refused('notSecured')
      const now = deps.clock.now()
      await changeTransaction(tx, transaction, {
        source: 'merchant',
        now,
        set: { deletedAt: isDeleted ? now : null },
      })
      const { merchantId, id } = transaction
      const action = isDeleted ? 'transaction.deleted' : 'transaction.restored'
      await recordAudit(tx, { merchantId, actor, action, object: transactionAggregate(id) }, now)
      return accepted(null)
    })
