import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/db.ts'
import { signInThrottle } from './auth.schema.ts'
import type { Failures, ThrottleKind } from './throttle.domain.ts'

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

/** Names nobody has are counted too: whoever invents them fills the table until this takes them away again. */
export async function dropOldFailures(
  tx: Tx,
  { merchantId, before }: { merchantId: number; before: Date },
): Promise<void> {
  const old = tx
    .select({ id: signInThrottle.id })
    .from(signInThrottle)
    .where(
      and(
        eq(signInThrottle.merchantId, merchantId),
        lt(signInThrottle.since, before),
        lt(signInThrottle.failures, 100),
      ),
    )
    .limit(50)
    .for('update', { skipLocked: true })
  await tx.delete(signInThrottle).where(inArray(signInThrottle.id, old))
}
