import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { foldSales } from './sales.store.ts'

const AT_ONCE = 20_000

/** Folds appended changes into the merchants' days, so that reading stays fast. */
export async function foldDueSales({ db }: Pick<LedgerDeps, 'db'>): Promise<number> {
  let folded = 0
  for (;;) {
    const now = await inTransaction(db, (tx) => foldSales(tx, AT_ONCE))
    folded += now
    if (now < AT_ONCE) return folded
  }
}
