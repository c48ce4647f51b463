import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'

/** Whether a merchant is here that the demo did not make: all of the demo's have the sandbox bank, which no other merchant can have. */
export async function hasForeignMerchants(db: Db): Promise<boolean> {
  if (!(await hasTables(db))) return false
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select 1 from merchant where not exists (
        select 1 from gateway where gateway.merchant_id = merchant.id and gateway.adapter = 'sandbox'
      )
    ) as found`)
  return rows[0]?.found ?? false
}

/** Asked before anything is migrated. */
async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select to_regclass('public.merchant') is not null and to_regclass('public.gateway') is not null as found`)
  return rows[0]?.found ?? false
}
