import { findLedgerFaults } from '../kernel/ledger/books/invariants.ts'
import { deliverDue, type NoticeConsumer } from '../kernel/notices/relay.service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'

type Proof = { db: Db; clock: Clock; consumers: readonly NoticeConsumer[] }

/** What newly seeded requests went through is told, and their books are shown to be right. */
export async function proveDemo({ db, clock, consumers }: Proof): Promise<void> {
  await deliverDue({ db, clock, log: silent }, consumers)
  const faults = await findLedgerFaults(db)
  if (faults.length > 0) throw new Error(`the books are wrong after seeding:\n${faults.join('\n')}`)
}

const silent = { warn() {} }
