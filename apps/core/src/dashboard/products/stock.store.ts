import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { paymentTransaction } from '../../kernel/ledger/ledger.schema.ts'
import { orderPayment, shopOrder } from '../../kernel/orders/orders.schema.ts'
import { product } from '../../kernel/products/products.schema.ts'
import { stockHold, stockHoldLine, stockMove, stockPool } from '../../kernel/stock/stock.schema.ts'
import { voucher } from '../../kernel/vouchers/vouchers.schema.ts'
import type { Db, Tx } from '../../platform/db/db.ts'

type PoolsOf = { merchantId: number; poolIds: readonly number[] }
type PoolRef = { merchantId: number; poolId: number; limit: number }

/** Pools with the product or voucher that each counts. */
export const findPoolsNamed = (db: Db | Tx, { merchantId, poolIds }: PoolsOf) =>
  poolIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: stockPool.id,
          kind: stockPool.kind,
          capacity: stockPool.capacity,
          closed: stockPool.closed,
          nameEn: product.nameEn,
          nameAr: product.nameAr,
          sku: product.sku,
          voucherEn: voucher.nameEn,
          voucherAr: voucher.nameAr,
          code: voucher.code,
          currency: voucher.currency,
        })
        .from(stockPool)
        .leftJoin(
          product,
          and(eq(product.merchantId, stockPool.merchantId), eq(product.poolId, stockPool.id)),
        )
        .leftJoin(
          voucher,
          and(
            eq(voucher.merchantId, stockPool.merchantId),
            or(eq(voucher.usesPoolId, stockPool.id), eq(voucher.budgetPoolId, stockPool.id)),
          ),
        )
        .where(and(eq(stockPool.merchantId, merchantId), inArray(stockPool.id, [...poolIds])))

export const countPools = (db: Db, merchantId: number): Promise<number> =>
  db.$count(stockPool, eq(stockPool.merchantId, merchantId))

export async function countHolders(db: Db, merchantId: number): Promise<number> {
  const [row] = await db
    .select({ holders: count() })
    .from(stockHold)
    .where(and(eq(stockHold.merchantId, merchantId), eq(stockHold.state, 'held')))
  return row?.holders ?? 0
}

/** Who keeps some of a pool, the latest first. */
export const findHolders = (db: Db, { merchantId, poolId, limit }: PoolRef) =>
  db
    .select({
      orderId: shopOrder.publicId,
      number: shopOrder.number,
      quantity: stockHoldLine.quantity,
      since: stockHold.createdAt,
      expiresAt: stockHold.expiresAt,
      payableUntil: sql<string | null>`(
        select max(${paymentTransaction.expiresAt}) from ${orderPayment}
        join ${paymentTransaction} on ${paymentTransaction.merchantId} = ${orderPayment.merchantId}
          and ${paymentTransaction.id} = ${orderPayment.transactionId}
        where ${orderPayment.merchantId} = ${shopOrder.merchantId} and ${orderPayment.orderId} = ${shopOrder.id})`,
    })
    .from(stockHoldLine)
    .innerJoin(
      stockHold,
      and(eq(stockHold.merchantId, stockHoldLine.merchantId), eq(stockHold.id, stockHoldLine.holdId)),
    )
    .leftJoin(
      shopOrder,
      and(eq(shopOrder.merchantId, stockHold.merchantId), eq(shopOrder.holdId, stockHold.id)),
    )
    .where(
      and(
        eq(stockHoldLine.merchantId, merchantId),
        eq(stockHoldLine.poolId, poolId),
        eq(stockHold.state, 'held'),
      ),
    )
    .orderBy(desc(stockHold.id))
    .limit(limit)

/** What has changed a pool, the latest first. */
export const findMoves = (db: Db, { merchantId, poolId, limit }: PoolRef) =>
  db
    .select({
      reason: stockMove.reason,
      sold: stockMove.sold,
      held: stockMove.held,
      capacity: stockMove.capacity,
      actor: stockMove.actor,
      at: stockMove.at,
      orderId: shopOrder.publicId,
      number: shopOrder.number,
    })
    .from(stockMove)
    .leftJoin(
      shopOrder,
      and(eq(shopOrder.merchantId, stockMove.merchantId), eq(shopOrder.holdId, stockMove.holdId)),
    )
    .where(and(eq(stockMove.merchantId, merchantId), eq(stockMove.poolId, poolId)))
    .orderBy(desc(stockMove.id))
    .limit(limit)
