import type { Tx } from '../../../platform/db/db.ts'
import { tellChanged } from '../changed-notice.ts'
import { changeTransaction, type LockedTransaction } from '../transaction.store.ts'

/** Flags a transaction for a person and tells open dashboards. */
export async function flagForReview(
  tx: Tx,
  transaction: LockedTransaction,
  { now }: { now: Date },
): Promise<void> {
  await changeTransaction(tx, transaction, { needsReview: true })
  await tellChanged(tx, transaction, { what: 'review', now })
}
