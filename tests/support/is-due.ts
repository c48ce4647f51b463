import type { Db } from '@wasl/core/platform/db/db'
import type { Duty } from '@wasl/core/platform/jobs/duties'
import { sql } from 'drizzle-orm'

/** What the running core asks before it begins a round. */
export async function isDue(db: Db, clock: { now(): Date }, ...duties: Duty[]): Promise<boolean> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const isAny = sql.join(
    duties.map(({ isDue: ask }) => ask(now)),
    sql` or `,
  )
  const { rows } = await db.execute<{ due: boolean }>(sql`select ${isAny} as due`)
  return rows[0]?.due === true
}
