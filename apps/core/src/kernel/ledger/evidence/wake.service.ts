import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { hastenNotices } from '../../notices/notices.store.ts'
import { hastenInquiries } from '../attempt.store.ts'
import { hastenAllKept } from './inbox.store.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { hastenOperations } from '../operations/operation.store.ts'

/**
 * At a start everything open becomes due at once, because the process before may have died at work. Decisions of gateways
 * are then in the books within a minute.
 */
export const wake = (deps: LedgerDeps) => (): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await hastenInquiries(tx, now)
    await hastenOperations(tx, now)
    await hastenAllKept(tx, now)
    await hastenNotices(tx, now)
  })
