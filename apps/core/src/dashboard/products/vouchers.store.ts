import { and, desc, eq, gte, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { shopOrder } from '../../kernel/orders/orders.schema.ts'
import { product } from '../../kernel/products/products.schema.ts'
import { findCounts } from '../../kernel/stock/pools.store.ts'
import type { StockCount } from '../../kernel/stock/stock.domain.ts'
import { voucher, voucherRedemption } from '../../kernel/vouchers/vouchers.schema.ts'
import type { VoucherRow } from '../../kernel/vouchers/vouchers.store.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { voucherStateIs } from './vouchers.list.ts'

export const findVouchersById = (
  db: Db | Tx,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<VoucherRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(voucher)
        .where(and(eq(voucher.merchantId, merchantId), inArray(voucher.id, [...ids])))

export async function findVoucherByPublicId(
  db: Db,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<VoucherRow | null> {
  const [row] = await db
    .select()
    .from(voucher)
    .where(and(eq(voucher.merchantId, merchantId), eq(voucher.publicId, publicId)))
  return row ?? null
}

/** A voucher with what its pools count, and the SKUs of its products by their public ids. */
export type VoucherBeside = {
  row: VoucherRow
  uses: StockCount | null
  budget: StockCount | null
  /** SKUs of the products it reduces; of one that is gone its id. */
  products: string[]
  isUnused: boolean
}

const productRef = 'product:'

export async function besideVouchers(
  db: Db | Tx,
  merchantId: number,
  rows: readonly VoucherRow[],
): Promise<VoucherBeside[]> {
  if (rows.length === 0) return []
  const poolIds = rows
    .flatMap(({ usesPoolId, budgetPoolId }) => [usesPoolId, budgetPoolId])
    .filter((id) => id !== null)
  const pools = new Map((await findCounts(db, { merchantId, poolIds })).map((pool) => [pool.id, pool]))
  const used = await findUsed(db, merchantId, rows)
  const publicIds = rows.flatMap(({ refs }) => productIdsOf(refs))
  const products =
    publicIds.length === 0
      ? []
      : await db
          .select({ publicId: product.publicId, sku: product.sku })
          .from(product)
          .where(and(eq(product.merchantId, merchantId), inArray(product.publicId, publicIds)))
  const skus = new Map(products.map(({ publicId, sku }) => [publicId, sku]))
  const countOf = (id: number | null) => (id === null ? null : (pools.get(id) ?? null))
  return rows.map((row) => ({
    row,
    uses: countOf(row.usesPoolId),
    budget: countOf(row.budgetPoolId),
    products: productIdsOf(row.refs).map((id) => skus.get(id) ?? id),
    isUnused: !used.has(row.id),
  }))
}

const productIdsOf = (refs: readonly string[]): string[] =>
  refs.filter((ref) => ref.startsWith(productRef)).map((ref) => ref.slice(productRef.length))

/** Vouchers that an order has ever used, also one that has ended since. */
async function findUsed(db: Db | Tx, merchantId: number, rows: readonly VoucherRow[]): Promise<Set<number>> {
  const { rows: found } = await db.execute<{ id: string }>(sql`
    select wanted.id from unnest(${sql.param(rows.map(({ id }) => id))}::bigint[]) as wanted(id)
    where exists (select from voucher_redemption used
      where used.merchant_id = ${merchantId} and used.voucher_id = wanted.id)`)
  return new Set(found.map(({ id }) => Number(id)))
}

/** Public ids of products by their SKUs. */
export async function findProductsBySku(
  db: Tx,
  { merchantId, skus }: { merchantId: number; skus: readonly string[] },
): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map()
  const rows = await db
    .select({ publicId: product.publicId, sku: product.sku })
    .from(product)
    .where(and(eq(product.merchantId, merchantId), inArray(product.sku, [...skus])))
  return new Map(rows.map(({ publicId, sku }) => [sku, publicId]))
}

export async function countVouchers(
  db: Db,
  { merchantId, now }: { merchantId: number; now: Date },
): Promise<{ all: number; active: number; ended: number }> {
  const is = voucherStateIs(now)
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${is.active})::int`,
      ended: sql<number>`count(*) filter (where ${is.ended} or ${is.used_up})::int`,
    })
    .from(voucher)
    .where(eq(voucher.merchantId, merchantId))
  return row ?? { all: 0, active: 0, ended: 0 }
}

/** Orders with a voucher since `from` that are secured and stand, in minor units of `currency`. */
export async function sumVoucherOrders(
  db: Db,
  { merchantId, from, currency }: { merchantId: number; from: Date; currency: string },
): Promise<{ orders: number; given: number; sold: number }> {
  const [row] = await db
    .select({
      orders: sql<string>`count(*)`,
      given: sql<string>`coalesce(sum(${shopOrder.voucherDiscount}), 0)`,
      sold: sql<string>`coalesce(sum(${shopOrder.grandTotal}), 0)`,
    })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.merchantId, merchantId),
        isNotNull(shopOrder.voucherCode),
        gte(shopOrder.createdAt, from),
        isNotNull(shopOrder.securedAt),
        notInArray(shopOrder.state, ['canceled', 'late_unfulfillable']),
        eq(shopOrder.currency, currency),
      ),
    )
  return { orders: Number(row?.orders), given: Number(row?.given), sold: Number(row?.sold) }
}

/** The latest first. */
export const findUses = (
  db: Db,
  { merchantId, voucherId, limit }: { merchantId: number; voucherId: number; limit: number },
) =>
  db
    .select({
      orderId: shopOrder.publicId,
      number: shopOrder.number,
      customerName: shopOrder.customerName,
      total: shopOrder.grandTotal,
      currency: shopOrder.currency,
      discount: voucherRedemption.discount,
      state: voucherRedemption.state,
      createdAt: voucherRedemption.createdAt,
    })
    .from(voucherRedemption)
    .innerJoin(
      shopOrder,
      and(
        eq(shopOrder.merchantId, voucherRedemption.merchantId),
        eq(shopOrder.publicId, voucherRedemption.orderKey),
      ),
    )
    .where(and(eq(voucherRedemption.merchantId, merchantId), eq(voucherRedemption.voucherId, voucherId)))
    .orderBy(desc(voucherRedemption.id))
    .limit(limit)
