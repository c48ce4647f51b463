import type { Tx } from '../../../platform/db/db.ts'
import { inOneTrip } from '../../../platform/db/one-trip.ts'
import { longestWindowMs, waitsUntil } from './card-testing.domain.ts'
import { findFailures } from './card-testing.store.ts'
import { tellChanged } from '../changed-notice.ts'
import { changeAttempt, insertAttempt, lockLiveAttempt, type AttemptRow } from '../attempt.store.ts'
import { lineTo, settlesInPlace, type GatewayLine } from '../gateway-line.ts'
import { findGateways, type GatewayRow } from '../../merchants/gateways.store.ts'
import { isInstalled } from '../installed-gateway.ts'
import { after, firstInquiryAt, minutes } from '../evidence/inquiry.domain.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import type { Offer } from './offers.domain.ts'
import { decideLive, decideTerms, type KnownOfLive, type LiveWish, type PayRefusal } from './pay.domain.ts'
import type { PayCommand } from './pay-command.ts'
import { answered, answerHeldKey, claimKey } from './pay-key.service.ts'
import { opening, type PayStep, type SessionToOpen } from './pay-step.ts'
import { asksTerms } from './terms.domain.ts'
import { findUnresolved } from '../unresolved/unresolved.store.ts'
import { moveTransaction } from '../move-transaction.service.ts'
import { changeTransaction, lockPayTerms, type PayTermsRow } from '../transaction.store.ts'

type Preparing = { command: PayCommand } & KnownOfLive

/** The first phase, under the transaction's lock, so that one request runs at a time. */
export async function preparePay(tx: Tx, deps: LedgerDeps, preparing: Preparing): Promise<PayStep> {
  const { command } = preparing
  const { merchantId, transactionId: publicId } = command
  const terms = await lockPayTerms(tx, { merchantId, publicId })
  if (!terms) return { kind: 'refused', refusal: { kind: 'notFound' } }
  // Queried together, under the lock, so that they see what the last holder wrote.
  const [held, gateways, live, wait, unresolved] = await inOneTrip(
    answerHeldKey(tx, deps, { command, terms }),
    offeredGateways(tx, deps, terms),
    lockLiveAttempt(tx, { merchantId, transactionId: terms.transaction.id }),
    mustWait(tx, deps, { command, terms }),
    findUnresolved(tx, terms.transaction),
  )
  if (held) return held
  const offer = decideTerms(
    {
      ...terms.transaction,
      ...terms.merchant,
      hasUnresolved: unresolved !== null,
      termsRequired: asksTerms(terms.transaction.terms, terms.merchant),
      pauses: [terms.merchantPause, terms.unitPause],
    },
    gateways,
    {
      wish: { ...command, byWallet: isByWallet(command) },
      now: deps.clock.now(),
    },
  )
  return offer.ok
    ? startOrRejoin(tx, deps, { ...preparing, terms, live, wait, offer: offer.value })
    : { kind: 'refused', refusal: offer.error }
}

async function offeredGateways(
  tx: Tx,
  deps: LedgerDeps,
  { transaction }: PayTermsRow,
): Promise<GatewayRow[]> {
  const { merchantId, pgCodes: codes } = transaction
  const gateways = await findGateways(tx, { merchantId, codes })
  return gateways.filter((gateway) => isInstalled(deps.gateways, gateway) && lineTo(deps, gateway) !== null)
}

const isByWallet = ({ walletToken }: PayCommand): boolean => typeof walletToken === 'string'

type Starting = Preparing & {
  terms: PayTermsRow
  live: AttemptRow | null
  /** Until when the payer must wait, or null. */
  wait: Date | null
  offer: Offer<GatewayRow>
}

async function startOrRejoin(tx: Tx, deps: LedgerDeps, starting: Starting): Promise<PayStep> {
  const { command, terms, offer } = starting
  const line = lineTo(deps, offer.gateway, operationOf(starting))
  if (!line) throw new Error(`the gateway ${offer.gateway.code} was offered without an adapter`)
  const step = decideLive(starting.live, liveWish(deps, starting))
  switch (step.kind) {
    case 'wait':
      return { kind: 'refused', refusal: { kind: 'inFlight' } }
    case 'askFirst':
      return { kind: 'askFirst', attempt: step.live }
    case 'closeFirst':
      // If the new payment would be refused, the old one is not ended.
      return (await refusalOf(tx, deps, starting)) ?? { kind: 'closeFirst', attempt: step.live }
    case 'rejoin':
      await claimKey(tx, deps, command)
      return answered(tx, command, { attempt: step.live, redirectUrl: step.live.redirectUrl })
    case 'reopen':
      await claimKey(tx, deps, command)
      return opening({ attempt: step.live, line, terms, isAgain: true })
    case 'supersede': {
      const refusal = await refusalOf(tx, deps, starting)
      if (refusal) return refusal
      const change = { event: 'attempt.superseded' as const, source: 'pay' as const, now: deps.clock.now() }
      await changeAttempt(tx, step.live, change)
      return start(tx, deps, { ...starting, line })
    }
    case 'start':
      return (await refusalOf(tx, deps, starting)) ?? start(tx, deps, { ...starting, line })
  }
}

