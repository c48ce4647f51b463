import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { message } from './messages.schema.ts'

export type DueMail = {
  id: number
  merchantId: number
  publicId: string
  recipient: string
  subject: string
  text: string
  html: string | null
  /** The number of the lease. */
  tries: number
  createdAt: Date
}

/** Due mails, leased so that nobody else sends them meanwhile. Only mails are ever due: nobody carries the rest. */
export async function leaseDueMails(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<DueMail[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const due = sql`
    select due.id from message due
    where due.state = 'due' and due.channel = 'email' and due.due_at <= ${moment}
      and (due.leased_until is null or due.leased_until <= ${moment})
    order by due.due_at limit ${limit} for update skip locked`
  return tx
    .update(message)
    .set({ leasedUntil: until, tries: sql`${message.tries} + 1` })
    .where(sql`${message.id} in (${due})`)
    .returning({
      id: message.id,
      merchantId: message.merchantId,
      publicId: message.publicId,
      recipient: message.recipient,
      subject: message.subject,
      text: message.text,
      html: message.html,
      tries: message.tries,
      createdAt: message.createdAt,
    })
}

/** Only by whoever still holds the lease. */
export async function markSent(tx: Tx, mail: DueMail, now: Date): Promise<void> {
  await tx
    .update(message)
    .set({ state: 'sent', sentAt: now, dueAt: null, leasedUntil: null, problem: null })
    .where(isLeased(mail))
}

export async function putOffMail(
  tx: Tx,
  mail: DueMail,
  { dueAt, problem }: { dueAt: Date; problem: string },
): Promise<void> {
  await tx.update(message).set({ dueAt, leasedUntil: null, problem }).where(isLeased(mail))
}

export async function giveUpMail(tx: Tx, mail: DueMail, problem: string): Promise<void> {
  await tx
    .update(message)
    .set({ state: 'failed', dueAt: null, leasedUntil: null, problem })
    .where(isLeased(mail))
}

const isLeased = ({ merchantId, id, tries }: DueMail) =>
  and(
    eq(message.merchantId, merchantId),
    eq(message.id, id),
    eq(message.tries, tries),
    eq(message.state, 'due'),
  )
