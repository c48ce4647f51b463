import type { Tx } from '../../platform/db/db.ts'
import { changeAttempt, insertAttempt, lockLiveAttempt, type AttemptRow } from './attempt.store.ts'
import { lineTo, settlesInPlace, type GatewayLine } from './gateway-line.ts'
import { findGateways, type GatewayRow } from './gateways.store.ts'
import { after, firstInquiryAt, minutes } from './inquiry.domain.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import type { Offer } from './offers.domain.ts'
import { decideLive, decideTerms, type LiveWish } from './pay.domain.ts'
import type { PayCommand } from './pay-command.ts'
import { answered, answerHeldKey, claimKey } from './pay-key.service.ts'
import { opening, type PayStep, type SessionToOpen } from './pay-step.ts'
import { changeTransaction, lockPayTerms, type PayTermsRow } from './transaction.store.ts'

type Preparing = { command: PayCommand; askedAttemptId: number | null }

/** The first phase. The transaction's lock makes everything that follows one request at a time. */
export async function preparePay(tx: Tx, deps: LedgerDeps, preparing: Preparing): Promise<PayStep> {
  const { command } = preparing
  const { merchantId, transactionId: publicId } = command
  const terms = await lockPayTerms(tx, { merchantId, publicId })
  if (!terms) return { kind: 'refused', refusal: { kind: 'notFound' } }
  const held = await answerHeldKey(tx, deps, { command, terms })
  if (held) return held
  const gateways = await offeredGateways(tx, deps, terms)
  const offer = decideTerms(
    { ...terms.transaction, ...terms.merchant, unitPause: terms.unitPause },
    gateways,
    {
      wish: command,
      now: deps.clock.now(),
    },
  )
  return offer.ok
    ? startOrRejoin(tx, deps, { ...preparing, terms, offer: offer.value })
    : { kind: 'refused', refusal: offer.error }
}

async function offeredGateways(
  tx: Tx,
  deps: LedgerDeps,
  { transaction }: PayTermsRow,
): Promise<GatewayRow[]> {
  const { merchantId, pgCodes: codes } = transaction
  const gateways = await findGateways(tx, { merchantId, codes })
  return gateways.filter(({ adapter }) => deps.gateways.find(adapter) !== null)
}

type Starting = Preparing & { terms: PayTermsRow; offer: Offer<GatewayRow> }

async function startOrRejoin(tx: Tx, deps: LedgerDeps, starting: Starting): Promise<PayStep> {
  const { command, terms, offer } = starting
  const { merchantId, id: transactionId } = terms.transaction
  const line = lineTo(deps, offer.gateway, operationOf(starting))
  if (!line) throw new Error(`the gateway ${offer.gateway.code} was offered without an adapter`)
  const step = decideLive(await lockLiveAttempt(tx, { merchantId, transactionId }), liveWish(deps, starting))
  switch (step.kind) {
    case 'wait':
      return { kind: 'refused', refusal: { kind: 'inFlight' } }
    case 'askFirst':
      return { kind: 'askFirst', attempt: step.live }
    case 'rejoin':
      await claimKey(tx, deps, command)
      return answered(tx, command, { attempt: step.live, redirectUrl: step.live.redirectUrl })
    case 'reopen':
      await claimKey(tx, deps, command)
      return opening(step.live, line, terms)
    case 'supersede': {
      const change = { event: 'attempt.superseded' as const, source: 'pay' as const, now: deps.clock.now() }
      const superseded = await changeAttempt(tx, step.live, change)
      return { ...(await start(tx, deps, { ...starting, line })), superseded }
    }
    case 'start':
      return start(tx, deps, { ...starting, line })
  }
}

const liveWish = (deps: LedgerDeps, { command, offer, askedAttemptId }: Starting): LiveWish => ({
  gatewayCode: command.gatewayCode,
  base: offer.base,
  fee: offer.fee,
  now: deps.clock.now(),
  openingMs: deps.limits.openSessionMs * 1.5,
  askedAttemptId,
})

type Beginning = Starting & { line: GatewayLine }

async function start(tx: Tx, deps: LedgerDeps, beginning: Beginning): Promise<SessionToOpen> {
  await claimKey(tx, deps, beginning.command)
  const attempt = await begin(tx, deps, beginning)
  return opening(attempt, beginning.line, beginning.terms)
}

async function begin(
  tx: Tx,
  deps: LedgerDeps,
  { command, terms, offer, line }: Beginning,
): Promise<AttemptRow> {
  const { transaction } = terms
  const now = deps.clock.now()
  if (transaction.state === 'created') {
    await changeTransaction(tx, transaction, {
      event: 'payer.seen',
      source: 'pay',
      now,
      set: { seenAt: now },
    })
  }
  const scenario = transaction.extra['sandbox_scenario']
  return insertAttempt(tx, {
    merchantId: transaction.merchantId,
    transactionId: transaction.id,
    publicId: deps.ids.publicId(),
    gatewayCode: offer.gateway.code,
    trackId: deps.ids.trackId(),
    operation: line.account.operation,
    // Nobody else hears of a payment that is settled on the spot.
    ...(!settlesInPlace(line.adapter) && {
      state: 'submitting' as const,
      stateEvent: 'session.requested' as const,
    }),
    currency: transaction.currency,
    amount: offer.base.minor,
    fee: offer.fee.minor,
    stateChangedAt: now,
    sessionExpiresAt: after(now, minutes(line.adapter.capabilities.sessionMinutes)),
    idempotencyKey: command.idempotencyKey,
    language: command.language,
    termsVersion: command.termsVersion,
    additionalPhone: command.additionalPhone,
    scenario: typeof scenario === 'string' ? scenario : null,
    nextInquiryAt: firstInquiryAt(now),
    createdAt: now,
  })
}

const operationOf = ({ terms, offer }: Starting): 'purchase' | 'authorize' =>
  terms.transaction.operation === 'authorize' ? 'authorize' : offer.gateway.operation
