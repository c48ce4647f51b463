import type { TransactionState } from '@wasl/domain/states'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { changeTransaction, lockPublicTransaction, type PublicRef } from './transaction.store.ts'

/** The payer has the page open: created becomes pending. A beacon calls it, so that link previews do not (product.md 4). */
export const markSeen =
  (deps: LedgerDeps) =>
  async (ref: PublicRef): Promise<Result<TransactionState, 'notFound'>> =>
    inTransaction(deps.db, async (tx) => {
      const transaction = await lockPublicTransaction(tx, ref)
      if (!transaction) return refused('notFound')
      const now = deps.clock.now()
      const event = transaction.state === 'created' ? 'payer.seen' : undefined
      if (event || transaction.seenAt === null) {
        await changeTransaction(tx, transaction, {
          event,
          source: 'payer',
          now,
          set: { seenAt: transaction.seenAt ?? now },
        })
      }
      return accepted(event ? 'pending' : transaction.state)
    })
