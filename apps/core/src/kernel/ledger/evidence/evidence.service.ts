import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { inOneTrip } from '../../../platform/db/one-trip.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Evidence } from '../../gateways/gateway.ts'
import { recordAudit } from '../../audit/audit.store.ts'
import { writeNotice } from '../../notices/notices.store.ts'
import {
  changeAttempt,
  findAttempt,
  lockAttemptFor,
  lockLiveAttempt,
  type AttemptRow,
  type AttemptUpdate,
} from '../attempt.store.ts'
import { attemptAfter, isLive } from '../attempt.domain.ts'
import { evidenceNotice, transactionAggregate } from './evidence-notice.ts'
import { holdsFirst } from './evidence-facts.domain.ts'
import { decideEvidence, type EvidenceDecision, type EvidenceOutcome } from './evidence.domain.ts'
import { closeSession, lineTo } from '../gateway-line.ts'
import { findGateway } from '../../merchants/gateways.store.ts'
import { giveBackSurplus } from '../operations/give-back-surplus.service.ts'
import { hastenKept } from './inbox.store.ts'
import { inquiryWhile } from './inquiry.domain.ts'
import { storable } from '../storable.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { findCounted, insertMoney, isBeingGivenBack } from '../money.store.ts'

import { moveTransaction } from '../move-transaction.service.ts'
import type { Source } from '../source.ts'
import { transactionAfter } from '../transaction.domain.ts'
import {
  changeTransaction,
  lockTransaction,
  type PublicRef,
  type LockedTransaction,
} from '../transaction.store.ts'

export type EvidenceFor = {
  merchantId: number
  transactionId: number
  attemptId: number
  evidence: readonly Evidence[]
  source: Source
  /** No further inquiry is planned. */
  isLast?: boolean
  /** Written together with the last piece of evidence, when all outcomes are known. */
  alongside?: (outcomes: readonly EvidenceOutcome[]) => Promise<void>
}

/** `superseded` are live attempts that were canceled because another one has paid. Their sessions are closed after commit. */
export type Applied = { outcomes: EvidenceOutcome[]; superseded: AttemptRow[] }

/** Evidence without a channel: a person's word, a settlement file, a seed. */
export const bookEvidence =
  (deps: LedgerDeps) =>
  async ({ evidence, source, ...ref }: EvidenceCommand): Promise<Result<EvidenceOutcome[], 'notFound'>> => {
    const attempt = await findAttempt(deps.db, ref)
    if (!attempt) return refused('notFound')
    const { merchantId, transactionId, id: attemptId } = attempt
    const facts = { merchantId, transactionId, attemptId, evidence, source }
    const applied = await inTransaction(deps.db, (tx) => applyUnderLock(tx, deps, facts))
    await closeSuperseded(deps, applied)
    return accepted(applied.outcomes)
  }

export type EvidenceCommand = PublicRef & { evidence: readonly Evidence[]; source: Source }

/** The only function that brings evidence into the books. The caller holds the transaction's lock. */
export async function applyUnderLock(tx: Tx, deps: LedgerDeps, facts: EvidenceFor): Promise<Applied> {
  const { alongside } = facts
  const applied: Applied = { outcomes: [], superseded: [] }
  for (const [at, evidence] of holdsFirst(facts.evidence.map(storable)).entries()) {
    const isLast = at === facts.evidence.length - 1
    const along = async (outcome: EvidenceOutcome) => {
      if (isLast) await alongside?.([...applied.outcomes, outcome])
    }
    // One after the other, because each piece may change what the next one means. There are one or two.
    const { outcome, superseded } = await applyOne(tx, deps, { ...facts, evidence, along })
    applied.outcomes.push(outcome)
    if (superseded) applied.superseded.push(superseded)
  }
  return applied
}

/** Best effort, in the background. The books do not depend on it. */
export async function closeSuperseded(
  deps: LedgerDeps,
  { superseded }: Pick<Applied, 'superseded'>,
): Promise<void> {
  for (const attempt of superseded) {
    const line = await lineOf(deps, attempt)
    deps.background.run(async () => void (await closeSession(deps, line, attempt.trackId)))
  }
}

/** True if the bank's page is closed for good. Only then may another one be opened (product.md 11.2). */
export const closeAtBank = async (deps: LedgerDeps, attempt: AttemptRow): Promise<boolean> =>
  closeSession(deps, await lineOf(deps, attempt), attempt.trackId)

async function lineOf(deps: LedgerDeps, { merchantId, gatewayCode }: AttemptRow) {
  const gateway = await findGateway(deps.db, { merchantId, code: gatewayCode })
  return gateway && lineTo(deps, gateway)
}

type OneEvidence = Omit<EvidenceFor, 'evidence' | 'alongside'> & {
  evidence: Evidence
  along: (outcome: EvidenceOutcome) => Promise<void>
}
type AppliedOne = { outcome: EvidenceOutcome; superseded: AttemptRow | null }

