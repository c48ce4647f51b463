import { and, desc, eq } from 'drizzle-orm'
import { audit } from '../../../../kernel/audit/audit.schema.ts'
import { attemptEvent, transactionEvent } from '../../../../kernel/ledger/history.schema.ts'
import { gatewayEvent } from '../../../../kernel/ledger/evidence/inbox.schema.ts'
import { attempt, paymentTransaction as row } from '../../../../kernel/ledger/ledger.schema.ts'
import { paymentLink } from '../../../../kernel/ledger/links.schema.ts'
import { moneyEvent } from '../../../../kernel/ledger/money.schema.ts'
import { customer, gateway, storedFile } from '../../../../kernel/merchants/merchants.schema.ts'
import { orderPayment, shopOrder } from '../../../../kernel/orders/orders.schema.ts'
import { message } from '../../../../kernel/messages/messages.schema.ts'
import {
  deliveryAddress,
  endpointOfDelivery,
  eventOfDelivery,
} from '../../../../kernel/webhooks/delivery-joins.ts'
import {
  webhookDelivery,
  webhookEndpoint,
  webhookEvent,
} from '../../../../kernel/webhooks/webhooks.schema.ts'
import type { Db } from '../../../../platform/db/db.ts'

/** A transaction by the ids of its row and of its page. */
export type DetailRef = { merchantId: number; id: number; publicId: string }

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>

export async function findDetail(db: Db, { merchantId, publicId }: { merchantId: number; publicId: string }) {
  const [found] = await db
    .select({
      id: row.id,
      publicId: row.publicId,
      plugin: row.plugin,
      state: row.state,
      deletedAt: row.deletedAt,
      delivery: row.delivery,
      editableAmount: row.editableAmount,
      minimumAmount: row.minimumAmount,
      maximumAmount: row.maximumAmount,
      operation: row.operation,
      remarks: row.remarks,
      extra: row.extra,
      secondPhone: customer.secondPhone,
      dueAt: row.dueAt,
      redirectUrl: row.redirectUrl,
      webhookUrl: row.webhookUrl,
      linkId: paymentLink.publicId,
      orderId: shopOrder.publicId,
      invalidMessageEn: row.invalidMessageEn,
      invalidMessageAr: row.invalidMessageAr,
      revision: row.revision,
      attachment: {
        id: storedFile.id,
        nameEn: storedFile.nameEn,
        nameAr: storedFile.nameAr,
        contentType: storedFile.contentType,
        bytes: storedFile.bytes,
      },
    })
    .from(row)
    .leftJoin(customer, and(eq(customer.merchantId, row.merchantId), eq(customer.id, row.customerId)))
    .leftJoin(
      orderPayment,
      and(eq(orderPayment.merchantId, row.merchantId), eq(orderPayment.transactionId, row.id)),
    )
    .leftJoin(
      shopOrder,
      and(eq(shopOrder.merchantId, orderPayment.merchantId), eq(shopOrder.id, orderPayment.orderId)),
    )
    .leftJoin(paymentLink, and(eq(paymentLink.merchantId, row.merchantId), eq(paymentLink.id, row.linkId)))
    .leftJoin(storedFile, and(eq(storedFile.merchantId, row.merchantId), eq(storedFile.id, row.attachmentId)))
    .where(and(eq(row.merchantId, merchantId), eq(row.publicId, publicId)))
    .limit(1)
  return found ?? null
}

export type AttemptRow = Awaited<ReturnType<typeof findAttempts>>[number]

/** Newest first, each with what its gateway is called. */
export const findAttempts = (db: Db, { merchantId, id }: DetailRef) =>
  db
    .select({ attempt, gateway: { nameEn: gateway.nameEn, nameAr: gateway.nameAr } })
    .from(attempt)
    .innerJoin(
      gateway,
      and(eq(gateway.merchantId, attempt.merchantId), eq(gateway.code, attempt.gatewayCode)),
    )
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.transactionId, id)))
    .orderBy(desc(attempt.id))

