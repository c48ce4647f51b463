import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** By which keys what lies sealed in the database was sealed. Also of an older release, which had fewer columns. */
export async function keysOfSealedValues(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ key_id: string }>(sql`
    select distinct split_part(sealed, '.', 2) as key_id from (
      select to_jsonb(endpoint) ->> 'secret' as sealed from webhook_endpoint endpoint
      union all
      select value from gateway, jsonb_each_text(to_jsonb(gateway) -> 'sealed_secrets')
    ) held where sealed like 'v1.%'`)
  return rows.map((row) => row.key_id)
}
