import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from './db.ts'

const perConnection = new WeakMap<object, Map<string, unknown>>()

/**
 * A query that is built once per connection and then only filled: building one costs Drizzle more than answering it costs
 * the database. `shape` tells it from every other query, and `build` ends with `.prepare(name)`.
 */
export function prepared<Query>(db: Db | Tx, shape: string, build: (name: string) => Query): Query {
  const queries = perConnection.get(db) ?? new Map<string, unknown>()
  perConnection.set(db, queries)
  // Only `build` of this shape ever put it there.
  const known = queries.get(shape) as Query | undefined
  if (known !== undefined) return known
  const query = build(nameOf(shape))
  queries.set(shape, query)
  return query
}

/** A place for a value that may be null; Drizzle's own would hand null to the column's encoder. */
export const place = (name: string): SQL => sql`${sql.placeholder(name)}`

export const places = <Key extends string>(names: readonly Key[]): Record<Key, SQL> =>
  // One entry per name, by construction.
  Object.fromEntries(names.map((name) => [name, place(name)])) as Record<Key, SQL>

/** The server cuts names at 63 bytes, so a shape is hashed. */
const nameOf = (shape: string): string =>
  `p${createHash('sha256').update(shape).digest('base64url').slice(0, 22)}`
