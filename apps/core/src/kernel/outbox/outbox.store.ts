import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import type { WrittenChannel } from '../messages/messages.domain.ts'
import { message } from '../messages/messages.schema.ts'

const listed = {
  id: message.id,
  publicId: message.publicId,
  occasion: message.occasion,
  channel: message.channel,
  recipient: message.recipient,
  language: message.language,
  transactionId: message.transactionId,
  subject: message.subject,
  text: message.text,
  state: message.state,
  createdAt: message.createdAt,
  merchantTitleEn: merchant.titleEn,
  merchantTitleAr: merchant.titleAr,
  timezone: merchant.timezone,
}

export type OutboxLine = Awaited<ReturnType<typeof listMessages>>[number]

export type OutboxFilter = {
  channel: WrittenChannel | null
  merchantKey: string | null
  /** Only what was written before this message. */
  before: string | null
}

/** The demo's owner reads what every merchant of it says: the only list without a tenant, and demo alone mounts it. */
export async function listMessages(db: Db, { channel, merchantKey, before }: OutboxFilter, limit: number) {
  const earlier = sql`(${message.createdAt}, ${message.id}) < (
    select edge.created_at, edge.id from ${message} edge where edge.public_id = ${before})`
  return db
    .select(listed)
    .from(message)
    .innerJoin(merchant, eq(merchant.id, message.merchantId))
    .where(
      and(
        channel === null ? undefined : eq(message.channel, channel),
        merchantKey === null ? undefined : eq(merchant.key, merchantKey),
        before === null ? undefined : earlier,
      ),
    )
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit)
}

export async function findMessage(db: Db, publicId: string) {
  const [row] = await db
    .select({ ...listed, html: message.html })
    .from(message)
    .innerJoin(merchant, eq(merchant.id, message.merchantId))
    .where(eq(message.publicId, publicId))
  return row ?? null
}

export async function listMerchants(db: Db): Promise<{ key: string; titleEn: string; titleAr: string }[]> {
  return db
    .select({ key: merchant.key, titleEn: merchant.titleEn, titleAr: merchant.titleAr })
    .from(merchant)
    .orderBy(asc(merchant.id))
}
