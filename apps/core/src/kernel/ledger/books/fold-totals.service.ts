import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { foldTotals } from './totals.store.ts'

const AT_ONCE = 20_000

/** Folds appended changes into the totals, so that reading stays fast. */
export async function foldDueTotals({ db }: Pick<LedgerDeps, 'db'>): Promise<number> {
  let folded = 0
  for (;;) {
    const now = await inTransaction(db, (tx) => foldTotals(tx, AT_ONCE))
    folded += now
    if (now < AT_ONCE) return folded
  }
}
