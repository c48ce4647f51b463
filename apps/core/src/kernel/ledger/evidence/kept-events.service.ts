import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { applyEvent, attemptsMeant } from './callback.service.ts'
import { closeSuperseded } from './evidence.service.ts'
import { leaseKeptEvents, planKeptEvent, triesInFirstHour, type KeptEvent } from './inbox.store.ts'
import { leasedUntil } from './inquiry.domain.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { runPiece } from '../run-piece.ts'
import { flagForReview } from '../pay/flag-for-review.ts'
import { lockTransaction } from '../transaction.store.ts'

const BATCH = 20

/** Applies stored callbacks that could not be applied when they came. */
export async function applyKept(deps: LedgerDeps): Promise<number> {
  const now = deps.clock.now()
  const until = leasedUntil(now)
  const kept = await inTransaction(deps.db, (tx) => leaseKeptEvents(tx, { now, until, limit: BATCH }))
  for (const event of kept)
    await runPiece(deps, 'kept callback', async () => {
      try {
        const { applied } = await inTransaction(deps.db, (tx) => applyEvent(tx, deps, event))
        await closeSuperseded(deps, applied)
      } catch (error) {
        if (event.tries + 1 >= triesInFirstHour) await showToPerson(deps, event)
        throw error
      } finally {
        await inTransaction(deps.db, (tx) => planKeptEvent(tx, event, { leasedUntil: until, now }))
      }
    })
  return kept.length
}

/** The bank's word may never be booked, so the transaction is flagged for a person. */
const showToPerson = (deps: LedgerDeps, event: KeptEvent): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { merchantId } = event
    const ids = new Set((await attemptsMeant(tx, event)).map(({ transactionId }) => transactionId))
    for (const id of [...ids].toSorted((left, right) => left - right)) {
      const transaction = await lockTransaction(tx, { merchantId, id })
      if (transaction) await flagForReview(tx, transaction, { now: deps.clock.now() })
    }
  })
