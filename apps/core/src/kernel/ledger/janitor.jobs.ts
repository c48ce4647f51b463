import { inTransaction } from '../../platform/db/in-transaction.ts'
import { deliverDue, type NoticeConsumer } from '../notices/relay.jobs.ts'
import {
  changeAttempt,
  findAttemptById,
  lockAttempt,
  lockDueInquiries,
  putOffInquiries,
} from './attempt.store.ts'
import { applyEvent } from './callback.service.ts'
import { closeSuperseded } from './evidence.service.ts'
import { expireDue } from './expiry.service.ts'
import { findUnprocessed, lockUnprocessed } from './inbox.store.ts'
import { after, isStillAskedAbout, nextInquiryAt, seconds } from './inquiry.domain.ts'
import { inquire } from './inquiry.service.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { changeTransaction, lockTransaction, type Ref } from './transaction.store.ts'

export type JanitorDeps = LedgerDeps & { consumers: readonly NoticeConsumer[] }
export type JanitorRound = { inquiries: number; events: number; expiries: number; notices: number }

const BATCH = 20

/** Everything that is due now, once. */
export const runJanitorOnce = (deps: JanitorDeps) => async (): Promise<JanitorRound> => ({
  events: await applyKept(deps),
  inquiries: await inquireDue(deps),
  expiries: await expireDue(deps),
  notices: await deliverDue(deps, deps.consumers),
})

/** Leases before it asks: a crash in between costs one interval, never a second call at the same time. */
async function inquireDue(deps: JanitorDeps): Promise<number> {
  const now = deps.clock.now()
  const due = await inTransaction(deps.db, async (tx) => {
    const attempts = await lockDueInquiries(tx, { now, limit: BATCH })
    await putOffInquiries(
      tx,
      attempts.map((attempt) => ({ id: attempt.id, nextInquiryAt: nextInquiryAt(attempt, now) })),
    )
    return attempts
  })
  await Promise.all(due.map((attempt) => inquireOne(deps, attempt)))
  return due.length
}

async function inquireOne(deps: JanitorDeps, ref: Ref): Promise<void> {
  const attempt = await findAttemptById(deps.db, ref)
  if (!attempt) return
  if (isStillAskedAbout(attempt, deps.clock.now())) await inquire(deps, attempt)
  await settleSchedule(deps, ref)
}

/** A schedule that has run out is a person's business, never a failure (reliability B.5). */
async function settleSchedule(deps: JanitorDeps, ref: Ref): Promise<void> {
  const attempt = await findAttemptById(deps.db, ref)
  if (!attempt) return
  const now = deps.clock.now()
  const isOver = !isStillAskedAbout(attempt, now)
  if (isOver ? attempt.nextInquiryAt === null : attempt.nextInquiryAt !== null) return
  await inTransaction(deps.db, async (tx) => {
    const transaction = await lockTransaction(tx, { merchantId: ref.merchantId, id: attempt.transactionId })
    const locked = await lockAttempt(tx, ref)
    if (!transaction || !locked) return
    const change = { source: 'clock' as const, now }
    if (!isStillAskedAbout(locked, now))
      await changeAttempt(tx, locked, { ...change, set: { nextInquiryAt: null } })
    else if (locked.nextInquiryAt === null)
      await changeTransaction(tx, transaction, { ...change, set: { needsReview: true } })
  })
}

/** Callbacks that were stored but could not be applied at once. */
async function applyKept(deps: JanitorDeps): Promise<number> {
  const before = after(deps.clock.now(), -seconds(5))
  const kept = await findUnprocessed(deps.db, { before, limit: BATCH })
  for (const { id, gatewayCode, dedupeKey } of kept) {
    try {
      const applied = await inTransaction(deps.db, async (tx) => {
        const event = await lockUnprocessed(tx, id)
        return event && applyEvent(tx, deps, event)
      })
      if (applied) await closeSuperseded(deps, applied.applied)
    } catch (err) {
      deps.log.error(
        { err, gateway: gatewayCode, event: dedupeKey },
        'a kept callback still cannot be applied',
      )
    }
  }
  return kept.length
}
