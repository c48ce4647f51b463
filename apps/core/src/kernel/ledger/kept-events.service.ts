import { inTransaction } from '../../platform/db/in-transaction.ts'
import { applyEvent } from './callback.service.ts'
import { closeSuperseded } from './evidence.service.ts'
import { leaseKeptEvents } from './inbox.store.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { onItsOwn } from './on-its-own.ts'

const BATCH = 20

/** Callbacks that were stored but could not be applied when they came. */
export async function applyKept(deps: LedgerDeps): Promise<number> {
  const now = deps.clock.now()
  const kept = await inTransaction(deps.db, (tx) => leaseKeptEvents(tx, { now, limit: BATCH }))
  for (const event of kept) {
    await onItsOwn(deps, 'kept callback', async () => {
      const { applied } = await inTransaction(deps.db, (tx) => applyEvent(tx, deps, event))
      await closeSuperseded(deps, applied)
    })
  }
  return kept.length
}
