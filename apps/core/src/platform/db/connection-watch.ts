import pg from 'pg'
import { startLoop, type Loop } from '../jobs/loop.ts'
import type { DatabaseLog } from './database-log.ts'
import { NamingClient } from './naming-client.ts'

type Watched = { log: DatabaseLog; everyMs?: number; patienceMs?: number }

/**
 * Gives up connections whose other end is gone without a word: a partition, a proxy that lost its memory. TCP would wait a
 * quarter of an hour, and every client of the pool with it. The server is asked over a connection of its own whether it
 * still works for them; one that does is left alone, however long its statement takes.
 */
export function watchConnections(
  pool: pg.Pool,
  { log, everyMs = 5_000, patienceMs = 30_000 }: Watched,
): Loop {
  const clients = new Set<NamingClient>()
  pool.on('connect', (client) => void (client instanceof NamingClient && clients.add(client)))
  pool.on('remove', (client) => void (client instanceof NamingClient && clients.delete(client)))
  const giveUpTheDead = async () => {
    const patient = [...clients].filter((client) => client.waitsMs() >= patienceMs)
    const working = patient.length === 0 ? null : await workingBackends(pool.options)
    if (working === null) return
    for (const client of patient) {
      if (working.has(client.backend()) || client.waitsMs() < patienceMs) continue
      log.warn({ backend: client.backend() }, 'a database connection gave no answer and is given up')
      client.giveUp()
    }
  }
  return startLoop(giveUpTheDead, { everyMs, log })
}

/** Null where nobody answers a new connection either: then there is nothing to choose. */
async function workingBackends({ connectionString }: pg.PoolConfig): Promise<ReadonlySet<number> | null> {
  const asking = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  asking.on('error', () => {})
  try {
    await asking.connect()
    const { rows } = await asking.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and state = 'active'`,
    )
    return new Set(rows.map(({ pid }) => pid))
  } catch {
    return null
  } finally {
    await asking.end().catch(() => {})
  }
}
