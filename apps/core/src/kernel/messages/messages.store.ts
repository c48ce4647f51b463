import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { place, prepared } from '../../platform/db/prepared.ts'
import { attempt, paymentTransaction } from '../ledger/ledger.schema.ts'
import { customer, merchant, merchantHost } from '../merchants/merchants.schema.ts'
import { message, messageTemplate } from './messages.schema.ts'
import type { Channel, Occasion } from './messages.domain.ts'

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

/** Who asks whom for what: what every message about a transaction says. */
export async function findSubject(
  db: Db,
  { merchantId, publicId }: { merchantId: number; publicId: string },
) {
  const query = prepared(db, 'findMessageSubject', (name) =>
    db
      .select({
        transaction: {
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
        paidAttemptId: attempt.publicId,
        customer: {
          // Never null of a customer who exists: Drizzle drops the whole object where its first column is null.
          id: customer.id,
          nameEn: customer.nameEn,
          nameAr: customer.nameAr,
          email: customer.email,
          phone: customer.phone,
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
          eq(attempt.id, paymentTransaction.paidAttemptId),
        ),
      )
      .where(
        and(
          eq(paymentTransaction.merchantId, place('merchantId')),
          eq(paymentTransaction.publicId, place('publicId')),
        ),
      )
      .prepare(name),
  )
  const [row] = await query.execute({ merchantId, publicId })
  return row ?? null
}

export async function findSender(db: Db, merchantId: number) {
  const [row] = await db.select(sender).from(merchant).where(eq(merchant.id, merchantId))
  return row ?? null
}

export async function findTemplates(
  db: Db,
  of: { merchantId: number; occasion: Occasion; language: 'en' | 'ar' },
): Promise<{ channel: Channel; subject: string | null; body: string }[]> {
  const query = prepared(db, 'findMessageTemplates', (name) =>
    db
      .select({
        channel: messageTemplate.channel,
        subject: messageTemplate.subject,
        body: messageTemplate.body,
      })
      .from(messageTemplate)
      .where(
        and(
          eq(messageTemplate.merchantId, place('merchantId')),
          eq(messageTemplate.occasion, place('occasion')),
          eq(messageTemplate.language, place('language')),
        ),
      )
      .prepare(name),
  )
  return query.execute(of)
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
