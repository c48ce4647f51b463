import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { gateway } from './merchants.schema.ts'

export type GatewayRow = typeof gateway.$inferSelect

export async function findGateway(
  db: Db | Tx,
  { merchantId, code }: { merchantId: number; code: string },
): Promise<GatewayRow | null> {
  const [row] = await findGateways(db, { merchantId, codes: [code] })
  return row ?? null
}

/** In the order in which staff choose among them. */
export const findGatewaysOf = (db: Db | Tx, merchantId: number): Promise<GatewayRow[]> =>
  db
    .select()
    .from(gateway)
    .where(eq(gateway.merchantId, merchantId))
    .orderBy(asc(gateway.position), asc(gateway.code))

export async function findGateways(
  db: Db | Tx,
  { merchantId, codes }: { merchantId: number; codes: readonly string[] },
): Promise<GatewayRow[]> {
  return db
    .select()
    .from(gateway)
    .where(and(eq(gateway.merchantId, merchantId), inArray(gateway.code, [...codes])))
}
