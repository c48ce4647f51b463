import { inTransaction } from '../../platform/db/in-transaction.ts'
import { applyEvent } from './callback.service.ts'
import { closeSuperseded } from './evidence.service.ts'
import { findUnprocessed, lockUnprocessed } from './inbox.store.ts'
import { after, seconds } from './inquiry.domain.ts'
import type { LedgerDeps } from './ledger-deps.ts'

const BATCH = 20

/** Callbacks that were stored but could not be applied at once. */
export async function applyKept(deps: LedgerDeps): Promise<number> {
  const before = after(deps.clock.now(), -seconds(5))
  const kept = await findUnprocessed(deps.db, { before, limit: BATCH })
  for (const { id, gatewayCode, dedupeKey } of kept) {
    try {
      const applied = await inTransaction(deps.db, async (tx) => {
        const event = await lockUnprocessed(tx, id)
        return event && applyEvent(tx, deps, event)
      })
      if (applied) await closeSuperseded(deps, applied.applied)
    } catch (err) {
      deps.log.error(
        { err, gateway: gatewayCode, event: dedupeKey },
        'a kept callback still cannot be applied',
      )
    }
  }
  return kept.length
}
