import type { Localised } from '@wasl/domain/locale'
import type { Tx } from '../../platform/db/db.ts'
import {
  changeAttempt,
  findAttemptByKey,
  insertAttempt,
  lockLiveAttempt,
  type AttemptRow,
} from './attempt.store.ts'
import { isLive } from './attempt.domain.ts'
import { lineTo, settlesInPlace, type GatewayLine } from './gateway-line.ts'
import { findGateways, type GatewayRow } from './gateways.store.ts'
import { findClaim, insertClaim, storeAnswer, takeOverClaim, type KeyRef } from './idempotency.store.ts'
import { after, firstInquiryAt, minutes } from './inquiry.domain.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import type { Offer } from './offers.domain.ts'
import { decideLive, decideTerms, type PayRefusal } from './pay.domain.ts'
import type { PayAnswer, PayCommand } from './pay-command.ts'
import { changeTransaction, lockPayTerms, type PayTermsRow } from './transaction.store.ts'

export type SessionToOpen = {
  kind: 'open'
  attempt: AttemptRow
  line: GatewayLine
  merchantName: Localised
  orderNo: string | null
  superseded: AttemptRow | null
}

export type PayStep =
  | { kind: 'refused'; refusal: PayRefusal }
  | { kind: 'answered'; answer: PayAnswer }
  /** Somebody may be paying already: the gateway is asked, outside the transaction, and this is tried again. */
  | { kind: 'askFirst'; attempt: AttemptRow }
  | SessionToOpen

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

type Held = { command: PayCommand; terms: PayTermsRow }

/** What a key that was seen before answers; null where the request is new. */
async function answerHeldKey(tx: Tx, deps: LedgerDeps, { command, terms }: Held): Promise<PayStep | null> {
  const key = keyRef(command)
  if (!key) return null
  const now = deps.clock.now()
  const claim = await findClaim<StoredAnswer>(tx, { ...key, requestHash: command.requestHash, now })
  switch (claim.kind) {
    case 'new':
      return null
    case 'otherRequest':
      return { kind: 'refused', refusal: { kind: 'keyReused' } }
    case 'inFlight':
      return { kind: 'refused', refusal: { kind: 'inFlight' } }
    case 'replay':
      return { kind: 'answered', answer: { ...claim.answer, replayed: true } }
    case 'crashed':
      await takeOverClaim(tx, { ...key, lockedUntil: after(now, deps.limits.claimMs) })
      return resume(tx, deps, { command, terms })
  }
}

/** Goes on with the attempt a crashed request made, under the same track id: the gateway knows it as the same payment. */
async function resume(tx: Tx, deps: LedgerDeps, { command, terms }: Held): Promise<PayStep | null> {
  const { merchantId, id: transactionId } = terms.transaction
  const key = command.idempotencyKey ?? ''
  const attempt = await findAttemptByKey(tx, { merchantId, transactionId, key })
  if (!attempt) return null
  const gateways = await findGateways(tx, { merchantId, codes: [attempt.gatewayCode] })
  const line = gateways[0] ? lineTo(deps, gateways[0], attempt.operation) : null
  if (isLive(attempt.state) && attempt.redirectUrl === null && line) return opening(attempt, line, terms)
  const redirectUrl = isLive(attempt.state) ? attempt.redirectUrl : null
  return answered(tx, command, { attempt, redirectUrl })
}

type Starting = Preparing & { terms: PayTermsRow; offer: Offer<GatewayRow> }

