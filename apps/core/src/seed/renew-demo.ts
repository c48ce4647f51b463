import type { Ledger } from '../kernel/ledger/ledger.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { readDemoFiles } from './demo-files.ts'
import { demoMoment } from './demo-moment.ts'
import { findPastExpiry, renewPauses } from './demo.store.ts'

/** Requests of the demo that expired before anybody tried to pay them can be paid again; the paused unit stays paused. */
export async function renewDemo({
  db,
  clock,
  ledger,
}: {
  db: Db
  clock: Clock
  ledger: Ledger
}): Promise<number> {
  const now = clock.now()
  const open = (await readDemoFiles()).requests.filter(({ state }) => state === 'created')
  const expired = await findPastExpiry(
    db,
    open.map(({ id }) => id),
    now,
  )
  let renewed = 0
  for (const { merchantId, publicId } of expired) {
    const expiresAt = demoMoment(open.find(({ id }) => id === publicId)?.expires ?? '+1d', now)
    if ((await ledger.renewTransaction({ merchantId, publicId, expiresAt })).ok) renewed += 1
  }
  await inTransaction(db, (tx) => renewPauses(tx, { now, until: demoMoment('+1d', now) }))
  return renewed
}
