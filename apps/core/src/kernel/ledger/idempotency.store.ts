import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { idempotency } from './inbox.schema.ts'

export type KeyRef = { merchantId: number; scope: string; key: string }

export type Claim<Answer> =
  | { kind: 'new' }
  | { kind: 'replay'; answer: Answer }
  | { kind: 'inFlight' }
  /** Its owner died: what it began may exist already. */
  | { kind: 'crashed' }
  | { kind: 'otherRequest' }

/** The IETF draft's rules: replay a stored answer, 409 while it is being made, 422 for another body (reliability A). */
export async function findClaim<Answer>(
  tx: Tx,
  { requestHash, now, ...key }: KeyRef & { requestHash: string; now: Date },
): Promise<Claim<Answer>> {
  const [held] = await tx.select().from(idempotency).where(isKey(key))
  if (!held) return { kind: 'new' }
  if (held.requestHash !== requestHash) return { kind: 'otherRequest' }
  // `response` was written by `storeAnswer` for the same scope, hence the same kind of answer.
  if (held.state === 'finished') return { kind: 'replay', answer: held.response as Answer }
  return { kind: held.lockedUntil > now ? 'inFlight' : 'crashed' }
}

/** The caller holds a lock that makes requests of this scope come one at a time; the unique key is the second barrier. */
export async function insertClaim(
  tx: Tx,
  { now, ...claim }: KeyRef & { requestHash: string; now: Date; lockedUntil: Date },
): Promise<void> {
  await tx
    .insert(idempotency)
    .values({ ...claim, createdAt: now })
    .onConflictDoNothing()
}

export async function takeOverClaim(
  tx: Tx,
  { lockedUntil, ...key }: KeyRef & { lockedUntil: Date },
): Promise<void> {
  await tx.update(idempotency).set({ lockedUntil }).where(isKey(key))
}

/** Part of the transaction that makes the answer true. */
export async function storeAnswer(
  tx: Tx,
  key: KeyRef,
  answer: { status: number; body: unknown },
): Promise<void> {
  await tx
    .update(idempotency)
    .set({ state: 'finished', status: answer.status, response: answer.body })
    .where(isKey(key))
}

const isKey = ({ merchantId, scope, key }: KeyRef) =>
  and(eq(idempotency.merchantId, merchantId), eq(idempotency.scope, scope), eq(idempotency.key, key))
