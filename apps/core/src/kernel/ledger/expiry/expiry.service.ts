import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeNotice } from '../../notices/notices.store.ts'
import { lockLiveAttempt, type AttemptRow } from '../attempt.store.ts'
import { transactionAggregate } from '../evidence/evidence-notice.ts'
import { decideExpiry } from './expiry.domain.ts'
import { after, minutes } from '../evidence/inquiry.domain.ts'
import { inquire } from '../evidence/inquiry.service.ts'
import { runPiece } from '../run-piece.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { moveTransaction } from '../move-transaction.service.ts'
import { changeTransaction, leaseDueExpiries, lockTransaction, type Ref } from '../transaction.store.ts'

const BATCH = 20

/** Expires what is due. Returns how many were looked at. */
export async function expireDue(deps: LedgerDeps): Promise<number> {
  const now = deps.clock.now()
  const due = await inTransaction(deps.db, (tx) =>
    leaseDueExpiries(tx, { now, until: after(now, minutes(1)), limit: BATCH }),
  )
  for (const ref of due) await runPiece(deps, 'expiry', () => expireOne(deps, ref))
  return due.length
}

async function expireOne(deps: LedgerDeps, ref: Ref): Promise<void> {
  const live = await inTransaction(deps.db, (tx) => tryToExpire(tx, deps, { ref, asked: 'no' }))
  if (!live) return
  const asked = await inquire(deps, live)
  await inTransaction(deps.db, (tx) => tryToExpire(tx, deps, { ref, asked }))
}

type Trying = { ref: Ref; asked: 'no' | 'silent' | 'answered' }

/** Returns the live attempt whose gateway must be asked first, if any. */
async function tryToExpire(tx: Tx, deps: LedgerDeps, { ref, asked }: Trying): Promise<AttemptRow | null> {
  const transaction = await lockTransaction(tx, ref)
  if (!transaction) throw new Error('a transaction that was due to expire is not in the books')
  const { merchantId, id: transactionId, publicId, plugin } = transaction
  const live = await lockLiveAttempt(tx, { merchantId, transactionId })
  const now = deps.clock.now()
  const step = decideExpiry(transaction, live, { now, asked })
  switch (step.kind) {
    case 'askFirst':
      return live
    case 'leave':
      await changeTransaction(tx, transaction, { expiryDueAt: null })
      return null
    case 'later':
      await changeTransaction(tx, transaction, { expiryDueAt: step.at })
      return null
    case 'expire':
      await moveTransaction(tx, deps, { transaction, event: 'time.expired', source: 'clock', now })
      await writeNotice(
        tx,
        {
          merchantId,
          topic: 'transaction.expired',
          aggregate: transactionAggregate(transactionId),
          dedupeKey: `transaction.expired:${transactionId}:${transaction.expiresAt?.toISOString()}`,
          payload: { transaction: publicId, plugin, state: 'expired' },
        },
        now,
      )
      return null
  }
}
