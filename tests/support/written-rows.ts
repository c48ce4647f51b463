import type { Embedded } from '@wasl/bff/main'

/** Signing in and out writes these, and no rule of the books reads them. */
const ofPeople = ['audit', 'sign_in_throttle', 'staff_session', 'staff_token', 'staff_user']

/**
 * A text that is another once anything but people's rows was written. The embedded database serves all connections by one
 * backend, so what that backend counts is everything, and it is told to count at once.
 */
export async function writtenRows(pool: Embedded['database']['pool']): Promise<string> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ written: string | null }>(
    `select string_agg(relname || ' ' || n_tup_ins || ' ' || n_tup_upd || ' ' || n_tup_del, ', ' order by relname) as written
      from pg_stat_user_tables
      where n_tup_ins + n_tup_upd + n_tup_del > 0 and not relname = any($1)`,
    [ofPeople],
  )
  return rows[0]?.written ?? ''
}
