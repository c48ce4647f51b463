import type { Socket } from 'node:net'
import pg from 'pg'
import { startLoop, type Loop } from '../jobs/loop.ts'
import type { DatabaseLog } from './database-log.ts'

declare module 'pg' {
  // `pg` has these, its types lack them.
  interface ClientConfig {
    /** Sends what is asked without waiting for the answers before it. */
    pipeline?: boolean
  }
  interface ClientBase {
    /** False while it waits for an answer. */
    readyForQuery: boolean
    /** The server's number for this connection. */
    processID: number | null
  }
}

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
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => void clients.add(client))
  pool.on('remove', (client) => void clients.delete(client))
  const silentMs = silenceOfClients()
  const giveUpTheDead = async () => {
    const silent = [...clients].filter((client) => silentMs(client) >= patienceMs)
    const working = silent.length === 0 ? null : await workingBackends(pool.options)
    if (working === null) return
    for (const client of silent) {
      const backend = client.processID ?? 0
      if (working.has(backend) || silentMs(client) < patienceMs) continue
      log.warn({ backend }, 'a database connection gave no answer and is given up')
      // Whoever waits for an answer hears that the connection is lost.
      streamOf(client).destroy()
    }
  }
  return startLoop(giveUpTheDead, { everyMs, log })
}

const streamOf = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream as Socket

/** How long a client has waited and nothing came, from one look to the next; 0 where it waits for nothing. */
function silenceOfClients(): (client: pg.PoolClient) => number {
  const lastLook = new WeakMap<pg.PoolClient, { bytesRead: number; at: number }>()
  return (client) => {
    const { bytesRead } = streamOf(client)
    const now = performance.now()
    const last = lastLook.get(client)
    if (!client.readyForQuery && last?.bytesRead === bytesRead) return now - last.at
    lastLook.set(client, { bytesRead, at: now })
    return 0
  }
}

/** Null if a new connection is not answered either: then there is no choice. */
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
