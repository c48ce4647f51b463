import type { OrderPaymentState, OrderRefundState } from '@wasl/domain/order-states'
import type { TransactionState } from '@wasl/domain/states'
import { and, asc, desc, eq, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { attempt, paymentTransaction } from '../ledger/ledger.schema.ts'
import { orderEvent, orderLine, orderPayment, shopOrder, type PaymentPurpose } from './orders.schema.ts'

export type OrderRow = typeof shopOrder.$inferSelect
export type NewOrder = typeof shopOrder.$inferInsert
export type NewOrderLine = Omit<
  typeof orderLine.$inferInsert,
  'merchantId' | 'orderId' | 'position' | 'refundedQuantity' | 'refundedAmount'
>
export type OrderRef = { merchantId: number; orderId: number }
export type PublicOrderRef = { merchantId: number; publicId: string }

export async function insertOrder(
  tx: Tx,
  values: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<OrderRow> {
  const [row] = await tx.insert(shopOrder).values(values).returning()
  if (!row) throw new Error('the order was not stored')
  const { merchantId, id: orderId } = row
  await tx
    .insert(orderLine)
    .values(lines.map((line, at) => ({ ...line, merchantId, orderId, position: at + 1 })))
  return row
}

/** An order and a payment request never have the same number. */
export async function isNumberTaken(tx: Tx, merchantId: number, number: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`
    select exists (select from shop_order where merchant_id = ${merchantId} and number = ${number})
      or exists (select from payment_transaction where merchant_id = ${merchantId} and order_no = ${number}) as taken`)
  return rows[0]?.taken === true
}

/** After the transaction and the attempt, before the pools. */
export async function lockOrder(tx: Tx, { merchantId, orderId }: OrderRef): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.merchantId, merchantId), eq(shopOrder.id, orderId)))
    .for('no key update')
  if (!row) throw new Error('an order is not in the books')
  return row
}

export async function findOrder(
  db: Db | Tx,
  { merchantId, publicId }: PublicOrderRef,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.merchantId, merchantId), eq(shopOrder.publicId, publicId)))
  return row ?? null
}

/** Whether whoever has this phone or address has another order that stands: secured, and neither canceled nor refused. */
export async function hasOtherOrder(
  db: Db | Tx,
  { merchantId, except, phone, email }: OtherOrder,
): Promise<boolean> {
  const same = [
    ...(phone === null ? [] : [eq(shopOrder.customerPhone, phone)]),
    ...(email === null ? [] : [sql`lower(${shopOrder.customerEmail}) = ${email.trim().toLowerCase()}`]),
  ]
  if (same.length === 0) return false
  const [row] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.merchantId, merchantId),
        except === null ? undefined : ne(shopOrder.publicId, except),
        isNotNull(shopOrder.securedAt),
        notInArray(shopOrder.state, ['canceled', 'late_unfulfillable']),
        or(...same),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** `phone` with its country. `except`: the order that it is asked for; null before there is one. */
type OtherOrder = {
  merchantId: number
  except: string | null
  phone: string | null
  email: string | null
}

/** The order that a payment is for. */
export async function findOrderPaidBy(
  db: Db | Tx,
  { merchantId, publicId }: PublicOrderRef,
): Promise<OrderRow | null> {
  const [row] = await db
    .select({ order: shopOrder })
    .from(paymentTransaction)
    .innerJoin(
      orderPayment,
      and(
        eq(orderPayment.merchantId, paymentTransaction.merchantId),
        eq(orderPayment.transactionId, paymentTransaction.id),
      ),
    )
    .innerJoin(
      shopOrder,
      and(eq(shopOrder.merchantId, orderPayment.merchantId), eq(shopOrder.id, orderPayment.orderId)),
    )
    .where(and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.publicId, publicId)))
  return row?.order ?? null
}

export const findOrderLines = (db: Db | Tx, { merchantId, orderId }: OrderRef) =>
  db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.merchantId, merchantId), eq(orderLine.orderId, orderId)))
    .orderBy(asc(orderLine.position))

export const findOrderEvents = (db: Db | Tx, { merchantId, orderId }: OrderRef) =>
  db
    .select()
    .from(orderEvent)
    .where(and(eq(orderEvent.merchantId, merchantId), eq(orderEvent.orderId, orderId)))
    .orderBy(asc(orderEvent.seq))

export type OrderEventRow = Awaited<ReturnType<typeof findOrderEvents>>[number]

export async function findLatestEvent(
  db: Db | Tx,
  { merchantId, orderId }: OrderRef,
): Promise<OrderEventRow | null> {
  const [row] = await db
    .select()
    .from(orderEvent)
    .where(and(eq(orderEvent.merchantId, merchantId), eq(orderEvent.orderId, orderId)))
    .orderBy(desc(orderEvent.seq))
    .limit(1)
  return row ?? null
}

