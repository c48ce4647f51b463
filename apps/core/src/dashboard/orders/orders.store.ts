import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { attempt, paymentTransaction } from '../../kernel/ledger/ledger.schema.ts'
import { orderLine, orderPayment, shopOrder } from '../../kernel/orders/orders.schema.ts'
import { findOrderMoney, type OrderRef, type OrderRow } from '../../kernel/orders/orders.store.ts'
import { stockHoldLine, stockMove, stockPool } from '../../kernel/stock/stock.schema.ts'
import type { StockLine } from '../../kernel/stock/stock.domain.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'

export type LineRow = typeof orderLine.$inferSelect

export const findOrdersById = (
  db: Db,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<OrderRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(shopOrder)
        .where(and(eq(shopOrder.merchantId, merchantId), inArray(shopOrder.id, [...ids])))

export const findLinesOf = (
  db: Db,
  { merchantId, orderIds }: { merchantId: number; orderIds: readonly number[] },
): Promise<LineRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orderLine)
        .where(and(eq(orderLine.merchantId, merchantId), inArray(orderLine.orderId, [...orderIds])))
        .orderBy(asc(orderLine.orderId), asc(orderLine.position))

/** Attempts of an order's payments. */
export const findAttemptsOf = (db: Db, { merchantId, orderId }: OrderRef) =>
  db
    .select({
      state: attempt.state,
      gatewayCode: attempt.gatewayCode,
      amount: attempt.amount,
      at: attempt.createdAt,
    })
    .from(orderPayment)
    .innerJoin(
      attempt,
      and(
        eq(attempt.merchantId, orderPayment.merchantId),
        eq(attempt.transactionId, orderPayment.transactionId),
      ),
    )
    .where(and(eq(orderPayment.merchantId, merchantId), eq(orderPayment.orderId, orderId)))
    .orderBy(asc(attempt.id))

/** Moves of what an order holds or has bought: a row for each reason and moment. */
export const findStockMovesOf = (db: Db, { merchantId, holdId }: { merchantId: number; holdId: number }) =>
  db
    .select({
      reason: stockMove.reason,
      actor: stockMove.actor,
      at: stockMove.at,
      quantity: sql<number>`sum(greatest(abs(${stockMove.sold}), abs(${stockMove.held})))::int`,
    })
    .from(stockMove)
    .where(and(eq(stockMove.merchantId, merchantId), eq(stockMove.holdId, holdId)))
    .groupBy(stockMove.reason, stockMove.actor, stockMove.at)
    .orderBy(asc(stockMove.at))

/** Until when an unpaid order's request may be paid. */
export async function findKeptUntil(db: Db, { merchantId, orderId }: OrderRef): Promise<Date | null> {
  const [row] = await db
    .select({ until: paymentTransaction.expiresAt })
    .from(orderPayment)
    .innerJoin(paymentTransaction, eq(paymentTransaction.id, orderPayment.transactionId))
    .where(and(eq(orderPayment.merchantId, merchantId), eq(orderPayment.orderId, orderId)))
    .orderBy(asc(orderPayment.transactionId))
    .limit(1)
  return row?.until ?? null
}

export const moneyOf = (db: Db, ref: OrderRef) => inTransaction(db, (tx) => findOrderMoney(tx, ref))

/** What lines have been given back: `pieces` and `minor` may be negative, to take it back. */
export async function addRefunded(
  tx: Tx,
  { merchantId, orderId }: OrderRef,
  lines: readonly { position: number; pieces: number; minor: number }[],
): Promise<void> {
  for (const { position, pieces, minor } of lines)
    await tx
      .update(orderLine)
      .set({
        refundedQuantity: sql`${orderLine.refundedQuantity} + ${pieces}`,
        refundedAmount: sql`${orderLine.refundedAmount} + ${minor}`,
      })
      .where(
        and(
          eq(orderLine.merchantId, merchantId),
          eq(orderLine.orderId, orderId),
          eq(orderLine.position, position),
        ),
      )
}

/** The pools of a hold by what they count, as its lines name it. */
export async function poolsOfHold(
  tx: Tx,
  { merchantId, holdId }: { merchantId: number; holdId: number },
): Promise<Map<string, StockLine['poolId']>> {
  const rows = await tx
    .select({ id: stockPool.id, subject: stockPool.subject })
    .from(stockHoldLine)
    .innerJoin(
      stockPool,
      and(eq(stockPool.merchantId, stockHoldLine.merchantId), eq(stockPool.id, stockHoldLine.poolId)),
    )
    .where(and(eq(stockHoldLine.merchantId, merchantId), eq(stockHoldLine.holdId, holdId)))
  return new Map(rows.map(({ id, subject }) => [subject, id]))
}
