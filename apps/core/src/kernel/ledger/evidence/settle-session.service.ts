import type { Tx } from '../../../platform/db/db.ts'
import { inOneTrip } from '../../../platform/db/one-trip.ts'
import type { Evidence, Session } from '../../gateways/gateway.ts'
import { attemptAfter, hasEndedUnpaid } from '../attempt.domain.ts'
import { changeAttempt, lockAttempt, lockAttemptFor, type AttemptRow } from '../attempt.store.ts'
import { applyUnderLock } from './evidence.service.ts'
import { endUnopenedSession } from './end-unopened-session.ts'
import type { Silent, Unreached } from '../gateway-line.ts'
import { inquiryAfterSilence } from './inquiry.domain.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import type { PayAnswer, PayCommand } from '../pay/pay-command.ts'
import { answered } from '../pay/pay-key.service.ts'
import type { SessionToOpen } from '../pay/pay-step.ts'
import { lockTransaction } from '../transaction.store.ts'

type Settling = { command: PayCommand; step: SessionToOpen; session: Session | Silent | Unreached }
type Settled = { answer: PayAnswer; superseded: AttemptRow[] }

/**
 * The third phase: the gateway's answer and the answer to the payer, in one commit. Only evidence changes the
 * transaction, and takes its lock first.
 */
export async function settleSession(
  tx: Tx,
  deps: LedgerDeps,
  { command, step, session }: Settling,
): Promise<Settled> {
  const { attempt } = step
  const { redirectUrl, superseded, store } = await settle(tx, deps, { step, session })
  const [{ answer }] = await inOneTrip(answered(tx, command, { attempt, redirectUrl }), store())
  return { answer, superseded }
}

type Outcome = {
  redirectUrl: string | null
  superseded: AttemptRow[]
  /** Stored with the answer. */
  store: () => Promise<unknown>
}

async function settle(
  tx: Tx,
  deps: LedgerDeps,
  { step: { attempt, isAgain }, session }: Omit<Settling, 'command'>,
): Promise<Outcome> {
  switch (session.kind) {
    case 'redirect':
      return opened(tx, deps, { begun: attempt, session })
    case 'silent':
      await silent(tx, deps, attempt)
      return nowhere
    case 'unreached':
      // The earlier request may have reached the gateway.
      if (isAgain) await silent(tx, deps, attempt)
      else await neverAsked(tx, deps, attempt)
      return nowhere
    case 'settled':
      return { ...nowhere, superseded: await booked(tx, deps, attempt, session.evidence) }
    case 'refused':
      return { ...nowhere, superseded: await booked(tx, deps, attempt, refusalOf(attempt, session)) }
  }
}

/** Sends the payer on only while this attempt can be paid, because other news may come first. */
async function opened(
  tx: Tx,
  deps: LedgerDeps,
  { begun, session }: { begun: AttemptRow; session: Extract<Session, { kind: 'redirect' }> },
): Promise<Outcome> {
  const paymentId = session.gatewayPaymentId
  const locked = await lockAttemptFor(tx, { merchantId: begun.merchantId, id: begun.id, paymentId })
  if (!locked) throw new Error('an attempt vanished while its session was opened')
  const { attempt, foreignPaymentId } = locked
  if (foreignPaymentId || (attempt.gatewayPaymentId ?? paymentId) !== paymentId) {
    deps.log.error(
      { gateway: attempt.gatewayCode },
      'a gateway answered with the payment id of another attempt',
    )
    await silent(tx, deps, attempt)
    return nowhere
  }
  const state = attemptAfter(attempt.state, 'session.opened')
  const store = () =>
    changeAttempt(tx, attempt, {
      event: state ? 'session.opened' : undefined,
      source: 'session',
      now: deps.clock.now(),
      set: { gatewayPaymentId: paymentId, redirectUrl: session.redirectUrl },
    })
  if ((state ?? attempt.state) === 'pending')
    return { redirectUrl: session.redirectUrl, superseded: [], store }
  return { redirectUrl: null, superseded: hasEndedUnpaid(attempt.state) ? [attempt] : [], store }
}

async function silent(tx: Tx, deps: LedgerDeps, begun: AttemptRow): Promise<void> {
  const attempt = await lockAttempt(tx, begun)
  if (!attempt || (attempt.state !== 'submitting' && attempt.state !== 'unknown')) return
  const now = deps.clock.now()
  await changeAttempt(tx, attempt, {
    event: attempt.state === 'submitting' ? 'session.silent' : undefined,
    source: 'session',
    now,
    // The gateway said "unknown" before this request was over, so it does not count.
    set: { notFoundAt: null, nextInquiryAt: inquiryAfterSilence(now), inquiries: 0 },
  })
}

async function neverAsked(
  tx: Tx,
  deps: LedgerDeps,
  { merchantId, transactionId, id }: AttemptRow,
): Promise<void> {
  const transaction = await lockTransaction(tx, { merchantId, id: transactionId })
  const attempt = await lockAttempt(tx, { merchantId, id })
  if (!transaction || !attempt || !attemptAfter(attempt.state, 'session.unmade')) return
  await endUnopenedSession(tx, deps, { transaction, attempt, source: 'session', now: deps.clock.now() })
}

async function booked(
  tx: Tx,
  deps: LedgerDeps,
  attempt: AttemptRow,
  evidence: Evidence,
): Promise<AttemptRow[]> {
  const { merchantId, transactionId, id: attemptId } = attempt
  const facts = { merchantId, transactionId, attemptId, evidence: [evidence], source: 'session' as const }
  return (await applyUnderLock(tx, deps, facts)).superseded
}

const refusalOf = (
  { trackId }: AttemptRow,
  { message, details }: Extract<Session, { kind: 'refused' }>,
): Evidence => ({
  trackId,
  gatewayPaymentId: null,
  result: 'failed',
  money: null,
  operationId: `refused-${trackId}`,
  message,
  details,
})

const nowhere: Outcome = { redirectUrl: null, superseded: [], store: async () => {} }
