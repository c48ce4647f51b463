import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { gateway } from '../merchants/merchants.schema.ts'

export type GatewayRow = typeof gateway.$inferSelect

export async function findGateway(
  db: Db | Tx,
  { merchantId, code }: { merchantId: number; code: string },
): Promise<GatewayRow | null> {
  const [row] = await db
    .select()
    .from(gateway)
    .where(and(eq(gateway.merchantId, merchantId), eq(gateway.code, code)))
  return row ?? null
}

export async function findGateways(
  db: Db | Tx,
  { merchantId, codes }: { merchantId: number; codes: readonly string[] },
): Promise<GatewayRow[]> {
  return db
    .select()
    .from(gateway)
    .where(and(eq(gateway.merchantId, merchantId), inArray(gateway.code, [...codes])))
}
