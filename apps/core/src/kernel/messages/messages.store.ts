import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { attempt, paymentTransaction } from '../ledger/ledger.schema.ts'
import { findUnresolved } from '../ledger/unresolved/unresolved.store.ts'
import { customer, merchant, merchantHost } from '../merchants/merchants.schema.ts'
import { orderPayment, shopOrder } from '../orders/orders.schema.ts'
import { isByHand, message, messageTemplate } from './messages.schema.ts'
import type { Occasion } from './messages.domain.ts'
import type { Channel } from '../notices/notification-settings.ts'

const hosts = sql<string[]>`array(
  select ${merchantHost.host} from ${merchantHost} where ${merchantHost.merchantId} = ${merchant.id} order by 1)`

const sender = {
  titleEn: merchant.titleEn,
  titleAr: merchant.titleAr,
  brand: merchant.brand,
  email: merchant.email,
  defaultLanguage: merchant.defaultLanguage,
  notifications: merchant.notifications,
  hosts,
}

export type SubjectRow = NonNullable<Awaited<ReturnType<typeof findSubject>>>

/** Who asks whom for what: what every message about a transaction says. Of the attempt that is named, else of the one that paid. */
export async function findSubject(
  db: Db,
  {
    merchantId,
    publicId,
    attemptId = null,
  }: { merchantId: number; publicId: string; attemptId?: string | null | undefined },
) {
  const [row] = await db
    .select({
      transaction: {
        id: paymentTransaction.id,
        merchantId: paymentTransaction.merchantId,
        needsReview: paymentTransaction.needsReview,
        publicId: paymentTransaction.publicId,
        plugin: paymentTransaction.plugin,
        state: paymentTransaction.state,
        currency: paymentTransaction.currency,
        amount: paymentTransaction.amount,
        orderNo: paymentTransaction.orderNo,
        language: paymentTransaction.language,
        descriptionEn: paymentTransaction.descriptionEn,
        descriptionAr: paymentTransaction.descriptionAr,
        notifications: paymentTransaction.notifications,
      },
      attempt: {
        publicId: attempt.publicId,
        charge: attempt.charge,
        /** What the payer read when they paid. */
        language: attempt.language,
      },
      customer: {
        // Never null of a customer who exists: Drizzle drops the whole object where its first column is null.
        id: customer.id,
        nameEn: customer.nameEn,
        nameAr: customer.nameAr,
        email: customer.email,
        phone: customer.phone,
        erasedAt: customer.erasedAt,
      },
      merchant: sender,
    })
    .from(paymentTransaction)
    .innerJoin(merchant, eq(merchant.id, paymentTransaction.merchantId))
    .leftJoin(
      customer,
      and(
        eq(customer.merchantId, paymentTransaction.merchantId),
        eq(customer.id, paymentTransaction.customerId),
      ),
    )
    .leftJoin(
      attempt,
      and(
        eq(attempt.merchantId, paymentTransaction.merchantId),
        eq(attempt.transactionId, paymentTransaction.id),
        sql`case when ${attemptId}::text is null then ${attempt.id} = ${paymentTransaction.paidAttemptId}
            else ${attempt.publicId} = ${attemptId} end`,
      ),
    )
    .where(and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.publicId, publicId)))
    .prepare('findMessageSubject')
    .execute()
  return row ? { ...row, hasUnresolved: (await findUnresolved(db, row.transaction)) !== null } : null
}

export async function findSender(db: Db, merchantId: number) {
  const [row] = await db.select(sender).from(merchant).where(eq(merchant.id, merchantId))
  return row ?? null
}

/** Who sells and who buys an order, and what its payment says of messages. */
export async function findOrderParties(
  db: Db,
  { merchantId, orderId }: { merchantId: number; orderId: number },
) {
  const [row] = await db
    .select({
      merchant: sender,
      customer: {
        id: customer.id,
        nameEn: customer.nameEn,
        nameAr: customer.nameAr,
        email: customer.email,
        phone: customer.phone,
        erasedAt: customer.erasedAt,
      },
      notifications: paymentTransaction.notifications,
    })
    .from(shopOrder)
    .innerJoin(merchant, eq(merchant.id, shopOrder.merchantId))
    .leftJoin(
      customer,
      and(eq(customer.merchantId, shopOrder.merchantId), eq(customer.id, shopOrder.customerId)),
    )
    .leftJoin(
      orderPayment,
      and(eq(orderPayment.merchantId, shopOrder.merchantId), eq(orderPayment.orderId, shopOrder.id)),
    )
    .leftJoin(
      paymentTransaction,
      and(
        eq(paymentTransaction.merchantId, orderPayment.merchantId),
        eq(paymentTransaction.id, orderPayment.transactionId),
      ),
    )
    .where(and(eq(shopOrder.merchantId, merchantId), eq(shopOrder.id, orderId)))
    .orderBy(orderPayment.transactionId)
    .limit(1)
  return row ?? null
}

