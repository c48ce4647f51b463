import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/db.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { secretOccasions, type WrittenOccasion } from './messages.domain.ts'
import { isAwaited, message } from './messages.schema.ts'

/** Channels that this installation sends. */
type Carried = 'email' | 'push'

export type DueMessage = {
  id: number
  merchantId: number
  publicId: string
  occasion: WrittenOccasion
  occasionKey: string
  language: 'en' | 'ar'
  recipient: string
  replyTo: string | null
  /** In the mail's language. */
  merchantName: string
  /** About a payment; else about a user's own account. */
  isOfPayment: boolean
  subject: string
  text: string
  html: string | null
  /** The number of the lease. */
  tries: number
  createdAt: Date
}

const isDue = (channel: Carried, now: SQL): SQL => sql`due.state = 'due' and due.channel = ${channel}
  and due.due_at <= ${now} and (due.leased_until is null or due.leased_until <= ${now})`

export const messagesAreDue =
  (channel: Carried) =>
  (now: SQL): SQL =>
    sql`exists (select from message due where ${isDue(channel, now)})`

type Leasing = { channel: Carried; now: Date; until: Date; limit: number }

/**
 * Due messages of a channel, leased so that no other worker sends them. First those that a person waits for, even if many
 * others were due before, then of each merchant in turn. Only mails and pushes become due: other channels are not sent.
 */
export async function leaseDueMessages(tx: Tx, leasing: Leasing): Promise<DueMessage[]> {
  const { channel, now, limit } = leasing
  const due = isDue(channel, sql`${now.toISOString()}::timestamptz`)
  const awaited = await lease(tx, leasing, sql`${due} and ${isAwaited(sql`due.occasion`)}`)
  if (awaited.length > 0) return awaited
  const inTurn = sql`
    select mine.id from merchant cross join lateral (
      select due.id, due.due_at, row_number() over (order by due.due_at) as place from message due
      where due.merchant_id = merchant.id and ${due}
      order by due.due_at limit ${limit}) mine
    order by mine.place, mine.due_at limit ${limit}`
  return lease(tx, leasing, sql`due.id in (${inTurn}) and ${due}`)
}

async function lease(tx: Tx, { until, limit }: Leasing, which: SQL): Promise<DueMessage[]> {
  const due = sql`
    select due.id from message due where ${which} order by due.due_at limit ${limit} for update skip locked`
  return tx
    .update(message)
    .set({ leasedUntil: until, tries: sql`${message.tries} + 1` })
    .where(sql`${message.id} in (${due})`)
    .returning({
      id: message.id,
      merchantId: message.merchantId,
      publicId: message.publicId,
      occasion: message.occasion,
      occasionKey: message.occasionKey,
      language: message.language,
      recipient: message.recipient,
      replyTo: sql<string | null>`coalesce(${message.replyTo}, ${ofMerchant(merchant.email)})`,
      merchantName: sql<string>`case when ${message.language} = 'ar'
        then coalesce(nullif(${ofMerchant(merchant.titleAr)}, ''), ${ofMerchant(merchant.titleEn)})
        else coalesce(nullif(${ofMerchant(merchant.titleEn)}, ''), ${ofMerchant(merchant.titleAr)}) end`,
      isOfPayment: sql<boolean>`${message.transactionId} is not null`,
      subject: message.subject,
      text: message.text,
      html: message.html,
      tries: message.tries,
      createdAt: message.createdAt,
    })
}

const ofMerchant = (column: AnyPgColumn): SQL =>
  sql`(select ${column} from ${merchant} where ${merchant.id} = ${message.merchantId})`

/** Only while we hold the lease. */
export async function markSent(tx: Tx, due: DueMessage, now: Date): Promise<void> {
  await tx
    .update(message)
    .set({ state: 'sent', sentAt: now, dueAt: null, leasedUntil: null, problem: null, ...forgotten })
    .where(isLeased(due))
}

export async function putOffMessage(
  tx: Tx,
  due: DueMessage,
  { dueAt, problem }: { dueAt: Date; problem: string },
): Promise<void> {
  await tx.update(message).set({ dueAt, leasedUntil: null, problem }).where(isLeased(due))
}

export async function giveUpMessage(tx: Tx, due: DueMessage, problem: string): Promise<void> {
  await tx
    .update(message)
    .set({ state: 'failed', dueAt: null, leasedUntil: null, problem, ...forgotten })
    .where(isLeased(due))
}

const isSecret = inArray(message.occasion, [...secretOccasions])

/** A code or a link that opens an account is deleted when it is not sent any more. */
const forgotten = {
  subject: sql<string>`case when ${isSecret} then '' else ${message.subject} end`,
  text: sql<string>`case when ${isSecret} then '' else ${message.text} end`,
  html: sql<string>`case when ${isSecret} then null else ${message.html} end`,
}

const isLeased = ({ merchantId, id, tries }: DueMessage) =>
  and(
    eq(message.merchantId, merchantId),
    eq(message.id, id),
    eq(message.tries, tries),
    eq(message.state, 'due'),
  )
