import type { TransactionState } from '@wasl/domain/states'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { tellChanged } from '../changed-notice.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { moveTransaction } from '../move-transaction.service.ts'
import { changeTransaction, lockPublicTransaction, type PublicRef } from '../transaction.store.ts'

/**
 * The payer has the page open: created becomes pending. Mails contain no tracking, so a mail counts as seen when its
 * link is opened (`mail` is its id). A beacon calls this, so that link previews do not (product.md 4).
 */
export const markSeen =
  (deps: LedgerDeps) =>
  async ({
    mail,
    ...ref
  }: PublicRef & { mail?: string | undefined }): Promise<Result<TransactionState, 'notFound'>> =>
    inTransaction(deps.db, async (tx) => {
      const transaction = await lockPublicTransaction(tx, ref)
      if (!transaction) return refused('notFound')
      const now = deps.clock.now()
      const event = transaction.state === 'created' ? 'payer.seen' : undefined
      const opensMail =
        mail !== undefined &&
        transaction.emailSeenAt === null &&
        (await deps.guards.isRequestMailedTo(tx, { ...ref, mail }))
      if (event || opensMail || transaction.seenAt === null) {
        const set = { seenAt: transaction.seenAt ?? now, ...(opensMail && { emailSeenAt: now }) }
        if (event) await moveTransaction(tx, deps, { transaction, event, source: 'payer', now, set })
        else await changeTransaction(tx, transaction, set)
        await tellChanged(
          tx,
          { ...transaction, ...(event && { state: 'pending' as const }) },
          { what: 'seen', now },
        )
      }
      return accepted(event ? 'pending' : transaction.state)
    })
