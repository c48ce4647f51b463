import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import {
  CommitOutcomeUnknown,
  DatabaseUnavailable,
  TransactionAborted,
  isConnectionLoss,
  isContention,
} from './database-errors.ts'
import type { Db, Tx } from './db.ts'
import { assertOutsideTransaction, markedAsTransaction } from './pool-guard.ts'

type TransactionOptions = {
  /** How often the whole work is repeated after contention, or when no transaction could be begun. */
  retries?: number
  lockTimeoutMs?: number
}

/**
 * Does the work in one transaction. After a deadlock, a lock time-out or a serialization failure the whole
 * work is done again, so it must do nothing but speak to `tx`. Throws `DatabaseUnavailable` when nothing was
 * committed and trying later may help, `CommitOutcomeUnknown` when it is unknown.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { retries = 3, lockTimeoutMs = 3_000 }: TransactionOptions = {},
): Promise<T> {
  assertOutsideTransaction()
  const pool = poolOf(db)
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(pool, work, lockTimeoutMs)
    switch (outcome.kind) {
      case 'committed':
        return outcome.value
      case 'failed':
        throw outcome.error
      case 'repeatable':
        if (attempt >= retries) throw new DatabaseUnavailable(outcome.error)
        await jitter(attempt)
    }
  }
}

type Outcome<T> =
  | { kind: 'committed'; value: T }
  | { kind: 'failed'; error: unknown }
  | { kind: 'repeatable'; error: unknown }

async function attemptOnce<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  lockTimeoutMs: number,
): Promise<Outcome<T>> {
  let client: pg.PoolClient
  try {
    client = await begin(pool, lockTimeoutMs)
  } catch (error) {
    if (isConnectionLoss(error)) return { kind: 'repeatable', error }
    return { kind: 'failed', error: new DatabaseUnavailable(error) }
  }
  try {
    const value = await markedAsTransaction(() => work(transactionOn(client)))
    return await commit(client, value)
  } catch (error) {
    await rollBack(client)
    if (isConnectionLoss(error)) return { kind: 'failed', error: new DatabaseUnavailable(error) }
    return { kind: isContention(error) ? 'repeatable' : 'failed', error }
  }
}

async function begin(pool: pg.Pool, lockTimeoutMs: number): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local lock_timeout = ${Math.ceil(lockTimeoutMs)}`)
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function commit<T>(client: pg.PoolClient, value: T): Promise<Outcome<T>> {
  try {
    const { command } = await client.query('commit')
    client.release()
    if (command === 'COMMIT') return { kind: 'committed', value }
    return { kind: 'failed', error: new TransactionAborted() }
  } catch (error) {
    client.release(true)
    if (isConnectionLoss(error)) return { kind: 'failed', error: new CommitOutcomeUnknown(error) }
    return { kind: isContention(error) ? 'repeatable' : 'failed', error }
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true) // the server rolls back a connection that goes
  }
}

const dialect = new PgDialect()

const transactionOn = (client: pg.PoolClient): Tx =>
  new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)

const jitter = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))

/** For what Drizzle cannot say; the rules of `Db` hold for it too. */
function poolOf(db: Db): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client
  throw new Error('a transaction is begun on the database')
}
