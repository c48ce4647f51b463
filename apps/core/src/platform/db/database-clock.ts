import type pg from 'pg'
import type { Clock } from '../clock.ts'
import { startLoop } from '../jobs/loop.ts'
import type { DatabaseLog } from './database-log.ts'

export type DatabaseClock = Clock & { stop(): Promise<void> }

const everyMs = 60_000

/**
 * The time of the database's server, asked once a minute and continued by a monotonic clock: a wall clock of this
 * machine that jumps neither expires a request nor keeps one open. Without an answer the last one is counted on.
 */
export async function databaseClock(pool: pg.Pool, log: DatabaseLog): Promise<DatabaseClock> {
  let offsetMs = await askOffset(pool)
  const asking = startLoop(async () => (offsetMs = await askOffset(pool)), { everyMs, log })
  return { now: () => new Date(performance.now() + offsetMs), stop: asking.stop }
}

/** The server reads its clock between our question and its answer; waiting for a connection is before both. */
async function askOffset(pool: pg.Pool): Promise<number> {
  const client = await pool.connect()
  try {
    const asked = performance.now()
    const { rows } = await client.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    )
    const [row] = rows
    if (!row) throw new Error('the database does not say what time it is')
    return row.ms - (asked + performance.now()) / 2
  } finally {
    client.release()
  }
}
