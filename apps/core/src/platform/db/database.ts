import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { systemClock, type Clock } from '../clock.ts'
import { watchConnections } from './connection-watch.ts'
import { databaseClock } from './database-clock.ts'
import type { DatabaseLog } from './database-log.ts'
import type { Db } from './db.ts'
import { openEmbeddedFolder, type Opening } from './embedded-folder.ts'
import { startLoop } from '../jobs/loop.ts'
import { autovacuum } from './embedded/autovacuum.ts'
import { refusePoolInsideTransactions } from './pool-guard.ts'
import { checkServer } from './server-check.ts'
import { withUser } from './server-address.ts'
import { readValuesExactly } from './value-types.ts'

export type Database = {
  kind: 'embedded' | 'postgres'
  /** For what Drizzle cannot say; the rules of `Db` hold for it too. */
  pool: pg.Pool
  db: Db
  /** A server's own; an embedded database has the one of this machine. */
  clock: Clock
  stop(): Promise<void>
}

type DatabaseOptions = {
  /** A PostgreSQL server; without it the embedded database in the data folder. */
  url?: string | undefined
  dataFolder: string
  log: DatabaseLog
} & Opening

const POOL_SIZE = 10
const ACQUIRE_MS = 5_000

/** Opens the database; `migrate` brings it up to date. */
export async function openDatabase({ url, dataFolder, log, ...opening }: DatabaseOptions): Promise<Database> {
  if (url) return openServer(url, log)
  const embedded = await openEmbeddedFolder(dataFolder, log, opening)
  const database = poolOn('embedded', embedded.poolConfig, log)
  const sweeping = startLoop(() => autovacuum(database.pool), { everyMs: 10_000, log })
  return {
    ...database,
    stop: async () => {
      await sweeping.stop()
      await database.stop()
      await embedded.stop()
    },
  }
}

async function openServer(url: string, log: DatabaseLog): Promise<Database> {
  const database = poolOn('postgres', { connectionString: withUser(url) }, log)
  const watch = watchConnections(database.pool, { log })
  try {
    await checkServer(database.pool, log)
    const clock = await databaseClock(database.pool, log)
    return {
      ...database,
      clock,
      stop: async () => {
        await clock.stop()
        await watch.stop()
        await database.stop()
      },
    }
  } catch (error) {
    await watch.stop()
    await database.stop()
    throw error
  }
}

export function poolOn(kind: Database['kind'], config: pg.PoolConfig, log: DatabaseLog): Database {
  readValuesExactly()
  const pool = new pg.Pool({
    // Statements that do not wait for each other's answers travel together.
    pipeline: true,
    max: POOL_SIZE,
    connectionTimeoutMillis: ACQUIRE_MS,
    ...config,
  })
  refusePoolInsideTransactions(pool)
  // Only the message: the error carries the client, and with it the connection settings.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'))
  // Whoever uses a client hears of its loss from the query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { kind, pool, db: drizzle(pool), clock: systemClock, stop: () => pool.end() }
}
