import { money, type Money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { TransactionState } from '@wasl/domain/states'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { recordAudit } from '../../audit/audit.store.ts'
import { writeNotice } from '../../notices/notices.store.ts'
import { lockPublicAttempt } from '../attempt-of-transaction.store.ts'
import { changeAttempt, findAttempt, lockLiveAttempt, type AttemptRow } from '../attempt.store.ts'
import { tellChanged } from '../changed-notice.ts'
import { claimsToGiveBack } from '../evidence/claims.domain.ts'
import { findTaken } from '../evidence/claims.store.ts'
import { closeSuperseded } from '../evidence/evidence.service.ts'
import { evidenceNotice, transactionAggregate } from '../evidence/evidence-notice.ts'
import { inquire } from '../evidence/inquiry.service.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { insertMoney } from '../money.store.ts'
import { hasReleased, insertRelease } from '../operations/releases.store.ts'
import { amountCounted, mayCount, type Resolution } from './resolve-money.domain.ts'
import { moveTransaction } from '../move-transaction.service.ts'
import { lockPublicTransaction, type LockedTransaction, type PublicRef } from '../transaction.store.ts'
import type { UnresolvedClaim } from './unresolved.domain.ts'
import { findUnresolvedClaims } from './unresolved.store.ts'

export type ResolveMoney = PublicRef & {
  how: Resolution
  attemptId: string
  /** The gateway's operation id; null if the money could not be read. */
  claim: string | null
  actor: string
}

export type ResolveRefusal =
  | { kind: 'notFound' }
  /** It already counts, was already refunded or released, or cannot count. */
  | { kind: 'notPossible' }
  /** It is being refunded. */
  | { kind: 'underWay' }
  /** Only money that the gateway still confirms may count. */
  | { kind: 'bankSilent' }

export type Resolved = { state: TransactionState; amount: Money | null }

type Step = Result<Resolved & { superseded?: AttemptRow | null }, ResolveRefusal>

/**
 * Staff resolve mismatched money (product.md 11.1); a refund is an operation. The gateway is asked first, because its
 * answer may correct the mismatch.
 */
export const resolveMoney =
  (deps: LedgerDeps) =>
  async (command: ResolveMoney): Promise<Result<Resolved, ResolveRefusal>> => {
    const { merchantId, attemptId } = command
    const attempt = await findAttempt(deps.db, { merchantId, publicId: attemptId })
    const asked = attempt ? await inquire(deps, attempt) : 'answered'
    if (asked === 'silent' && command.how === 'count') return refused({ kind: 'bankSilent' })
    const step: Step = await inTransaction(deps.db, (tx) => resolve(tx, deps, command))
    if (!step.ok) return step
    const { superseded = null, ...resolved } = step.value
    await closeSuperseded(deps, { superseded: superseded ? [superseded] : [] })
    return accepted(resolved)
  }

/** The transaction's lock orders two staff, or staff and a callback. */
async function resolve(tx: Tx, deps: LedgerDeps, command: ResolveMoney): Promise<Step> {
  const transaction = await lockPublicTransaction(tx, command)
  if (!transaction) return refused({ kind: 'notFound' })
  const { merchantId, id: transactionId, state, deletedAt } = transaction
  const attempt = await lockPublicAttempt(tx, { merchantId, transactionId, publicId: command.attemptId })
  if (!attempt || deletedAt !== null) return refused({ kind: 'notPossible' })
  const claims = (await findUnresolvedClaims(tx, [transaction])).get(transactionId) ?? []
  const claim = claims.find((one) => one.attemptId === attempt.publicId && one.operationId === command.claim)
  if (!claim) {
    const isSoAlready = await happened(tx, command, { transaction, attempt })
    return isSoAlready ? accepted({ state, amount: null }) : refused({ kind: 'notPossible' })
  }
  const taken = await findTaken(tx, { merchantId, attemptIds: [attempt.id] })
  if (taken.some(({ id, isGivenBack }) => id === claim.claimId && isGivenBack))
    return refused({ kind: 'underWay' })
  const books = { transaction, attempt, claim }
  if (command.how === 'release') return release(tx, deps, command, books)
  const isCountable = mayCount(claim, {
    transaction: { state, currency: transaction.currency, hasWinner: transaction.paidAttemptId !== null },
    attempt,
    claims: claimsToGiveBack(taken),
  })
  return isCountable ? count(tx, deps, command, books) : refused({ kind: 'notPossible' })
}

type Books = { transaction: LockedTransaction; attempt: AttemptRow; claim: UnresolvedClaim }

/** A repeated or second press gets the current state. */
async function happened(
  tx: Tx,
  { how, claim }: ResolveMoney,
  { transaction, attempt }: Omit<Books, 'claim'>,
): Promise<boolean> {
  if (how === 'count') return transaction.paidAttemptId === attempt.id && attempt.quarantined > 0
  return hasReleased(tx, { merchantId: attempt.merchantId, attemptId: attempt.id, operationId: claim })
}

async function release(tx: Tx, deps: LedgerDeps, { actor }: ResolveMoney, books: Books): Promise<Step> {
  const { transaction, attempt, claim } = books
  const { merchantId } = transaction
  const now = deps.clock.now()
  await insertRelease(tx, { merchantId, attemptId: attempt.id, claimId: claim.claimId, actor, at: now })
  await audited(tx, deps, { actor, action: 'mismatch.released', books })
  await tellChanged(tx, transaction, { what: `released ${attempt.id}:${claim.claimId}`, now })
  return accepted({ state: transaction.state, amount: amountOf(claim) })
}

/** Counts it as the gateway's word would have, in the name of a person. */
async function count(tx: Tx, deps: LedgerDeps, { actor }: ResolveMoney, books: Books): Promise<Step> {
  const { transaction, attempt, claim } = books
  const { merchantId, id: transactionId } = transaction
  const { minor, operationId } = claim
  if (minor === null || operationId === null) throw new Error('money without an amount was counted')
  const now = deps.clock.now()
  const { currency, fee } = attempt
  const entry = { kind: 'capture', minor, currency, operationId, disposition: 'counted' } as const
  if (!(await insertMoney(tx, { ...entry, merchantId, attemptId: attempt.id, source: 'staff', now })))
    return refused({ kind: 'notPossible' })
  const live = await lockLiveAttempt(tx, { merchantId, transactionId })
  const superseded =
    live && (await changeAttempt(tx, live, { event: 'attempt.superseded', source: 'staff', now }))
  const counted = await changeAttempt(tx, attempt, {
    event: 'money.captured',
    source: 'staff',
    now,
    set: { captured: minor, feeCaptured: fee, isWinner: true, provenUnpaid: false, nextInquiryAt: null },
  })
  const lowered = amountCounted(transaction, { minor, fee })
  await moveTransaction(tx, deps, {
    transaction,
    event: 'money.captured',
    source: 'staff',
    now,
    set: {
      paidAttemptId: attempt.id,
      ...(lowered && { ...lowered, originalAmount: transaction.originalAmount ?? transaction.amount }),
    },
  })
  await audited(tx, deps, { actor, action: 'mismatch.counted', books })
  await writeNotice(
    tx,
    evidenceNotice(
      { topic: 'payment.captured', late: false, amount: minor },
      {
        transaction,
        state: 'paid',
        attempt: { ...counted, charge: minor },
        evidence: { operationId, money: null },
      },
    ),
    now,
  )
  return accepted({ state: 'paid', amount: amountOf(claim), superseded })
}

const amountOf = ({ minor, currency }: UnresolvedClaim): Money | null =>
  minor === null ? null : money(minor, currency)

function audited(
  tx: Tx,
  deps: LedgerDeps,
  { actor, action, books }: { actor: string; action: 'mismatch.released' | 'mismatch.counted'; books: Books },
): Promise<void> {
  const { transaction, attempt, claim } = books
  const detail = {
    attempt: attempt.publicId,
    ...(claim.minor !== null && { amount: claim.minor, currency: claim.currency }),
    ...(claim.operationId !== null && { claim: claim.operationId }),
  }
  const object = transactionAggregate(transaction.id)
  return recordAudit(
    tx,
    { merchantId: transaction.merchantId, actor, action, object, detail },
    deps.clock.now(),
  )
}
