import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Outbound, Posted } from '../../platform/outbound/outbound.ts'
import {
  giveUpMessage,
  leaseDueMessages,
  markSent,
  putOffMessage,
  type DueMessage,
} from '../messages/sending.store.ts'
import { retryAt } from '../notices/back-off.domain.ts'
import { pushLetter, secondsLeft } from './push-letter.ts'
import { findRegistration, forgetRegistration } from './registrations.store.ts'
import type { Vapid } from './vapid.ts'

export type PushDeps = {
  db: Db
  clock: Clock
  outbound: Outbound
  vapid: Vapid
  log: { warn(fields: object, message: string): void }
}

const BATCH = 16
/** Longer than any post takes. */
const LEASE_MS = 60_000

/** Sends what is due, sixteen at a time. Answers how many the push services took. */
export async function sendDuePushes(deps: PushDeps, stopping?: AbortSignal): Promise<number> {
  let sent = 0
  for (;;) {
    if (stopping?.aborted) return sent
    const now = deps.clock.now()
    const until = new Date(now.getTime() + LEASE_MS)
    const wanted = { channel: 'push', now, until, limit: BATCH } as const
    const leased = await inTransaction(deps.db, (tx) => leaseDueMessages(tx, wanted))
    const done = await Promise.all(leased.map((message) => sendOne(deps, message)))
    sent += done.filter(Boolean).length
    if (leased.length === 0) return sent
  }
}

/** A crash between sending and marking sends again: the browser shows the same news once, by its tag. */
async function sendOne(deps: PushDeps, message: DueMessage): Promise<boolean> {
  const { db, clock, outbound, vapid } = deps
  const { merchantId, recipient: publicId } = message
  const browser = await findRegistration(db, { merchantId, publicId })
  if (!browser) return giveUp(deps, message, 'gone')
  if (secondsLeft(message, clock.now()) <= 0) return giveUp(deps, message, 'late')
  const letter = await pushLetter(message, browser, { vapid, now: clock.now() })
  const posted = await outbound.post(browser.endpoint, letter)
  switch (outcomeOf(posted)) {
    case 'sent':
      await inTransaction(db, (tx) => markSent(tx, message, clock.now()))
      return true
    case 'gone':
      await inTransaction(db, (tx) => forgetRegistration(tx, { merchantId, publicId }))
      return giveUp(deps, message, 'gone')
    case 'again':
      return putOff(deps, message, posted)
    case 'refused':
      deps.log.warn({ message: message.publicId, ...posted }, 'a push service refuses a message')
      return giveUp(deps, message, problemOf(posted))
  }
}

/** RFC 8030: 404 and 410 say that the browser is subscribed no more; too many and their own faults pass. */
function outcomeOf(posted: Posted): 'sent' | 'gone' | 'again' | 'refused' {
  if (posted.kind === 'failed') return 'again'
  if (posted.kind === 'refused') return 'refused'
  const { status } = posted
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'again' : 'refused'
}

async function putOff({ db, clock }: PushDeps, message: DueMessage, posted: Posted): Promise<false> {
  const dueAt = retryAt(message.tries, clock.now())
  await inTransaction(db, (tx) => putOffMessage(tx, message, { dueAt, problem: problemOf(posted) }))
  return false
}

async function giveUp({ db }: PushDeps, message: DueMessage, problem: string): Promise<false> {
  await inTransaction(db, (tx) => giveUpMessage(tx, message, problem))
  return false
}

const problemOf = (posted: Posted): string =>
  posted.kind === 'answered' ? `status ${posted.status}` : posted.problem
