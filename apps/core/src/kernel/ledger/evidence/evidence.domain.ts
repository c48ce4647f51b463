import { isSecured } from '@wasl/domain/states'
import { attemptAfter, hasEndedUnpaid, type AttemptEvent } from '../attempt.domain.ts'
import {
  isAboutAnother,
  type AttemptFacts,
  type ClaimedMoney,
  type EvidenceFacts,
} from './evidence-facts.domain.ts'
import { moneyVerdict, type Mismatch } from './money-verdict.domain.ts'
import { eventAfterAttempt, transactionAfter, type TransactionEvent } from '../transaction.domain.ts'

/**
 * Decides what one piece of evidence changes. Pure: the caller holds the row locks and writes the entry first, because its
 * unique key detects duplicates, then the changes.
 */
export function decideEvidence(facts: EvidenceFacts): EvidenceDecision {
  const decision = decideAsSeen(facts)
  const { transaction } = decision
  if (facts.transaction.deletedAt === null || !isNews(transaction)) return decision
  return { ...decision, transaction: { ...transaction, deletedAt: null, needsReview: true } }
}

/** Money for a deleted transaction that was not known before. Unpaid, it would be in neither list (product.md 4). */
const isNews = ({ paidAttemptId, needsReview }: TransactionChange): boolean =>
  paidAttemptId !== undefined || needsReview === true

function decideAsSeen(facts: EvidenceFacts): EvidenceDecision {
  switch (facts.evidence.result) {
    case 'captured':
    case 'authorized':
      return decideMoney(facts, facts.evidence.result)
    case 'cod':
      return decideCash(facts)
    case 'failed':
    case 'canceled':
    case 'expired':
      return decideUnpaid(facts, facts.evidence.result)
    case 'pending':
      return decidePending(facts)
  }
}

export type EvidenceDecision = {
  outcome: EvidenceOutcome
  entry: MoneyEntry | null
  attempt: AttemptChange
  transaction: TransactionChange
  /** Cancels another live attempt of the transaction, because this one has paid. */
  supersedesLive: boolean
  notice: EvidenceNotice | null
}

export type EvidenceOutcome =
  | 'paid'
  | 'authorized'
  | 'cod'
  | 'surplus'
  | 'mismatch'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'pending'
  | 'duplicate'
  | 'early'
  | 'ignored'

export type MoneyEntry = ClaimedMoney & {
  kind: 'authorize' | 'capture'
  disposition: 'counted' | 'surplus' | 'quarantined'
}

/** Amounts are new totals, not differences. */
export type AttemptChange = {
  event?: AttemptEvent
  isWinner?: boolean
  authorized?: number
  captureReserved?: number
  captured?: number
  feeCaptured?: number
  quarantined?: number
  provenUnpaid?: boolean
}

export type TransactionChange = {
  event?: TransactionEvent
  paidAttemptId?: number
  needsReview?: true
  /** A deleted transaction is restored. */
  deletedAt?: null
}

export type EvidenceNotice =
  | { topic: 'payment.captured' | 'payment.authorized'; late: boolean; amount: number; operation?: string }
  | { topic: 'payment.cod'; late: boolean }
  | { topic: 'payment.surplus'; amount: number }
  | { topic: 'payment.mismatch'; reason: Mismatch; claimed: ClaimedMoney | null }
  | { topic: 'payment.failed'; result: 'failed' | 'canceled' | 'expired' }

function decideMoney(facts: EvidenceFacts, result: 'captured' | 'authorized'): EvidenceDecision {
  const verdict = moneyVerdict(facts, result)
  switch (verdict.kind) {
    case 'duplicate':
      return nothing('duplicate')
    case 'stale':
      return nothing('ignored')
    case 'early':
      return nothing('early')
    case 'mismatch':
      return quarantine(facts, verdict)
    case 'exact':
      return count(facts, verdict.entry)
  }
}

/** The money matches: it counts, and it wins unless the transaction is already paid. */
function count(facts: EvidenceFacts, entry: ClaimedMoney & { kind: MoneyEntry['kind'] }): EvidenceDecision {
  const { attempt, transaction } = facts
  const wins = transaction.paidAttemptId === attempt.id || mayWin(transaction)
  const isNew = wins && transaction.paidAttemptId === null
  const event = entry.kind === 'capture' ? 'money.captured' : 'money.authorized'
  return {
    outcome: wins ? (entry.kind === 'capture' ? 'paid' : 'authorized') : 'surplus',
    entry: { ...entry, disposition: wins ? 'counted' : 'surplus' },
    attempt: {
      ...(attemptAfter(attempt.state, event) && { event }),
      ...(entry.kind === 'capture' ? capturedTotals(attempt, entry.minor) : { authorized: entry.minor }),
      isWinner: wins,
      provenUnpaid: false,
    },
    transaction: wins ? (isNew ? paidBy(facts, event) : {}) : { needsReview: true },
    supersedesLive: isNew,
    notice: wins
      ? {
          topic: event === 'money.captured' ? 'payment.captured' : 'payment.authorized',
          late: isLate(facts),
          amount: entry.minor,
          // A hold can be captured in parts; each part is separate news.
          ...(!isNew && entry.kind === 'capture' && { operation: facts.evidence.operationId }),
        }
      : { topic: 'payment.surplus', amount: entry.minor },
  }
}

