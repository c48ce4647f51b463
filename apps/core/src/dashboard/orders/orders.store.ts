import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction } from '../../kernel/ledger/ledger.schema.ts'
import { orderLine, orderPayment, shopOrder } from '../../kernel/orders/orders.schema.ts'
import { findOrderMoney, type OrderRef, type OrderRow } from '../../kernel/orders/orders.store.ts'
import { stockHoldLine, stockPool } from '../../kernel/stock/stock.schema.ts'
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

export type OrderSums = {
  orders: number
  open: number
  canceled: number
  /** Minor units, a row for each currency. */
  money: { currency: string; orders: number; sales: number; refunded: number }[]
}

/** Sales are of orders that are confirmed and not canceled since; what went back is of all of them. */
export async function sumsOf(db: Db, condition: SQL | undefined): Promise<OrderSums> {
  const { securedAt, state, currency, grandTotal, gatewayFee, merchantId, id } = shopOrder
  const isSold = sql`${securedAt} is not null and ${state} not in ('canceled','late_unfulfillable')`
  const refunded = sql`(select sum(a.refunded) from order_payment p
    join attempt a on a.merchant_id = p.merchant_id and a.transaction_id = p.transaction_id and a.is_winner
    where p.merchant_id = ${merchantId} and p.order_id = ${id})`
  const { rows } = await db.execute<
    Record<'currency' | 'orders' | 'open' | 'canceled' | 'sales' | 'refunded', string>
  >(sql`
    select ${currency} as currency, count(*) filter (where ${isSold}) as orders,
      count(*) filter (where ${isSold} and ${state} not in ('completed','returned')) as open,
      count(*) filter (where ${state} = 'canceled') as canceled,
      coalesce(sum(${grandTotal} - ${gatewayFee}) filter (where ${isSold}), 0) as sales,
      coalesce(sum(${refunded}), 0) as refunded
    from ${shopOrder} where ${condition ?? sql`true`} group by 1 order by 1`)
  const sum = (name: 'orders' | 'open' | 'canceled') => rows.reduce((all, row) => all + Number(row[name]), 0)
  return {
    orders: sum('orders'),
    open: sum('open'),
    canceled: sum('canceled'),
    money: rows.map((row) => ({
      currency: row.currency,
      orders: Number(row.orders),
      sales: Number(row.sales),
      refunded: Number(row.refunded),
    })),
  }
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
