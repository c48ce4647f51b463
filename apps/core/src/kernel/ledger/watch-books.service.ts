import type { Db } from '../../platform/db/db.ts'
import { findLatelyBroken, type Broken } from './invariants.store.ts'
import type { LedgerLog } from './ledger-deps.ts'

/** More than a busy minute tells. */
const NOTICES = 500

/** While Wasl runs: the books of what moved last, against the invariants. What breaks one is told and touched by nobody. */
export async function watchBooks({ db, log }: Watching): Promise<Broken[]> {
  const broken = await findLatelyBroken(db, NOTICES)
  tellBroken(log, broken)
  return broken
}

export function tellBroken(log: Watching['log'], broken: readonly Broken[]): void {
  for (const { invariant, ids } of broken) log.error({ invariant, ids }, 'the books break an invariant')
}

type Watching = { db: Db; log: Pick<LedgerLog, 'error'> }