/** If the request's amount changed after the attempt began, it is paid anyway, and a person looks. */
const paidBy = (
  { attempt, transaction }: EvidenceFacts,
  event: 'money.captured' | 'money.authorized',
): TransactionChange => ({
  event,
  paidAttemptId: attempt.id,
  ...(!transaction.editableAmount &&
    attempt.charge - attempt.fee !== transaction.amount && { needsReview: true }),
})

/** Money that does not match is recorded, but never in the totals that release goods. */
function quarantine(
  { attempt }: EvidenceFacts,
  { entry, reason }: { entry: (ClaimedMoney & { kind: MoneyEntry['kind'] }) | null; reason: Mismatch },
): EvidenceDecision {
  const isBare = attempt.captured === 0 && attempt.authorized === 0
  const becomesInvalid = isBare && attemptAfter(attempt.state, 'money.mismatched') !== null
  return {
    outcome: 'mismatch',
    entry: entry && { ...entry, disposition: 'quarantined' },
    attempt: {
      ...(becomesInvalid && { event: 'money.mismatched' }),
      ...(entry?.kind === 'capture' && { quarantined: attempt.quarantined + entry.minor }),
      provenUnpaid: false,
    },
    transaction: { needsReview: true },
    supersedesLive: false,
    notice: {
      topic: 'payment.mismatch',
      reason,
      claimed: entry && { minor: entry.minor, currency: entry.currency },
    },
  }
}

/** A promise, not money: it wins only if nothing was decided yet. */
function decideCash(facts: EvidenceFacts): EvidenceDecision {
  const { attempt, transaction } = facts
  if (attempt.state === 'cod') return nothing('duplicate')
  if (!attemptAfter(attempt.state, 'cash.promised') || !mayWin(transaction)) return nothing('ignored')
  return {
    outcome: 'cod',
    entry: null,
    attempt: { event: 'cash.promised', isWinner: true },
    transaction: { event: 'cash.promised', paidAttemptId: attempt.id },
    supersedesLive: false,
    notice: { topic: 'payment.cod', late: isLate(facts) },
  }
}

function decideUnpaid(facts: EvidenceFacts, result: 'failed' | 'canceled' | 'expired'): EvidenceDecision {
  const { attempt, transaction, evidence } = facts
  if (isAboutAnother(facts)) return nothing('ignored')
  if (hasEndedUnpaid(attempt.state)) return { ...nothing('ignored'), attempt: { provenUnpaid: true } }
  const event = `gateway.${result}` as const
  if (!attemptAfter(attempt.state, event)) return nothing('ignored')
  const transactionEvent = eventAfterAttempt(transaction.state, {
    result,
    singleAttempt: facts.singleAttempt,
  })
  return {
    outcome: evidence.result === result ? result : 'ignored',
    entry: null,
    attempt: { event, provenUnpaid: true },
    transaction: transactionEvent ? { event: transactionEvent } : {},
    supersedesLive: false,
    notice: { topic: 'payment.failed', result },
  }
}

function decidePending(facts: EvidenceFacts): EvidenceDecision {
  const opens = !isAboutAnother(facts) && attemptAfter(facts.attempt.state, 'session.opened') !== null
  return opens ? { ...nothing('pending'), attempt: { event: 'session.opened' } } : nothing('ignored')
}

/** An invalid transaction was withdrawn; its money is kept apart to be refunded. */
const mayWin = ({ state, paidAttemptId }: EvidenceFacts['transaction']): boolean =>
  paidAttemptId === null && !isSecured(state) && transactionAfter(state, 'money.captured') !== null

const isLate = ({ transaction, now }: EvidenceFacts): boolean =>
  transaction.state === 'expired' || (transaction.expiresAt !== null && transaction.expiresAt <= now)

/** The fee is counted once, with the first capture. */
const capturedTotals = (attempt: AttemptFacts, minor: number): AttemptChange => ({
  captured: attempt.captured + minor,
  feeCaptured: Math.min(attempt.fee, attempt.captured + minor),
  captureReserved: Math.max(0, attempt.captureReserved - minor),
})

const nothing = (outcome: EvidenceOutcome): EvidenceDecision => ({
  outcome,
  entry: null,
  attempt: {},
  transaction: {},
  supersedesLive: false,
  notice: null,
})
