import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Columns of a table under the names they have in code, for a `statement`. */
export const named = <Table extends PgTable & Record<Name, PgColumn>, Name extends string>(
  table: Table,
  names: readonly Name[],
): SQL =>
  sql.join(
    names.map((name) => sql`${table[name]} as ${sql.identifier(name)}`),
    sql`, `,
  )
