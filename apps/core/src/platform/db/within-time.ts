import { sql } from 'drizzle-orm'
import type { Db, Tx } from './db.ts'
import { inTransaction } from './in-transaction.ts'

type Limits = { ms: number; stopping: AbortSignal }

/**
 * A question that may read whole tables: it takes one processor at most, and a server ends it after `ms`, or as soon as
 * whoever asks is told to stop. The embedded engine obeys neither.
 */
export function withinTime<T>(
  db: Db,
  { ms, stopping }: Limits,
  question: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ backend: number }>(sql`
      select pg_backend_pid() as backend, set_config('statement_timeout', ${String(ms)}, true),
        set_config('max_parallel_workers_per_gather', '0', true)`)
    const end = () => {
      db.execute(sql`select pg_cancel_backend(${rows[0]?.backend}::int)`).catch(() => {}) // then its time ends it
    }
    stopping.addEventListener('abort', end, { once: true })
    try {
      return await question(tx)
    } finally {
      stopping.removeEventListener('abort', end)
    }
  })
}
