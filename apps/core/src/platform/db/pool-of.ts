import pg from 'pg'
import type { Db } from './db.ts'

/** For what Drizzle cannot say; the rules of `Db` hold for it too. */
export function poolOf(db: Db): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client
  throw new Error('a transaction is begun on the database')
}
