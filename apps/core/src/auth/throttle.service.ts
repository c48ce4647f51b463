import { createHash } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import {
  forgottenAfterMs,
  verdictOn,
  withOneMore,
  type ThrottleKind,
  type ThrottleVerdict,
} from './throttle.domain.ts'
import { dropOldBeside, lockFailures, saveFailures, type ThrottleRef } from './throttle.store.ts'

type ThrottleDeps = { db: Db; clock: Clock }

/** Unknown names are counted like known ones. The typed text is kept as a hash. */
export const throttleOf = (merchantId: number, kind: ThrottleKind, name: string): ThrottleRef => ({
  merchantId,
  kind,
  key: createHash('sha256').update(name.normalize('NFKC').trim().toLowerCase()).digest('base64url'),
})

/**
 * Counts one more for each, before anybody knows whether it was wrong: what is tried at the same time is counted as well.
 * Where one of them is locked, none is counted.
 */
export async function countTry(
  { db, clock }: ThrottleDeps,
  refs: readonly ThrottleRef[],
): Promise<ThrottleVerdict> {
  const now = clock.now()
  return inTransaction(db, (tx) => countIn(tx, refs, now))
}

async function countIn(tx: Tx, refs: readonly ThrottleRef[], now: Date): Promise<ThrottleVerdict> {
  const counted: { ref: ThrottleRef; next: ReturnType<typeof withOneMore> }[] = []
  for (const ref of refs) {
    await dropOldBeside(tx, ref, new Date(now.getTime() - forgottenAfterMs(ref.kind)))
    // Locked one after the other, always in the order given: two sign-ins never wait for each other in a ring.
    // oxlint-disable-next-line no-await-in-loop
    const kept = await lockFailures(tx, ref, now)
    const verdict = verdictOn(ref.kind, kept, now)
    if (verdict.kind !== 'open') return verdict
    counted.push({ ref, next: withOneMore(ref.kind, kept, now) })
  }
  await Promise.all(counted.map(({ ref, next }) => saveFailures(tx, ref, next)))
  return { kind: 'open' }
}