export async function findTemplates(
  db: Db,
  of: { merchantId: number; occasion: Occasion; language: 'en' | 'ar' },
): Promise<{ channel: Channel; subject: string | null; body: string }[]> {
  return db
    .select({
      channel: messageTemplate.channel,
      subject: messageTemplate.subject,
      body: messageTemplate.body,
    })
    .from(messageTemplate)
    .where(
      and(
        eq(messageTemplate.merchantId, of.merchantId),
        eq(messageTemplate.occasion, of.occasion),
        eq(messageTemplate.language, of.language),
      ),
    )
}

type TemplateKey = { merchantId: number; occasion: Occasion; channel: Channel; language: 'en' | 'ar' }
export type TemplateRow = typeof messageTemplate.$inferSelect

const isTemplate = ({ merchantId, occasion, channel, language }: TemplateKey) =>
  and(
    eq(messageTemplate.merchantId, merchantId),
    eq(messageTemplate.occasion, occasion),
    eq(messageTemplate.channel, channel),
    eq(messageTemplate.language, language),
  )

export const listTemplates = (db: Db, merchantId: number): Promise<TemplateRow[]> =>
  db.select().from(messageTemplate).where(eq(messageTemplate.merchantId, merchantId))

export async function lockTemplate(tx: Tx, key: TemplateKey): Promise<TemplateRow | null> {
  const [row] = await tx.select().from(messageTemplate).where(isTemplate(key)).for('update')
  return row ?? null
}

export async function deleteTemplate(tx: Tx, key: TemplateKey): Promise<void> {
  await tx.delete(messageTemplate).where(isTemplate(key))
}

export async function upsertTemplate(tx: Tx, values: typeof messageTemplate.$inferInsert): Promise<void> {
  const { subject, body, updatedAt } = values
  await tx
    .insert(messageTemplate)
    .values(values)
    .onConflictDoUpdate({
      target: [
        messageTemplate.merchantId,
        messageTemplate.occasion,
        messageTemplate.channel,
        messageTemplate.language,
      ],
      set: { subject: subject ?? null, body, updatedAt },
    })
}

export type NewMessage = typeof message.$inferInsert

/** Each once, however often the news is heard. */
export async function insertMessages(tx: Tx, messages: NewMessage[]): Promise<void> {
  if (messages.length > 0) await tx.insert(message).values(messages).onConflictDoNothing()
}

/**
 * Whether the customer is unchanged since they were read: an erasure waits for this transaction, or this one notices it
 * and writes nothing to an erased customer.
 */
export async function isStillKnown(
  tx: Tx,
  { merchantId, customer: read }: { merchantId: number; customer: SubjectRow['customer'] },
): Promise<boolean> {
  if (read === null) return true
  const [row] = await tx
    .select({ erasedAt: customer.erasedAt })
    .from(customer)
    .where(and(eq(customer.merchantId, merchantId), eq(customer.id, read.id)))
    .for('key share')
  return row?.erasedAt?.getTime() === read.erasedAt?.getTime()
}

/** Whether this mail asked the customer for this payment. A colleague's copy is not the customer's. */
export async function isRequestMailedTo(
  tx: Tx,
  { merchantId, publicId, mail }: { merchantId: number; publicId: string; mail: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: message.id })
    .from(message)
    .innerJoin(
      paymentTransaction,
      and(
        eq(paymentTransaction.merchantId, message.merchantId),
        eq(paymentTransaction.publicId, message.transactionId),
      ),
    )
    .innerJoin(
      customer,
      and(
        eq(customer.merchantId, paymentTransaction.merchantId),
        eq(customer.id, paymentTransaction.customerId),
      ),
    )
    .where(
      and(
        eq(message.merchantId, merchantId),
        eq(message.publicId, mail),
        eq(message.transactionId, publicId),
        eq(message.channel, 'email'),
        sql`lower(${message.recipient}) = lower(${customer.email})`,
      ),
    )
  return rows.length > 0
}

/** Messages written by hand to one customer are counted one after the other. */
export async function lockSubject(
  tx: Tx,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<void> {
  await tx
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.merchantId, merchantId), eq(paymentTransaction.publicId, publicId)))
    .for('update')
}

type Recipient = { merchantId: number; channel: Channel; recipient: string }

/** Held until the transaction ends: all messages to one person are counted one after the other. */
export async function lockRecipient(tx: Tx, { merchantId, channel, recipient }: Recipient): Promise<void> {
  const name = JSON.stringify(['recipient', merchantId, channel, recipient])
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** How often staff had this person written to by this channel since then. */
export async function countByHand(tx: Tx, of: Recipient & { since: Date }): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(message)
    .where(
      and(
        eq(message.merchantId, of.merchantId),
        eq(message.recipient, of.recipient),
        eq(message.channel, of.channel),
        isByHand(message.occasionKey),
        gt(message.createdAt, of.since),
      ),
    )
  return row?.count ?? 0
}

export async function isWritten(
  tx: Db | Tx,
  of: { merchantId: number; channel: Channel; occasionKey: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        eq(message.occasionKey, of.occasionKey),
        eq(message.channel, of.channel),
        eq(message.merchantId, of.merchantId),
      ),
    )
    .limit(1)
  return row !== undefined
}
