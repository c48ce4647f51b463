import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'

type NoSchema = Record<string, never>

/** The database through its pool, for reads that stand alone. A `Tx` is one too. Never used inside a transaction. */
export type Db = NodePgDatabase

/** An open transaction, as `inTransaction` gives it. Every write asks for one. */
export type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>
