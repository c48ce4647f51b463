import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { hasAttempts } from '../attempt.store.ts'
import { tellChanged } from '../changed-notice.ts'
import type { LedgerDeps, ReopenRefusal } from '../ledger-deps.ts'
import { moveTransaction } from '../move-transaction.service.ts'
import { isPayable } from '@wasl/domain/states'
import { changeTransaction, lockPublicTransaction, type PublicRef } from '../transaction.store.ts'

export type RenewRefusal = 'notFound' | 'expiryInPast' | 'alreadyUsed' | ReopenRefusal

/** Gives a request without attempts a new expiry. An expired one becomes payable again. */
export const renewTransaction =
  (deps: LedgerDeps) =>
  async ({ expiresAt, ...ref }: PublicRef & { expiresAt: Date }): Promise<Result<null, RenewRefusal>> =>
    inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now()
      if (expiresAt <= now) return refused('expiryInPast')
      const transaction = await lockPublicTransaction(tx, ref)
      if (!transaction || transaction.deletedAt !== null) return refused('notFound')
      const { merchantId, id: transactionId, state } = transaction
      const isRenewable = state === 'expired' || isPayable(state)
      if (!isRenewable || (await hasAttempts(tx, { merchantId, transactionId })))
        return refused('alreadyUsed')
      if (state === 'expired') {
        for (const guard of deps.guards.beforeReopen) {
          const problem = await guard(tx, { merchantId, transactionId, now })
          if (problem) return refused(problem)
        }
      }
      const set = { expiresAt, expiryDueAt: expiresAt }
      if (state === 'expired')
        await moveTransaction(tx, deps, {
          transaction,
          event: 'merchant.renewed',
          source: 'merchant',
          now,
          set,
        })
      else await changeTransaction(tx, transaction, set)
      const renewed = { ...transaction, ...(state === 'expired' && { state: 'created' as const }) }
      await tellChanged(tx, renewed, { what: 'renewed', now })
      return accepted(null)
    })
