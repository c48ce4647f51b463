import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hastenNotices } from '../notices/notices.store.ts'
import { hastenInquiries } from './attempt.store.ts'
import { hastenAllKept } from './inbox.store.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { hastenOperations } from './operation.store.ts'

/**
 * At a start everything that is open is due at once: whoever ran before may have died with what they had in hand, and what
 * gateways decided meanwhile is in the books within a minute.
 */
export const wake = (deps: LedgerDeps) => (): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await hastenInquiries(tx, now)
    await hastenOperations(tx, now)
    await hastenAllKept(tx, now)
    await hastenNotices(tx, now)
  })
