import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { gateway, merchant, merchantHost } from '../merchants/merchants.schema.ts'

/** A merchant as whoever runs the installation knows it. */
export type KnownMerchant = {
  id: number
  titleEn: string
  titleAr: string
  currency: string
  plugins: string[]
  hosts: string[]
}

/** Merchants and their hosts are given out one at a time. No request waits for this lock. */
export async function lockMerchants(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('merchants of the installation', 0))`)
}

export const findMerchants = (db: Db | Tx): Promise<KnownMerchant[]> =>
  db
    .select({
      id: merchant.id,
      titleEn: merchant.titleEn,
      titleAr: merchant.titleAr,
      currency: merchant.currency,
      plugins: merchant.plugins,
      hosts: sql<string[]>`array(
        select h.host from merchant_host h where h.merchant_id = merchant.id order by h.host)`,
    })
    .from(merchant)
    .orderBy(asc(merchant.id))

export async function findNextMerchantId(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(merchant.id) }).from(merchant)
  return (row?.last ?? 0) + 1
}

export async function insertHosts(tx: Tx, merchantId: number, hosts: readonly string[]): Promise<void> {
  if (hosts.length > 0) await tx.insert(merchantHost).values(hosts.map((host) => ({ merchantId, host })))
}

export async function deleteHosts(tx: Tx, merchantId: number, hosts: readonly string[]): Promise<void> {
  await tx
    .delete(merchantHost)
    .where(and(eq(merchantHost.merchantId, merchantId), inArray(merchantHost.host, [...hosts])))
}

export async function updatePlugins(tx: Tx, merchantId: number, plugins: string[]): Promise<void> {
  await tx.update(merchant).set({ plugins }).where(eq(merchant.id, merchantId))
}

type GatewayName = { merchantId: number; code: string }

export async function updateGatewayRow(
  tx: Tx,
  { merchantId, code }: GatewayName,
  set: Partial<typeof gateway.$inferInsert>,
): Promise<void> {
  await tx
    .update(gateway)
    .set({ ...set, revision: sql`${gateway.revision} + 1` })
    .where(and(eq(gateway.merchantId, merchantId), eq(gateway.code, code)))
}
