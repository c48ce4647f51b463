import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/db.ts'
import { signInThrottle } from './auth.schema.ts'
import { hardStop, type Failures, type ThrottleKind } from './throttle.domain.ts'

export type ThrottleRef = { merchantId: number; kind: ThrottleKind; key: string }

const isThrottle = ({ merchantId, kind, key }: ThrottleRef) =>
  and(eq(signInThrottle.merchantId, merchantId), eq(signInThrottle.kind, kind), eq(signInThrottle.key, key))

const failures = {
  failures: signInThrottle.failures,
  since: signInThrottle.since,
  lockedUntil: signInThrottle.lockedUntil,
}

/** Its row locked, so that two tries at once are counted as two; made where there is none, with `now` as its beginning. */
export async function lockFailures(tx: Tx, ref: ThrottleRef, now: Date): Promise<Failures | null> {
  await tx
    .insert(signInThrottle)
    .values({ ...ref, failures: 0, since: now })
    .onConflictDoNothing()
  const [row] = await tx.select(failures).from(signInThrottle).where(isThrottle(ref)).for('update')
  return row && row.failures > 0 ? row : null
}

export async function findFailures(tx: Tx, ref: ThrottleRef): Promise<Failures | null> {
  const [row] = await tx.select(failures).from(signInThrottle).where(isThrottle(ref))
  return row ?? null
}

export async function saveFailures(tx: Tx, ref: ThrottleRef, kept: Failures): Promise<void> {
  await tx.update(signInThrottle).set(kept).where(isThrottle(ref))
}

export async function takeBackOne(tx: Tx, ref: ThrottleRef): Promise<void> {
  await tx
    .update(signInThrottle)
    .set({ failures: sql`greatest(${signInThrottle.failures} - 1, 0)` })
    .where(isThrottle(ref))
}

export async function forgetFailures(tx: Tx, ref: ThrottleRef): Promise<void> {
  await tx.delete(signInThrottle).where(isThrottle(ref))
}

/**
 * What is old among the next few by key, of the same kind. Keys are hashes, so tries come past all of them alike and no
 * sign-in reads the whole table. An account that is stopped stays so.
 */
export async function dropOldBeside(
  tx: Tx,
  { merchantId, kind, key }: ThrottleRef,
  before: Date,
): Promise<void> {
  const { id, since, failures: counted } = signInThrottle
  const beside = tx
    .select({ id })
    .from(signInThrottle)
    .where(
      and(
        eq(signInThrottle.merchantId, merchantId),
        eq(signInThrottle.kind, kind),
        gt(signInThrottle.key, key),
      ),
    )
    .orderBy(signInThrottle.key)
    .limit(50)
  const old = tx
    .select({ id })
    .from(signInThrottle)
    .where(and(inArray(id, beside), lt(since, before), lt(counted, hardStop)))
    .for('update', { skipLocked: true })
  await tx.delete(signInThrottle).where(inArray(id, old))
}