async function refusalOf(tx: Tx, deps: LedgerDeps, starting: Starting): Promise<PayStep | null> {
  const refusal = await mayNot(tx, deps, starting)
  return refusal && { kind: 'refused', refusal }
}

/** Reasons against a payment that would begin now. */
async function mayNot(tx: Tx, deps: LedgerDeps, starting: Starting): Promise<PayRefusal | null> {
  if (starting.wait) return { kind: 'slowDown', until: starting.wait }
  const { gateway, base: amount } = starting.offer
  const { transaction } = starting.terms
  const beginning = { transaction, amount, gatewayCode: gateway.code, now: deps.clock.now() }
  for (const guard of deps.guards.beforePay) {
    const refusal = await guard(tx, beginning)
    if (refusal) return refusal
  }
  return deps.breaker.admits(gateway) ? null : { kind: 'gatewaySilent', gateway: nameOf(gateway) }
}

const nameOf = ({ nameEn: en, nameAr: ar }: GatewayRow) => ({ en, ar })

/** Card testing causes failures, so payers without failures need no query. */
async function mustWait(
  tx: Tx,
  deps: LedgerDeps,
  { command, terms }: Pick<Starting, 'command' | 'terms'>,
): Promise<Date | null> {
  const now = deps.clock.now()
  const { merchantId, id: transactionId } = terms.transaction
  const since = after(now, -longestWindowMs)
  const failures = await findFailures(tx, {
    merchantId,
    transactionId,
    payerNetwork: command.payerNetwork,
    since,
  })
  return waitsUntil(failures, now)
}

const liveWish = (
  deps: LedgerDeps,
  { command, offer, askedAttemptId, closedAttemptId }: Starting,
): LiveWish => ({
  gatewayCode: command.gatewayCode,
  base: offer.base,
  fee: offer.fee,
  now: deps.clock.now(),
  openingMs: deps.limits.openingMs,
  askedAttemptId,
  closedAttemptId,
})

type Beginning = Starting & { line: GatewayLine }

async function start(tx: Tx, deps: LedgerDeps, beginning: Beginning): Promise<SessionToOpen> {
  const [attempt] = await inOneTrip(
    begin(tx, deps, beginning),
    claimKey(tx, deps, beginning.command),
    noteAttempt(tx, deps, beginning),
  )
  return opening({ attempt, line: beginning.line, terms: beginning.terms, isAgain: false })
}

async function begin(
  tx: Tx,
  deps: LedgerDeps,
  { command, terms, offer, line }: Beginning,
): Promise<AttemptRow> {
  const { transaction } = terms
  const now = deps.clock.now()
  const scenario = transaction.extra['sandbox_scenario']
  return insertAttempt(tx, {
    merchantId: transaction.merchantId,
    transactionId: transaction.id,
    publicId: deps.ids.publicId(),
    gatewayCode: offer.gateway.code,
    trackId: deps.ids.trackId(),
    operation: line.account.operation,
    // A payment that settles on the spot calls no gateway.
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
    payerNetwork: command.payerNetwork,
    scenario: typeof scenario === 'string' ? scenario : null,
    nextInquiryAt: firstInquiryAt(now),
    createdAt: now,
  })
}

async function noteAttempt(tx: Tx, deps: LedgerDeps, { terms, offer }: Beginning): Promise<void> {
  const { transaction } = terms
  const gatewayCode = offer.gateway.code
  const isNew = transaction.state === 'created'
  if (!isNew && transaction.gatewayCode === gatewayCode) return
  const now = deps.clock.now()
  await inOneTrip(
    isNew
      ? moveTransaction(tx, deps, {
          transaction,
          event: 'payer.seen',
          source: 'pay',
          now,
          set: { gatewayCode, seenAt: now },
        })
      : changeTransaction(tx, transaction, { gatewayCode }),
    tellChanged(
      tx,
      { ...transaction, ...(isNew && { state: 'pending' as const }) },
      { what: `pay ${gatewayCode}`, now },
    ),
  )
}

const operationOf = ({ terms, offer }: Starting): 'purchase' | 'authorize' =>
  terms.transaction.operation === 'authorize' ? 'authorize' : offer.gateway.operation
