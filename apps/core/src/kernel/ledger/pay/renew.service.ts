import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { hasAttempts } from '../attempt.store.ts'
import { tellChanged } from '../changed-notice.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { isPayable } from '@wasl/domain/states'
import { changeTransaction, lockPublicTransaction, type PublicRef } from '../transaction.store.ts'

export type RenewRefusal = 'notFound' | 'expiryInPast' | 'alreadyUsed' | 'linkIsFull'

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
      if (state === 'expired' && !(await deps.guards.mayReopen(tx, { merchantId, transactionId, now })))
        return refused('linkIsFull')
      await changeTransaction(tx, transaction, {
        event: state === 'expired' ? 'merchant.renewed' : undefined,
        source: 'merchant',
        now,
        set: { expiresAt, expiryDueAt: expiresAt },
      })
      const renewed = { ...transaction, ...(state === 'expired' && { state: 'created' as const }) }
      await tellChanged(tx, renewed, { what: 'renewed', now })
      return accepted(null)
    })
