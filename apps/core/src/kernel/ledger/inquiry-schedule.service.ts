import { inTransaction } from '../../platform/db/in-transaction.ts'
import {
  changeAttempt,
  findAttemptById,
  lockAttempt,
  lockDueInquiries,
  putOffInquiries,
} from './attempt.store.ts'
import { isStillAskedAbout, leasedUntil, nextInquiryAt } from './inquiry.domain.ts'
import { inquire } from './inquiry.service.ts'
import { onItsOwn } from './on-its-own.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { putBeforePerson } from './put-before-person.ts'
import { lockTransaction, type Ref } from './transaction.store.ts'

/** How many are asked about at once, in all and at one gateway: one that hangs holds its own places (reliability C6). */
const atOnce = { limit: 100, perGateway: 20 }

/** Leases before it asks: a crash in between costs one interval, never a second call at the same time. */
export async function inquireDue(deps: LedgerDeps): Promise<number> {
  const now = deps.clock.now()
  const due = await inTransaction(deps.db, async (tx) => {
    const attempts = (await lockDueInquiries(tx, { now, ...atOnce })).map((attempt) => ({
      ...attempt,
      next: nextInquiryAt(attempt, now),
    }))
    await putOffInquiries(
      tx,
      attempts.map(({ id, next }) => ({ id, nextInquiryAt: leasedUntil(next, now) })),
    )
    return attempts
  })
  await Promise.all(
    due.map(({ next, ...ref }) =>
      onItsOwn(deps, 'inquiry', () => inquireOne(deps, ref, { isLast: next === null })),
    ),
  )
  return due.length
}

async function inquireOne(deps: LedgerDeps, ref: Ref, how: { isLast: boolean }): Promise<void> {
  const attempt = await findAttemptById(deps.db, ref)
  if (!attempt) return
  try {
    if (isStillAskedAbout(attempt)) await inquire(deps, attempt, how)
  } finally {
    await settleSchedule(deps, ref, how)
  }
}

/** A schedule that has run out is a person's business, never a failure (reliability B.5). */
async function settleSchedule(deps: LedgerDeps, ref: Ref, { isLast }: { isLast: boolean }): Promise<void> {
  const attempt = await findAttemptById(deps.db, ref)
  if (!attempt || attempt.nextInquiryAt === null) return
  if (!isLast && isStillAskedAbout(attempt)) return
  await inTransaction(deps.db, async (tx) => {
    const transaction = await lockTransaction(tx, { merchantId: ref.merchantId, id: attempt.transactionId })
    const locked = await lockAttempt(tx, ref)
    if (!transaction || !locked) return
    const by = { source: 'clock' as const, now: deps.clock.now() }
    await changeAttempt(tx, locked, { ...by, set: { nextInquiryAt: null } })
    if (isStillAskedAbout(locked)) await putBeforePerson(tx, transaction, by)
  })
}
