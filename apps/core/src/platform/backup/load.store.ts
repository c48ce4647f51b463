import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/db.ts'
import type { Sequence } from './dump.store.ts'

/** Guards and history-writing triggers rest while the past is put back; foreign keys and checks do not. */
export async function prepareTables(tx: Tx, tables: readonly string[]): Promise<void> {
  for (const table of tables) await tx.execute(sql`alter table ${named(table)} disable trigger user`)
  // Rows that migrations wrote are in the backup as well.
  for (const table of tables.toReversed()) await tx.execute(sql`delete from ${named(table)}`)
}

export async function finishTables(
  tx: Tx,
  { tables, sequences }: { tables: readonly string[]; sequences: readonly Sequence[] },
): Promise<void> {
  await tx.execute(sql`set constraints all immediate`)
  for (const table of tables) await tx.execute(sql`alter table ${named(table)} enable trigger user`)
  for (const { name, value, isCalled } of sequences) {
    await tx.execute(
      sql`select setval(('public.' || quote_ident(${name}))::regclass, ${value}::bigint, ${isCalled})`,
    )
  }
}

/** Column by column as they were stored; what the database computes it computes again. */
export async function loadRows(
  tx: Tx,
  { table, columns, lines }: { table: string; columns: readonly string[]; lines: string },
): Promise<number> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const { rowCount } = await tx.execute(sql`
    insert into ${named(table)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${named(table)}, ${lines}::json)`)
  return rowCount ?? 0
}

export async function storedColumns(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ('public.' || quote_ident(${table}))::regclass
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`)
  return rows.map(({ name }) => name)
}

/** Every row of ours belongs to a merchant. */
export async function hasMerchants(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (select 1 from merchant) as found`)
  return rows[0]?.found ?? false
}

export async function countMigrations(db: Db): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from schema_migration`,
  )
  return rows[0]?.found ?? 0
}

const named = (table: string) => sql`${sql.identifier('public')}.${sql.identifier(table)}`
