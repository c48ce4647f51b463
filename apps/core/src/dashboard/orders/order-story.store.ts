import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { attempt } from '../../kernel/ledger/ledger.schema.ts'
import { moneyEvent } from '../../kernel/ledger/money.schema.ts'
import { gateway } from '../../kernel/merchants/merchants.schema.ts'
import { message } from '../../kernel/messages/messages.schema.ts'
import { orderAggregate } from '../../kernel/orders/order-notice.ts'
import { orderPayment } from '../../kernel/orders/orders.schema.ts'
import { findOrderEvents, type OrderRow, type PaymentOfOrder } from '../../kernel/orders/orders.store.ts'
import { stockMove, stockPool } from '../../kernel/stock/stock.schema.ts'
import { voucherRedemption } from '../../kernel/vouchers/vouchers.schema.ts'
import { deliveryAddress, endpointOfDelivery, eventOfDelivery } from '../../kernel/webhooks/delivery-joins.ts'
import { webhookDelivery, webhookEndpoint, webhookEvent } from '../../kernel/webhooks/webhooks.schema.ts'
import type { Db } from '../../platform/db/db.ts'

export type OrderStory = Awaited<ReturnType<typeof findOrderStory>>

/** The longest story: a page reads no more. */
const most = 200

/** Everything that happened to an order, from each log that knows a part of it. */
export async function findOrderStory(db: Db, order: OrderRow, payments: readonly PaymentOfOrder[]) {
  const { merchantId, id: orderId } = order
  const [events, attempts, money, stock, voucher, messages, webhooks] = await Promise.all([
    findOrderEvents(db, { merchantId, orderId }),
    findAttemptsOf(db, order),
    findMoneyBackOf(db, order),
    findStockMovesOf(db, order),
    findVoucherUseOf(db, order),
    findMessagesOf(db, order, payments),
    findWebhooksOf(db, order, payments),
  ])
  return { events, attempts, money, stock, voucher, messages, webhooks }
}

const named = { nameEn: gateway.nameEn, nameAr: gateway.nameAr }
const itsGateway = and(eq(gateway.merchantId, attempt.merchantId), eq(gateway.code, attempt.gatewayCode))
const ofPayment = and(
  eq(attempt.merchantId, orderPayment.merchantId),
  eq(attempt.transactionId, orderPayment.transactionId),
)
const paysFor = ({ merchantId, id }: OrderRow) =>
  and(eq(orderPayment.merchantId, merchantId), eq(orderPayment.orderId, id))

const findAttemptsOf = (db: Db, order: OrderRow) =>
  db
    .select({
      state: attempt.state,
      gatewayCode: attempt.gatewayCode,
      gateway: named,
      amount: attempt.amount,
      at: attempt.createdAt,
    })
    .from(orderPayment)
    .innerJoin(attempt, ofPayment)
    .innerJoin(gateway, itsGateway)
    .where(paysFor(order))
    .orderBy(asc(attempt.id))
    .limit(most)

/** What banks gave back of it, or did not take. */
const findMoneyBackOf = (db: Db, order: OrderRow) =>
  db
    .select({
      kind: moneyEvent.kind,
      gatewayCode: attempt.gatewayCode,
      gateway: named,
      amount: moneyEvent.amount,
      at: moneyEvent.at,
    })
    .from(orderPayment)
    .innerJoin(attempt, ofPayment)
    .innerJoin(gateway, itsGateway)
    .innerJoin(
      moneyEvent,
      and(eq(moneyEvent.merchantId, attempt.merchantId), eq(moneyEvent.attemptId, attempt.id)),
    )
    .where(
      and(
        paysFor(order),
        inArray(moneyEvent.kind, ['refund', 'void']),
        eq(moneyEvent.disposition, 'counted'),
      ),
    )
    .orderBy(asc(moneyEvent.id))
    .limit(most)

/** Goods alone: uses of a voucher are counted by pools of their own. A row for each reason and moment. */
const findStockMovesOf = async (db: Db, { merchantId, holdId }: OrderRow) =>
  holdId === null
    ? []
    : db
        .select({
          reason: stockMove.reason,
          actor: stockMove.actor,
          at: stockMove.at,
          quantity: sql<number>`sum(greatest(abs(${stockMove.sold}), abs(${stockMove.held})))::int`,
        })
        .from(stockMove)
        .innerJoin(
          stockPool,
          and(eq(stockPool.merchantId, stockMove.merchantId), eq(stockPool.id, stockMove.poolId)),
        )
        .where(
          and(
            eq(stockMove.merchantId, merchantId),
            eq(stockMove.holdId, holdId),
            sql`${stockPool.kind} not in ('voucher_uses','voucher_budget')`,
          ),
        )
        .groupBy(stockMove.reason, stockMove.actor, stockMove.at)
        .orderBy(asc(stockMove.at))
        .limit(most)

async function findVoucherUseOf(db: Db, { merchantId, publicId }: OrderRow) {
  const [use] = await db
    .select({
      state: voucherRedemption.state,
      discount: voucherRedemption.discount,
      at: voucherRedemption.createdAt,
      stateChangedAt: voucherRedemption.stateChangedAt,
    })
    .from(voucherRedemption)
    .where(and(eq(voucherRedemption.merchantId, merchantId), eq(voucherRedemption.orderKey, publicId)))
  return use ?? null
}

/** What people were told of the order, and of its payments. */
const findMessagesOf = (db: Db, { merchantId, publicId }: OrderRow, payments: readonly PaymentOfOrder[]) => {
  const about = [publicId, ...payments.map((payment) => payment.publicId)]
  return db
    .select({
      occasion: message.occasion,
      channel: message.channel,
      recipient: message.recipient,
      state: message.state,
      at: message.createdAt,
    })
    .from(message)
    .where(and(eq(message.merchantId, merchantId), inArray(message.transactionId, about)))
    .orderBy(asc(message.id))
    .limit(most)
}

const findWebhooksOf = (db: Db, { merchantId, id }: OrderRow, payments: readonly PaymentOfOrder[]) => {
  const about = [orderAggregate(id), ...payments.map(({ transactionId }) => `transaction:${transactionId}`)]
  return db
    .select({
      type: webhookEvent.type,
      url: deliveryAddress,
      state: webhookDelivery.state,
      at: webhookDelivery.createdAt,
    })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eventOfDelivery)
    .innerJoin(webhookEndpoint, endpointOfDelivery)
    .where(
      and(
        eq(webhookDelivery.merchantId, merchantId),
        or(...about.map((aggregate) => eq(webhookDelivery.aggregate, aggregate))),
      ),
    )
    .orderBy(asc(webhookDelivery.id))
    .limit(most)
}
