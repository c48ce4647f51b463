import type { Db } from '@wasl/core/platform/db/db'
import type { Duty } from '@wasl/core/platform/jobs/duties'
import { sql } from 'drizzle-orm'

/** What the running core asks before it begins a round. */
export async function isDue(db: Db, clock: { now(): Date }, duty: Duty): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean }>(
    sql`select ${duty.isDue(sql`${clock.now().toISOString()}::timestamptz`)} as due`,
  )
  return rows[0]?.due === true
}
