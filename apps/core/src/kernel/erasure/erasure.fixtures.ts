import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** Every table and column that says one of the words, in text, in documents and in lists. */
export async function whoSays(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table_name: string; column_name: string }>(sql`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.udt_name in ('text', 'varchar', 'bpchar', 'json', 'jsonb', '_text')`)
  const found: string[] = []
  for (const { table_name, column_name } of columns)
    for (const word of words) {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from ${sql.identifier(table_name)}
        where strpos(lower(${sql.identifier(column_name)}::text), lower(${word})) > 0`)
      if (rows[0]?.count) found.push(`${table_name}.${column_name} says ${word}`)
    }
  return found.toSorted()
}
