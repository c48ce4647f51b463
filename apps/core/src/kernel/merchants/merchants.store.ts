import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { merchant, merchantHost, unit } from './merchants.schema.ts'

export type Merchant = typeof merchant.$inferSelect
export type Unit = typeof unit.$inferSelect

export async function findMerchantIdByHost(db: Db, host: string): Promise<number | null> {
  const [row] = await db
    .select({ id: merchantHost.merchantId })
    .from(merchantHost)
    .where(eq(merchantHost.host, host))
  return row?.id ?? null
}

export async function findFirstMerchantId(db: Db): Promise<number | null> {
  const [row] = await db.select({ id: merchant.id }).from(merchant).orderBy(asc(merchant.id)).limit(1)
  return row?.id ?? null
}

export async function findMerchant(db: Db, id: number): Promise<Merchant | null> {
  const [row] = await db.select().from(merchant).where(eq(merchant.id, id))
  return row ?? null
}

/** A merchant's default unit is its first one. */
export async function findDefaultUnit(db: Db, merchantId: number): Promise<Unit | null> {
  const [row] = await db
    .select()
    .from(unit)
    .where(eq(unit.merchantId, merchantId))
    .orderBy(asc(unit.position), asc(unit.key))
    .limit(1)
  return row ?? null
}
