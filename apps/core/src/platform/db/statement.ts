import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Db } from './db.ts'
import { poolOf } from './pool-of.ts'

/**
 * A statement whose text is written once and whose rows come as the driver reads them, named by the statement itself: where
 * many rows are asked for often, Drizzle's mapping takes longer than the database. Values are `sql.placeholder`s.
 */
export function statement<Row extends QueryResultRow>(write: () => SQL) {
  let written: { sql: string; params: unknown[] } | null = null
  return async (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    written ??= new PgDialect().sqlToQuery(write())
    const asked = { text: written.sql, values: fillPlaceholders(written.params, values) }
    const { rows } = await poolOf(db).query<Row>(asked)
    return rows
  }
}
