import type { Pool } from 'pg'

type Limits = {
  /** In transactions: the engine writes nothing more when its oldest row is two thousand million of them old. */
  freezeAge: number
}

/**
 * What a server's autovacuum does and the engine does not, by the server's own rules: a table is counted when a tenth of its
 * rows are new or changed (a planner that knows of no rows finds a phone in five times as long), swept when a fifth is dead or
 * new, and frozen before its oldest row is too old. One table at a time, so that no query waits longer than for one of them.
 * Answers what was done.
 */
export async function autovacuum(
  pool: Pool,
  { freezeAge }: Limits = { freezeAge: 200_000_000 },
): Promise<string[]> {
  const { rows } = await pool.query<{ command: string }>(dueTables, [freezeAge])
  // oxlint-disable-next-line no-await-in-loop
  for (const { command } of rows) await pool.query(command)
  return rows.map(({ command }) => command)
}

const dueTables = `
  select format(
    case
      when is_old then 'vacuum (freeze, analyze) %I.%I'
      when is_littered and is_changed then 'vacuum (analyze) %I.%I'
      when is_littered then 'vacuum %I.%I'
      else 'analyze %I.%I'
    end, schemaname, relname) as command
  from (
    select found.schemaname, found.relname,
      age(known.relfrozenxid) > $1::int as is_old,
      found.n_dead_tup > 50 + 0.2 * greatest(known.reltuples, 0)
        or found.n_ins_since_vacuum > 1000 + 0.2 * greatest(known.reltuples, 0) as is_littered,
      found.schemaname <> 'pg_catalog' and (
        found.n_mod_since_analyze > 50 + 0.1 * greatest(known.reltuples, 0)
        or (known.reltuples < 0 and pg_relation_size(known.oid) > 0)) as is_changed
    from pg_stat_all_tables found
    join pg_class known on known.oid = found.relid
    where known.relkind = 'r' and found.schemaname <> 'information_schema'
  ) due
  where is_old or is_littered or is_changed
  order by schemaname, relname`
