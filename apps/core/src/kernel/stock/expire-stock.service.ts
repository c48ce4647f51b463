import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Duty } from '../../platform/jobs/duties.ts'
import { lockPools, writeMoves } from './pools.store.ts'
import { findLinesOfHolds, holdsAreDue, leaseOverdueHolds, setHoldsEnded } from './stock-holds.store.ts'

const BATCH = 50

/** Ends what has run out, so that the counters of pools say so. Nobody waits for it: whoever buys ends it too. */
export async function expireOverdueStock({ db, clock }: Expiring): Promise<number> {
  let ended = 0
  for (;;) {
    const now = clock.now()
    const count = await inTransaction(db, (tx) => expireSome(tx, now))
    ended += count
    if (count === 0) return ended
  }
}

export const stockDuty = (deps: Expiring): Duty => ({
  isDue: holdsAreDue,
  round: () => expireOverdueStock(deps),
})

type Expiring = { db: Db; clock: Clock }

async function expireSome(tx: Tx, now: Date): Promise<number> {
  const due = await leaseOverdueHolds(tx, { now, limit: BATCH })
  if (!due) return 0
  const { merchantId, holdIds } = due
  await setHoldsEnded(tx, { merchantId, holdIds, state: 'expired', now })
  const lines = await findLinesOfHolds(tx, { merchantId, holdIds })
  await lockPools(tx, { merchantId, poolIds: lines.map(({ poolId }) => poolId) })
  await writeMoves(tx, {
    merchantId,
    reason: 'expired',
    changes: lines.map((line) => ({ ...line, sold: 0, held: -line.quantity })),
    actor: 'clock',
    now,
  })
  return holdIds.length
}
