import type pg from 'pg'
import { inForeignKeyOrder } from './table-order.domain.ts'

export type Table = { name: string; rows: number }
export type Sequence = { name: string; value: string; isCalled: boolean }

const ROWS = 500

/** Everything at one moment: reads of one transaction see one snapshot, and block no writer. */
export async function* atOneMoment<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const client = await pool.connect()
  let isWhole = false
  try {
    await client.query('begin isolation level repeatable read read only')
    yield* work(client)
    await client.query('commit')
    isWhole = true
  } finally {
    client.release(!isWhole) // the server rolls back a connection that goes
  }
}

/** Whether it was ever migrated by a release of Wasl. */
export const holdsWasl = (pool: pg.Pool): Promise<boolean> =>
  said(
    pool,
    "to_regclass('public.schema_migration') is not null and to_regclass('public.merchant') is not null",
  )

/** Every row of ours belongs to a merchant. */
export const holdsMerchants = (pool: pg.Pool): Promise<boolean> =>
  said(pool, 'exists (select 1 from public.merchant)')

export const hasStoredFiles = (pool: pg.Pool): Promise<boolean> =>
  said(pool, 'exists (select 1 from public.stored_file)')

/** How the installation's key lies there; null in a database of before there was one (decision 081). */
export async function sealedKeyOf(client: Pick<pg.ClientBase, 'query'>): Promise<string | null> {
  const { rows: tables } = await client.query(
    "select 1 where to_regclass('public.installation_key') is not null",
  )
  if (tables.length === 0) return null
  const { rows } = await client.query<{ sealed: string }>('select sealed from public.installation_key')
  return rows[0]?.sealed ?? null
}

async function said(pool: pg.Pool, condition: string): Promise<boolean> {
  const { rows } = await pool.query<{ answer: boolean }>(`select ${condition} as answer`)
  return rows[0]?.answer ?? false
}

/** Our tables, parents before children, without the history of migrations. */
export async function tablesInOrder(client: pg.ClientBase): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'
     order by relname`,
  )
  const links = await client.query<{ child: string; parent: string }>(
    `select child.relname as child, parent.relname as parent
     from pg_constraint link
     join pg_class child on child.oid = link.conrelid
     join pg_class parent on parent.oid = link.confrelid
     where link.contype = 'f' and not link.condeferrable
       and child.relnamespace = 'public'::regnamespace and child.oid <> parent.oid`,
  )
  return inForeignKeyOrder(
    tables.rows.map(({ name }) => name),
    links.rows,
  )
}

export async function appliedMigrations(client: pg.ClientBase): Promise<{ tag: string; hash: string }[]> {
  const { rows } = await client.query<{ tag: string; hash: string }>(
    'select tag, hash from public.schema_migration order by tag',
  )
  return rows
}

/** Rows as JSON, some hundred at a time, in the order of their key. */
export async function* rowsOf(client: pg.ClientBase, table: string): AsyncGenerator<string[]> {
  const name = await quoted(client, table)
  await client.query(`declare backup_rows no scroll cursor for
    select row_to_json(backed_up)::text as line from public.${name} backed_up ${await keyOrder(client, table)}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS} from backup_rows`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close backup_rows')
}

async function keyOrder(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string | null }>(
    `select string_agg(quote_ident(attname), ', ' order by array_position(key.indkey::int2[], attnum)) as columns
     from pg_index key join pg_attribute on attrelid = key.indrelid and attnum = any (key.indkey)
     where key.indisprimary and key.indrelid = ('public.' || quote_ident($1))::regclass`,
    [table],
  )
  return rows[0]?.columns ? `order by ${rows[0].columns}` : ''
}

export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
     from pg_sequences where schemaname = 'public' order by sequencename`,
  )
  return rows.map((row) => ({ isCalled: false, ...row, value: row.value ?? '1' }))
}

export async function quoted(client: pg.ClientBase, name: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select quote_ident($1) as name', [name])
  return rows[0]?.name ?? name
}