export async function findOrderEvent(
  db: Db,
  { merchantId, orderId, seq }: OrderRef & { seq: number },
): Promise<OrderEventRow | null> {
  const [row] = await db
    .select()
    .from(orderEvent)
    .where(
      and(eq(orderEvent.merchantId, merchantId), eq(orderEvent.orderId, orderId), eq(orderEvent.seq, seq)),
    )
  return row ?? null
}

export async function insertOrderPayment(
  tx: Tx,
  payment: OrderRef & { transactionId: number; purpose: PaymentPurpose; createdAt: Date },
): Promise<void> {
  await tx.insert(orderPayment).values(payment)
}

/** The order that a transaction pays for; null for a request without one. */
export async function findOrderOf(
  db: Db | Tx,
  { merchantId, transactionId }: { merchantId: number; transactionId: number },
): Promise<{ orderId: number; purpose: PaymentPurpose } | null> {
  const [row] = await db
    .select({ orderId: orderPayment.orderId, purpose: orderPayment.purpose })
    .from(orderPayment)
    .where(and(eq(orderPayment.merchantId, merchantId), eq(orderPayment.transactionId, transactionId)))
  return row ?? null
}

export type PaymentOfOrder = {
  transactionId: number
  publicId: string
  purpose: PaymentPurpose
  state: TransactionState
  paidAttemptId: number | null
  createdAt: Date
}

/** Its payments, oldest first. */
export const findPaymentsOf = (db: Db | Tx, { merchantId, orderId }: OrderRef): Promise<PaymentOfOrder[]> =>
  db
    .select({
      transactionId: orderPayment.transactionId,
      publicId: paymentTransaction.publicId,
      purpose: orderPayment.purpose,
      state: paymentTransaction.state,
      paidAttemptId: paymentTransaction.paidAttemptId,
      createdAt: orderPayment.createdAt,
    })
    .from(orderPayment)
    .innerJoin(
      paymentTransaction,
      and(
        eq(paymentTransaction.merchantId, orderPayment.merchantId),
        eq(paymentTransaction.id, orderPayment.transactionId),
      ),
    )
    .where(and(eq(orderPayment.merchantId, merchantId), eq(orderPayment.orderId, orderId)))
    .orderBy(asc(orderPayment.transactionId))

export type OrderChange = {
  state?: string
  paymentState?: OrderPaymentState
  refundState?: OrderRefundState
  securedAt?: Date
  stateChangedAt?: Date
  gatewayFee?: number
  grandTotal?: number
}

/** Writes the change, and its event without a gap. The caller holds the order's lock. */
export async function changeOrder(
  tx: Tx,
  order: OrderRow,
  { set, event }: { set: OrderChange; event?: OrderEventToWrite },
): Promise<OrderRow> {
  const { merchantId, id: orderId } = order
  const events = event ? order.events + 1 : order.events
  const changed = { ...order, ...set, events }
  await tx
    .update(shopOrder)
    .set({ ...set, events })
    .where(and(eq(shopOrder.merchantId, merchantId), eq(shopOrder.id, orderId)))
  if (event)
    await tx.insert(orderEvent).values({
      ...event,
      merchantId,
      orderId,
      seq: events,
      fromState: order.events === 0 ? null : order.state,
      toState: changed.state,
    })
  return changed
}

export type OrderEventToWrite = Pick<
  typeof orderEvent.$inferInsert,
  'type' | 'by' | 'actor' | 'reason' | 'at'
>

/** The gateway's fee of the attempt that paid. */
export async function findPaidFee(tx: Tx, merchantId: number, attemptId: number): Promise<number> {
  const [row] = await tx
    .select({ fee: attempt.fee })
    .from(attempt)
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.id, attemptId)))
  return row?.fee ?? 0
}

export type OrderMoney = {
  /** Without the fee, which is never given back. */
  captured: number
  refunded: number
  /** Refunds that the bank has not answered yet. */
  underWay: number
}

/** The money that counts for an order, over all of its payments. A second payment of one request is not among it. */
export async function findOrderMoney(tx: Tx, { merchantId, orderId }: OrderRef): Promise<OrderMoney> {
  const { rows } = await tx.execute<Record<keyof OrderMoney, string>>(sql`
    select coalesce(sum(a.captured - a.fee_captured), 0) as captured, coalesce(sum(a.refunded), 0) as refunded,
      coalesce(sum(a.refund_reserved), 0) as "underWay"
    from order_payment p
    join attempt a on a.merchant_id = p.merchant_id and a.transaction_id = p.transaction_id
    where p.merchant_id = ${merchantId} and p.order_id = ${orderId} and a.is_winner`)
  const [row] = rows
  if (!row) throw new Error('the money of an order was not read')
  return { captured: Number(row.captured), refunded: Number(row.refunded), underWay: Number(row.underWay) }
}
