import type { Database } from '@wasl/core/platform/db/database'

/** All that a database holds, short enough to compare: what it is made of, and the rows of each table. */
export type Stored = {
  history: string
  made: Readonly<Record<string, string>>
  rows: Readonly<Record<string, string>>
}

const made = `
  select 'columns' as of, string_agg(table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
      || coalesce(column_default, generation_expression, ''), ',' order by table_name, column_name) as text
    from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migration'
  union all select 'constraints', string_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid), ','
      order by conrelid::regclass::text, conname)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      and conrelid <> coalesce(to_regclass('schema_migration'), 0)
  union all select 'indexes', string_agg(indexdef, ',' order by indexname) from pg_indexes
    where schemaname = 'public' and tablename <> 'schema_migration'
  union all select 'triggers', string_agg(pg_get_triggerdef(oid), ',' order by tgrelid::regclass::text, tgname)
    from pg_trigger where not tgisinternal
  union all select 'functions', string_agg(proname || prosrc, ',' order by proname)
    from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

export async function storedIn({ pool }: Pick<Database, 'pool'>): Promise<Stored> {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const all = tables.rows.map(({ name }) => name)
  const names = all.filter((name) => name !== 'schema_migration')
  const contents = names.map(
    (name) => `select '${name}' as of, string_agg(t::text, ',' order by t::text) as text from "${name}" t`,
  )
  const history = all.includes('schema_migration')
    ? await pool.query<{ tag: string | null }>('select max(tag) as tag from schema_migration')
    : null
  return {
    history: history?.rows[0]?.tag ?? 'nothing',
    made: await hashes(pool, made),
    rows: names.length ? await hashes(pool, contents.join(' union all ')) : {},
  }
}

async function hashes(pool: Database['pool'], texts: string): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ of: string; hash: string | null }>(
    `select "of", md5(text) as hash from (${texts}) as texts where text is not null`,
  )
  return Object.fromEntries(rows.map(({ of, hash }) => [of, hash ?? '']))
}
