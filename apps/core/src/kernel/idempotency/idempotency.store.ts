import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { idempotency } from './idempotency.schema.ts'

export type KeyRef = { merchantId: number; scope: string; key: string }

export type Claim<Answer> =
  | { kind: 'new' }
  | { kind: 'replay'; answer: Answer }
  | { kind: 'inFlight' }
  /** Its owner died: what it began may exist already. */
  | { kind: 'crashed' }
  | { kind: 'otherRequest' }

/** The IETF draft's rules: replay a stored answer, 409 while it is being made, 422 for another body. */
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

/** False where the key is held already: another transaction may have committed it since it was looked for. */
export async function insertClaim(tx: Tx, { now, ...claim }: NewClaim): Promise<boolean> {
  return (
    (
      await tx
        .insert(idempotency)
        .values({
          ...claim,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ key: idempotency.key })
    ).length > 0
  )
}

type NewClaim = KeyRef & { requestHash: string; now: Date; lockedUntil: Date }

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

/** What was refused is not kept: it may be corrected and sent under the same key. */
export async function forgetClaim(tx: Tx, key: KeyRef): Promise<void> {
  await tx.delete(idempotency).where(and(isKey(key), eq(idempotency.state, 'started')))
}

/** What a key stood for was undone: it may be asked for again. */
export async function forgetAnswer(tx: Tx, key: KeyRef): Promise<void> {
  await tx.delete(idempotency).where(isKey(key))
}

const isKey = ({ merchantId, scope, key }: KeyRef) =>
  and(eq(idempotency.merchantId, merchantId), eq(idempotency.scope, scope), eq(idempotency.key, key))

/** False while another transaction makes the answer for this key. Held until the end of the transaction. */
export async function tryLockKey(tx: Tx, { merchantId, scope, key }: KeyRef): Promise<boolean> {
  const name = JSON.stringify([merchantId, scope, key])
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`,
  )
  return rows[0]?.locked === true
}
