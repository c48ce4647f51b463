import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { place, places, prepared } from '../../platform/db/prepared.ts'
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
  const query = prepared(tx, 'findClaim', (name) =>
    tx.select().from(idempotency).where(isKey(keyPlaces)).prepare(name),
  )
  const [held] = await query.execute(key)
  if (!held) return { kind: 'new' }
  if (held.requestHash !== requestHash) return { kind: 'otherRequest' }
  // `response` was written by `storeAnswer` for the same scope, hence the same kind of answer.
  if (held.state === 'finished') return { kind: 'replay', answer: held.response as Answer }
  return { kind: held.lockedUntil > now ? 'inFlight' : 'crashed' }
}

/** False where the key is held already: another transaction may have committed it since it was looked for. */
export async function insertClaim(tx: Tx, { now, ...claim }: NewClaim): Promise<boolean> {
  const query = prepared(tx, 'insertClaim', (name) =>
    tx
      .insert(idempotency)
      .values({
        ...keyPlaces,
        requestHash: place('requestHash'),
        lockedUntil: place('lockedUntil'),
        createdAt: place('createdAt'),
      })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
      .prepare(name),
  )
  return (await query.execute({ ...claim, createdAt: now })).length > 0
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
  const query = prepared(tx, 'storeAnswer', (name) =>
    tx
      .update(idempotency)
      .set({ state: 'finished', ...places(['status', 'response']) })
      .where(isKey(keyPlaces))
      .prepare(name),
  )
  await query.execute({ ...key, status: answer.status, response: JSON.stringify(answer.body) })
}

/** What was refused is not kept: it may be corrected and sent under the same key. */
export async function forgetClaim(tx: Tx, key: KeyRef): Promise<void> {
  await tx.delete(idempotency).where(and(isKey(key), eq(idempotency.state, 'started')))
}

const keyPlaces = places(['merchantId', 'scope', 'key'])

const isKey = ({ merchantId, scope, key }: KeyRef | typeof keyPlaces) =>
  and(eq(idempotency.merchantId, merchantId), eq(idempotency.scope, scope), eq(idempotency.key, key))

/** False while another transaction makes the answer for this key. Held until the end of the transaction. */
export async function tryLockKey(tx: Tx, { merchantId, scope, key }: KeyRef): Promise<boolean> {
  const name = JSON.stringify([merchantId, scope, key])
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`,
  )
  return rows[0]?.locked === true
}
