import { accepted, refused, type Result } from '@wasl/domain/result'
import { isPayable, isSecured, type TransactionState } from '@wasl/domain/states'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { tellChanged } from './changed-notice.ts'
import { transactionAggregate } from './evidence/evidence-notice.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { changeTransaction, lockPublicTransaction, type PublicRef } from './transaction.store.ts'
import { findUnresolved } from './unresolved/unresolved.store.ts'

export type Deletion = PublicRef & {
  actor: string
  isDeleted: boolean
  /** Required states; any state if not given. */
  onlyIn?: readonly TransactionState[]
}
export type DeleteRefusal = 'notFound' | 'changed' | 'unresolved' | 'stillPayable' | 'notSecured'

/**
 * Hides a transaction that cannot be paid any more, or restores a secured one (product.md 4). A payable one must be
 * withdrawn first. One with unresolved money keeps its row, because the money can be resolved only there. The books keep everything.
 */
export const deleteTransaction =
  (deps: LedgerDeps) =>
  async ({ actor, isDeleted, onlyIn, ...ref }: Deletion): Promise<Result<TransactionState, DeleteRefusal>> =>
    inTransaction(deps.db, async (tx) => {
      const transaction = await lockPublicTransaction(tx, ref)
      if (!transaction) return refused('notFound')
      const { merchantId, id, state } = transaction
      if (onlyIn?.includes(state) === false) return refused('changed')
      if (isDeleted && (await findUnresolved(tx, transaction))) return refused('unresolved')
      if (isDeleted && isPayable(state)) return refused('stillPayable')
      if (!isDeleted && !isSecured(state)) return refused('notSecured')
      if (isDeleted === (transaction.deletedAt !== null)) return accepted(state)
      const now = deps.clock.now()
      await changeTransaction(tx, transaction, { deletedAt: isDeleted ? now : null })
      const action = isDeleted ? 'transaction.deleted' : 'transaction.restored'
      await recordAudit(tx, { merchantId, actor, action, object: transactionAggregate(id) }, now)
      await tellChanged(tx, transaction, { what: action, now })
      return accepted(state)
    })
