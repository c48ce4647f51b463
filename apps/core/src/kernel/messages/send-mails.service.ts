import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { retryAt } from '../notices/back-off.domain.ts'
import { MailRefused, type Mailer } from './mailer.ts'
import { giveUpMessage, leaseDueMessages, markSent, putOffMessage, type DueMessage } from './sending.store.ts'

export type MailDeps = {
  db: Db
  clock: Clock
  mailer: Mailer
  log: { warn(fields: object, message: string): void }
}

const BATCH = 8
/** Longer than any mail takes: a worker has sent, or has given up, when its lease ends. */
const LEASE_MS = 180_000
const SEND_MS = 60_000
const LONGEST_MS = 72 * 3_600_000

/** Sends what is due, eight at a time. Answers how many the mail server took. */
export async function sendDueMails(deps: MailDeps, stopping?: AbortSignal): Promise<number> {
  let sent = 0
  for (;;) {
    if (stopping?.aborted) return sent
    const now = deps.clock.now()
    const until = new Date(now.getTime() + LEASE_MS)
    const leased = await inTransaction(deps.db, (tx) =>
      leaseDueMessages(tx, { channel: 'email', now, until, limit: BATCH }),
    )
    const done = await Promise.all(leased.map((mail) => sendOne(deps, mail)))
    sent += done.filter(Boolean).length
    if (leased.length === 0) return sent
  }
}

/** A crash between sending and marking sends again under the same Message-ID: at least once, seen as once. */
async function sendOne(deps: MailDeps, mail: DueMessage): Promise<boolean> {
  const { db, clock, mailer } = deps
  try {
    await withinTime(mailer.send(mail))
  } catch (error) {
    await notSent(deps, mail, error)
    return false
  }
  await inTransaction(db, (tx) => markSent(tx, mail, clock.now()))
  return true
}

async function notSent({ db, clock, log }: MailDeps, mail: DueMessage, err: unknown): Promise<void> {
  const now = clock.now()
  const problem = err instanceof Error ? err.message.slice(0, 200) : 'unknown'
  log.warn({ err, message: mail.publicId, tries: mail.tries }, 'a mail was not sent')
  const isOver = err instanceof MailRefused || now.getTime() - mail.createdAt.getTime() >= LONGEST_MS
  await inTransaction(db, (tx) =>
    isOver
      ? giveUpMessage(tx, mail, problem)
      : putOffMessage(tx, mail, { dueAt: retryAt(mail.tries, now), problem }),
  )
}

async function withinTime(sending: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the mail server takes too long')), SEND_MS)
  try {
    await Promise.race([sending, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