async function applyOne(tx: Tx, deps: LedgerDeps, facts: OneEvidence): Promise<AppliedOne> {
  const { merchantId, evidence, source } = facts
  const now = deps.clock.now()
  const paymentId = evidence.gatewayPaymentId
  const [transaction, locked] = await inOneTrip(
    lockTransaction(tx, { merchantId, id: facts.transactionId }),
    lockAttemptFor(tx, { merchantId, id: facts.attemptId, paymentId }),
  )
  if (!transaction || !locked) throw new Error('evidence for an attempt that is not in the books')
  const { attempt, foreignPaymentId } = locked
  const context = await contextOf(tx, attempt, evidence)
  const decision = decideEvidence({
    ...context,
    transaction,
    attempt,
    evidence,
    foreignPaymentId,
    mayWait: source === 'callback' || source === 'return' || (source === 'inquiry' && !facts.isLast),
    now,
  })
  if (decision.entry) {
    const entry = {
      ...decision.entry,
      merchantId,
      attemptId: attempt.id,
      operationId: evidence.operationId,
      source,
      now,
    }
    if (!(await insertMoney(tx, entry))) {
      await facts.along('duplicate')
      return { outcome: 'duplicate', superseded: null }
    }
  }
  const superseded = decision.supersedesLive ? await supersedeLive(tx, attempt, now) : null
  const [booked] = await inOneTrip(
    changeAttempt(tx, attempt, {
      event: decision.attempt.event,
      source,
      now,
      set:
        decision.outcome === 'early'
          ? waiting(source, now)
          : attemptUpdate(attempt, { decision, evidence, now }),
    }),
    applyToTransaction(tx, deps, { transaction, decision, source, now }),
    decision.transaction.deletedAt === null &&
      recordAudit(tx, cameBack(transaction, { decision, source }), now),
    decision.notice &&
      writeNotice(
        tx,
        evidenceNotice(decision.notice, {
          transaction,
          state: stateAfter(transaction, decision),
          attempt,
          evidence,
        }),
        now,
      ),
    decision.outcome === 'authorized' && hastenKept(tx, { ...attempt, now }),
    facts.along(decision.outcome),
  )
  if (decision.outcome === 'surplus')
    await giveBackSurplus(tx, deps, { attempt: booked, operationId: evidence.operationId })
  return { outcome: decision.outcome, superseded }
}

/** Further facts for the decision, queried only if they matter. */
async function contextOf(tx: Tx, attempt: AttemptRow, evidence: Evidence) {
  const { merchantId, id: attemptId, gatewayCode } = attempt
  const { operationId, result } = evidence
  if (result === 'captured' || result === 'authorized') {
    const kind = result === 'captured' ? 'capture' : 'authorize'
    const hasCounted = attempt.captured > 0 || attempt.authorized > 0
    const told = { merchantId, attemptId, kind, operationId } as const
    const counted = hasCounted ? await findCounted(tx, told) : null
    const apart = attempt.quarantined > 0 ? evidence.money : null
    const isGivenBack = apart !== null && (await isBeingGivenBack(tx, { ...told, ...apart }))
    return { counted, isGivenBack, singleAttempt: false }
  }
  const gateway = await findGateway(tx, { merchantId, code: gatewayCode })
  return { counted: null, isGivenBack: false, singleAttempt: gateway !== null && !gateway.multipleAttempts }
}

/** Cancels the live attempt that lost. It may still be paid on its old page, so inquiries go on. */
async function supersedeLive(tx: Tx, winner: AttemptRow, now: Date): Promise<AttemptRow | null> {
  // At most one attempt is live, so a live winner has no rival.
  const live = isLive(winner.state) ? null : await lockLiveAttempt(tx, winner)
  if (!live) return null
  return changeAttempt(tx, live, { event: 'attempt.superseded', source: 'pay', now })
}

function attemptUpdate(
  attempt: AttemptRow,
  { decision, evidence, now }: { decision: EvidenceDecision; evidence: Evidence; now: Date },
): AttemptUpdate {
  const { event: _event, ...totals } = decision.attempt
  const isTold =
    decision.outcome !== 'ignored' && decision.outcome !== 'duplicate' && decision.outcome !== 'mismatch'
  return {
    ...totals,
    ...(isTold && told(attempt, evidence)),
    checkedAt: now,
    nextInquiryAt: inquiryWhile(
      {
        ...attempt,
        state:
          (decision.attempt.event && attemptAfter(attempt.state, decision.attempt.event)) ?? attempt.state,
        provenUnpaid: decision.attempt.provenUnpaid ?? attempt.provenUnpaid,
        checkedAt: now,
      },
      now,
    ),
  }
}

/** Asks at once for what it waits for, unless it was just asked. */
const waiting = (source: Source, now: Date): AttemptUpdate => ({
  provenUnpaid: false,
  ...(source !== 'inquiry' && { nextInquiryAt: now }),
})

const told = (attempt: AttemptRow, evidence: Evidence): AttemptUpdate => ({
  gatewayPaymentId: attempt.gatewayPaymentId ?? evidence.gatewayPaymentId,
  details: { ...attempt.details, ...evidence.details },
  cardToken: evidence.cardToken ?? attempt.cardToken,
  messageEn: evidence.message?.en ?? null,
  messageAr: evidence.message?.ar ?? null,
})

/** The reason why it is in the list again, for its timeline and the audit log. */
const cameBack = (
  { merchantId, id }: LockedTransaction,
  { decision: { outcome }, source }: { decision: EvidenceDecision; source: Source },
) => ({
  merchantId,
  actor: source,
  action: 'transaction.came_back' as const,
  object: transactionAggregate(id),
  detail: { outcome },
})

const stateAfter = ({ state }: LockedTransaction, { transaction: { event } }: EvidenceDecision) =>
  (event && transactionAfter(state, event)) ?? state

type Deciding = { transaction: LockedTransaction; decision: EvidenceDecision; source: Source; now: Date }

async function applyToTransaction(
  tx: Tx,
  deps: LedgerDeps,
  { transaction, decision, source, now }: Deciding,
): Promise<void> {
  const { event, ...set } = decision.transaction
  if (event === undefined && Object.keys(set).length === 0) return
  if (event) await moveTransaction(tx, deps, { transaction, event, source, now, set })
  else await changeTransaction(tx, transaction, set)
}
