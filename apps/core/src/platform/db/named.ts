import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Columns of a table under the names they have in code, for a `statement`: `id`, or `triedId` beside another table's. */
export const named = <Table extends PgTable & Record<Name, PgColumn>, Name extends string>(
  table: Table,
  names: readonly Name[],
  prefix = '',
): SQL =>
  sql.join(
    names.map((name) => sql`${table[name]} as ${sql.identifier(prefix ? prefix + capitalised(name) : name)}`),
    sql`, `,
  )

/** The columns of a row that have such names. */
export type Prefixed<Prefix extends string, Columns> = {
  [Name in keyof Columns & string as `${Prefix}${Capitalize<Name>}`]: Columns[Name]
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
