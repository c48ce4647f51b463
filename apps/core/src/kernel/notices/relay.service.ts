import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { retryAt } from './back-off.domain.ts'
import { leaseDueNotices, markDelivered, putOffNotice, type DueNotice } from './notices.store.ts'

/** Hears each notice at least once, in order per aggregate, and tells repeats apart by `notice.id`. */
export type NoticeConsumer = { name: string; deliver(notice: DueNotice): Promise<void> }

type RelayDeps = {
  db: Db
  clock: Clock
  log: { warn(fields: object, message: string): void }
}

const BATCH = 20
const LEASE_MS = 60_000

/** Delivers what is due, and what becomes due by that. Answers how many notices were delivered. */
export async function deliverDue(deps: RelayDeps, consumers: readonly NoticeConsumer[]): Promise<number> {
  const { db, clock } = deps
  let delivered = 0
  for (;;) {
    const leased = await leaseBatch(deps)
    if (leased.length === 0) return delivered
    const taken = await Promise.all(leased.map((notice) => isTaken(deps, consumers, notice)))
    const done = leased.filter((_, at) => taken[at])
    if (done.length > 0) await inTransaction(db, (tx) => markDelivered(tx, done, clock.now()))
    delivered += done.length
  }
}

async function leaseBatch({ db, clock }: RelayDeps): Promise<DueNotice[]> {
  const now = clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  return inTransaction(db, (tx) => leaseDueNotices(tx, { now, until, limit: BATCH }))
}

/** Whether every consumer heard it; else it is put off. */
async function isTaken(
  { db, clock, log }: RelayDeps,
  consumers: readonly NoticeConsumer[],
  notice: DueNotice,
): Promise<boolean> {
  try {
    await Promise.all(consumers.map((consumer) => consumer.deliver(notice)))
    return true
  } catch (err) {
    log.warn(
      { err, topic: notice.topic, notice: notice.id, attempts: notice.attempts },
      'a notice was not taken',
    )
    await inTransaction(db, (tx) => putOffNotice(tx, notice, retryAt(notice.attempts, clock.now())))
    return false
  }
}
