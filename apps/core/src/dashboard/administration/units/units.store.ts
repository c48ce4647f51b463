import { asc, eq, sql } from 'drizzle-orm'
import { unit } from '../../../kernel/merchants/merchants.schema.ts'
import type { Unit } from '../../../kernel/merchants/merchants.store.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'

export type CountedUnit = Unit & { requests: number }

const requestsOf = sql<number>`(select count(*)::int from payment_transaction t
  where t.merchant_id = unit.merchant_id and t.unit_key = unit.key)`

/** In the order in which they are offered. */
export async function listUnits(db: Db | Tx, merchantId: number): Promise<CountedUnit[]> {
  const rows = await db
    .select({ unit, requests: requestsOf })
    .from(unit)
    .where(eq(unit.merchantId, merchantId))
    .orderBy(asc(unit.position), asc(unit.key))
  return rows.map((row) => ({ ...row.unit, requests: row.requests }))
}

export async function placeUnits(tx: Tx, merchantId: number, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update unit set position = placed.position
    from (select value as key, ordinality::int - 1 as position
      from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) with ordinality) placed
    where unit.merchant_id = ${merchantId} and unit.key = placed.key`)
}