export const findTransactionSteps = (db: Db, { merchantId, id }: DetailRef) =>
  db
    .select()
    .from(transactionEvent)
    .where(and(eq(transactionEvent.merchantId, merchantId), eq(transactionEvent.transactionId, id)))
    .orderBy(desc(transactionEvent.id))

export const findAttemptSteps = (db: Db, { merchantId, id }: DetailRef) =>
  db
    .select({ step: attemptEvent, attemptId: attempt.publicId })
    .from(attempt)
    .innerJoin(
      attemptEvent,
      and(eq(attemptEvent.merchantId, attempt.merchantId), eq(attemptEvent.attemptId, attempt.id)),
    )
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.transactionId, id)))
    .orderBy(desc(attemptEvent.id))

export const findMoneySteps = (db: Db, { merchantId, id }: DetailRef) =>
  db
    .select({ step: moneyEvent, attemptId: attempt.publicId })
    .from(attempt)
    .innerJoin(
      moneyEvent,
      and(eq(moneyEvent.merchantId, attempt.merchantId), eq(moneyEvent.attemptId, attempt.id)),
    )
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.transactionId, id)))
    .orderBy(desc(moneyEvent.id))

/** What gateways told of its attempts: a track id means something at the merchant's own gateway only. */
export const findCallbacks = (db: Db, { merchantId, id }: DetailRef) =>
  db
    .select({
      id: gatewayEvent.id,
      attemptId: attempt.publicId,
      evidence: gatewayEvent.evidence,
      outcome: gatewayEvent.outcome,
      receivedAt: gatewayEvent.receivedAt,
      deliveries: gatewayEvent.deliveries,
      lastHeardAt: gatewayEvent.lastHeardAt,
    })
    .from(attempt)
    .innerJoin(
      gatewayEvent,
      and(
        eq(gatewayEvent.merchantId, attempt.merchantId),
        eq(gatewayEvent.gatewayCode, attempt.gatewayCode),
        eq(gatewayEvent.trackId, attempt.trackId),
        eq(gatewayEvent.source, 'callback'),
      ),
    )
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.transactionId, id)))
    .orderBy(desc(gatewayEvent.id))
    .limit(200)

/** What people did to it. */
export const findAudit = (db: Db, { merchantId, id }: DetailRef) =>
  db
    .select({ actor: audit.actor, action: audit.action, detail: audit.detail, at: audit.at })
    .from(audit)
    .where(and(eq(audit.merchantId, merchantId), eq(audit.object, aggregateOf(id))))
    .orderBy(desc(audit.id))
    .limit(200)

export const findMessages = (db: Db, { merchantId, publicId }: DetailRef) =>
  db
    .select({
      id: message.publicId,
      occasion: message.occasion,
      channel: message.channel,
      recipient: message.recipient,
      state: message.state,
      subject: message.subject,
      problem: message.problem,
      createdAt: message.createdAt,
      sentAt: message.sentAt,
    })
    .from(message)
    .where(and(eq(message.merchantId, merchantId), eq(message.transactionId, publicId)))
    .orderBy(desc(message.id))
    .limit(200)

export const findDeliveries = (db: Db, { merchantId, id }: DetailRef) =>
  db
    .select({
      eventId: webhookEvent.publicId,
      type: webhookEvent.type,
      url: deliveryAddress,
      state: webhookDelivery.state,
      tries: webhookDelivery.tries,
      lastStatus: webhookDelivery.lastStatus,
      lastProblem: webhookDelivery.lastProblem,
      createdAt: webhookDelivery.createdAt,
      deliveredAt: webhookDelivery.deliveredAt,
    })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eventOfDelivery)
    .innerJoin(webhookEndpoint, endpointOfDelivery)
    .where(and(eq(webhookDelivery.merchantId, merchantId), eq(webhookDelivery.aggregate, aggregateOf(id))))
    .orderBy(desc(webhookDelivery.id))
    .limit(200)

const aggregateOf = (id: number): string => `transaction:${id}`