async function startOrRejoin(tx: Tx, deps: LedgerDeps, starting: Starting): Promise<PayStep> {
  const { command, terms, offer, askedAttemptId } = starting
  const { merchantId, id: transactionId } = terms.transaction
  const now = deps.clock.now()
  const line = lineTo(deps, offer.gateway, operationOf(starting))
  if (!line) throw new Error(`the gateway ${offer.gateway.code} was offered without an adapter`)
  const live = await lockLiveAttempt(tx, { merchantId, transactionId })
  const openingMs = deps.limits.openSessionMs * 1.5
  const wish = {
    gatewayCode: command.gatewayCode,
    base: offer.base,
    fee: offer.fee,
    now,
    openingMs,
    askedAttemptId,
  }
  const step = decideLive(live, wish)
  switch (step) {
    case 'wait':
      return { kind: 'refused', refusal: { kind: 'inFlight' } }
    case 'rejoin':
      return rejoined(tx, deps, { command, live })
    case 'askFirst':
      return live ? { kind: 'askFirst', attempt: live } : unreachable()
    case 'reopen':
      await claimKey(tx, deps, command)
      return live ? opening(live, line, terms) : unreachable()
    case 'supersede':
    case 'start': {
      await claimKey(tx, deps, command)
      const superseded =
        live && (await changeAttempt(tx, live, { event: 'attempt.superseded', source: 'pay', now }))
      const attempt = await begin(tx, deps, { ...starting, line })
      return { ...opening(attempt, line, terms), superseded }
    }
  }
}

async function rejoined(
  tx: Tx,
  deps: LedgerDeps,
  { command, live }: { command: PayCommand; live: AttemptRow | null },
): Promise<PayStep> {
  if (!live) return unreachable()
  await claimKey(tx, deps, command)
  return answered(tx, command, { attempt: live, redirectUrl: live.redirectUrl })
}

async function begin(
  tx: Tx,
  deps: LedgerDeps,
  { command, terms, offer, line }: Starting & { line: GatewayLine },
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
  const attempt = await insertAttempt(tx, {
    merchantId: transaction.merchantId,
    transactionId: transaction.id,
    publicId: deps.ids.publicId(),
    gatewayCode: offer.gateway.code,
    trackId: deps.ids.trackId(),
    operation: line.account.operation,
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
  if (settlesInPlace(line.adapter)) return attempt
  return changeAttempt(tx, attempt, { event: 'session.requested', source: 'pay', now })
}

type StoredAnswer = Pick<PayAnswer, 'redirectUrl' | 'attemptId'>

/** Stores the answer under the request's key, in the transaction that makes it true. */
export async function answered(
  tx: Tx,
  command: PayCommand,
  { attempt, redirectUrl }: { attempt: AttemptRow; redirectUrl: string | null },
): Promise<{ kind: 'answered'; answer: PayAnswer }> {
  const body: StoredAnswer = {
    redirectUrl: redirectUrl ?? command.origin.attemptPage(attempt.publicId),
    attemptId: attempt.publicId,
  }
  const key = keyRef(command)
  if (key) await storeAnswer(tx, key, { status: 200, body })
  return { kind: 'answered', answer: { ...body, replayed: false } }
}

async function claimKey(tx: Tx, deps: LedgerDeps, command: PayCommand): Promise<void> {
  const key = keyRef(command)
  if (!key) return
  const now = deps.clock.now()
  await insertClaim(tx, {
    ...key,
    requestHash: command.requestHash,
    now,
    lockedUntil: after(now, deps.limits.claimMs),
  })
}

const keyRef = ({ merchantId, transactionId, idempotencyKey }: PayCommand): KeyRef | null =>
  idempotencyKey === null ? null : { merchantId, scope: `pay:${transactionId}`, key: idempotencyKey }

const opening = (
  attempt: AttemptRow,
  line: GatewayLine,
  { transaction, merchant }: PayTermsRow,
): SessionToOpen => ({
  kind: 'open',
  attempt,
  line,
  merchantName: { en: merchant.titleEn, ar: merchant.titleAr },
  orderNo: transaction.orderNo,
  superseded: null,
})

const operationOf = ({ terms, offer }: Starting): 'purchase' | 'authorize' =>
  terms.transaction.operation === 'authorize' ? 'authorize' : offer.gateway.operation

function unreachable(): never {
  throw new Error('a live attempt was decided about that is not there')
}
