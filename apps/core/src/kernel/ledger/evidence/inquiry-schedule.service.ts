import { inTransaction } from '../../../platform/db/in-transaction.ts'
import {
  changeAttempt,
  findAttemptById,
  leaseInquiries,
  lockAttempt,
  lockDueInquiries,
  planInquiry,
} from '../attempt.store.ts'
import { isStillAskedAbout, leasedUntil, nextInquiryAt } from './inquiry.domain.ts'
import { inquire } from './inquiry.service.ts'
import { runPiece } from '../run-piece.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { flagForReview } from '../pay/flag-for-review.ts'
import { lockTransaction, type Ref } from '../transaction.store.ts'

/** Most inquiries per round, in total and per gateway, so that a hanging gateway blocks only its own (reliability C6). */
const atOnce = { limit: 100, perGateway: 20 }

/** Leases before it asks: after a crash the inquiry is due again, and no other worker asks at the same time. */
export async function inquireDue(deps: LedgerDeps): Promise<number> {
  const now = deps.clock.now()
  const until = leasedUntil(now)
  const due = await inTransaction(deps.db, async (tx) => {
    const refs = await lockDueInquiries(tx, { now, ...atOnce })
    await leaseInquiries(tx, refs, until)
    return refs
  })
  await Promise.all(due.map((ref) => runPiece(deps, 'inquiry', () => inquireOne(deps, ref, until))))
  return due.length
}

async function inquireOne(deps: LedgerDeps, ref: Ref, until: Date): Promise<void> {
  const attempt = await findAttemptById(deps.db, ref)
  if (!attempt) return
  const next = nextInquiryAt(attempt, deps.clock.now())
  try {
    if (isStillAskedAbout(attempt)) await inquire(deps, attempt, { isLast: next === null })
  } finally {
    await settleSchedule(deps, ref, { until, next })
  }
}

/** After the last inquiry a person must look. It is never a failure (reliability B.5). */
async function settleSchedule(
  deps: LedgerDeps,
  ref: Ref,
  { until, next }: { until: Date; next: Date | null },
): Promise<void> {
  const attempt = await findAttemptById(deps.db, ref)
  if (!attempt || attempt.nextInquiryAt === null) return
  if (next !== null && isStillAskedAbout(attempt))
    return inTransaction(deps.db, (tx) => planInquiry(tx, ref, { leasedUntil: until, next }))
  await inTransaction(deps.db, async (tx) => {
    const transaction = await lockTransaction(tx, { merchantId: ref.merchantId, id: attempt.transactionId })
    const locked = await lockAttempt(tx, ref)
    if (!transaction || !locked) return
    const by = { source: 'clock' as const, now: deps.clock.now() }
    await changeAttempt(tx, locked, { ...by, set: { nextInquiryAt: null } })
    if (isStillAskedAbout(locked)) await flagForReview(tx, transaction, by)
  })
}
