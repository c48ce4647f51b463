import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../platform/db/db.ts'
import { seconds } from './inquiry.domain.ts'
import { findLatelyBroken, type Broken } from './invariants.store.ts'
import type { LedgerLog } from './ledger-deps.ts'

/** More than a busy minute tells. */
const NOTICES = 500

/**
 * While Wasl runs: the books of what moved last, against the invariants. What breaks one is told and touched by nobody. It is
 * looked at twice: an attempt that is asked about for the last time stands for two seconds between its lease and a person.
 */
export async function watchBooks({ db, log, aMoment = () => wait(seconds(3)) }: Watching): Promise<Broken[]> {
  if ((await findLatelyBroken(db, NOTICES)).length === 0) return []
  await aMoment()
  const broken = await findLatelyBroken(db, NOTICES)
  for (const { invariant, ids } of broken) log.error({ invariant, ids }, 'the books break an invariant')
  return broken
}

type Watching = { db: Db; log: Pick<LedgerLog, 'error'>; aMoment?: () => Promise<unknown> }
