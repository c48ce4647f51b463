import type { Db } from '../../../platform/db/db.ts'
import { findLatelyBroken, type Broken } from './invariants.store.ts'
import type { LedgerLog } from '../ledger-deps.ts'

/** More than a busy minute has. */
const NOTICES = 500

/** Checks the invariants for recent transactions while the server runs. A broken one is logged; nothing is changed. */
export async function watchBooks({ db, log }: Watching): Promise<Broken[]> {
  const broken = await findLatelyBroken(db, NOTICES)
  tellBroken(log, broken)
  return broken
}

export function tellBroken(log: Watching['log'], broken: readonly Broken[]): void {
  for (const { invariant, ids } of broken) log.error({ invariant, ids }, 'the books break an invariant')
}

type Watching = { db: Db; log: Pick<LedgerLog, 'error'> }
