import { createHash } from 'node:crypto'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { inOneTrip } from '../../../platform/db/one-trip.ts'
import type { Evidence } from '../../gateways/gateway.ts'
import { writeNotice } from '../../notices/notices.store.ts'
import { findByTrack, type TrackedAttempt } from '../attempt.store.ts'
import { applyUnderLock, closeSuperseded, type Applied } from './evidence.service.ts'
import type { EvidenceOutcome } from './evidence.domain.ts'
import { lineTo } from '../gateway-line.ts'
import { findGateway } from '../../merchants/gateways.store.ts'
import { after, seconds } from './inquiry.domain.ts'
import { keepWaiting, markProcessed, receiveEvent, type InboxEvent, type KeptEvent } from './inbox.store.ts'
import { storable, storableId } from '../storable.ts'
import type { LedgerDeps } from '../ledger-deps.ts'

export type Callback = { merchantId: number; gatewayCode: string; headers: Headers; rawBody: Uint8Array }

/** Answer to the gateway. Everything except a refusal is 2xx: stored, no need to send it again. */
export type CallbackOutcome = 'applied' | 'duplicate' | 'orphan' | 'meaningless' | 'kept'
export type CallbackRefusal = 'unknownGateway' | 'secretsClosed' | 'badSignature' | 'malformed' | 'tooLarge'

const LARGEST_BODY = 64 * 1024

/** Verify, store, apply, answer (reliability B.3). A body without a valid signature leaves only a log line. */
export const receiveCallback =
  (deps: LedgerDeps) =>
  async (callback: Callback): Promise<Result<CallbackOutcome, CallbackRefusal>> => {
    const { merchantId, gatewayCode, headers, rawBody } = callback
    if (rawBody.byteLength > LARGEST_BODY) return refused('tooLarge')
    const gateway = await findGateway(deps.db, { merchantId, code: gatewayCode })
    if (!gateway || !deps.gateways.find(gateway.adapter)) return refused('unknownGateway')
    const line = lineTo(deps, gateway)
    if (!line) return refused('secretsClosed')
    const verdict = line.adapter.readCallback(line.account, headers, rawBody)
    if (verdict.kind !== 'event') {
      reportRefused(deps, callback, verdict.kind)
      return refused(verdict.kind)
    }
    const event = {
      merchantId,
      gatewayCode,
      dedupeKey: storableId(verdict.eventId),
      evidence: verdict.evidence.map(storable),
      source: 'callback' as const,
    }
    return accepted(await storeAndApply(deps, { ...event, receivedAt: deps.clock.now() }))
  }

type Received = InboxEvent

/** In one commit if possible. An event that cannot be applied now is kept, and the janitor tries again. */
async function storeAndApply(deps: LedgerDeps, event: Received): Promise<CallbackOutcome> {
  try {
    const { outcome, applied } = await inTransaction(deps.db, (tx) => receiveAndApply(tx, deps, event))
    await closeSuperseded(deps, applied)
    return outcome
  } catch (err) {
    await inTransaction(deps.db, (tx) =>
      receiveEvent(tx, { ...event, dueAt: after(event.receivedAt, seconds(5)) }),
    )
    deps.log.error(
      { err, gateway: event.gatewayCode, event: event.dedupeKey },
      'a callback was kept to be applied later',
    )
    return 'kept'
  }
}

type Outcome = { outcome: CallbackOutcome; applied: Applied }

async function receiveAndApply(tx: Tx, deps: LedgerDeps, event: Received): Promise<Outcome> {
  const [stored, attempts] = await inOneTrip(receiveEvent(tx, event), attemptsMeant(tx, event))
  return stored
    ? book(tx, deps, { event: { ...event, id: stored.id }, attempts })
    : { outcome: 'duplicate', applied: nothing }
}

/** Applies a stored event and records the result. */
export async function applyEvent(tx: Tx, deps: LedgerDeps, event: KeptEvent): Promise<Outcome> {
  return book(tx, deps, { event, attempts: await attemptsMeant(tx, event) })
}

export async function attemptsMeant(
  tx: Tx,
  { merchantId, gatewayCode, evidence }: InboxEvent,
): Promise<TrackedAttempt[]> {
  const trackIds = [...new Set(evidence.map(({ trackId }) => trackId))]
  const found = await inOneTrip(
    ...trackIds.map((trackId) => findByTrack(tx, { merchantId, gatewayCode, trackId })),
  )
  return found.filter((attempt) => attempt !== null)
}

async function book(
  tx: Tx,
  deps: LedgerDeps,
  { event, attempts }: { event: KeptEvent; attempts: readonly TrackedAttempt[] },
): Promise<Outcome> {
  const { merchantId, evidence, source, id } = event
  const applied: Applied = { outcomes: [], superseded: [] }
  const orphans = evidence.filter(({ trackId }) => attempts.every((attempt) => attempt.trackId !== trackId))
  const note = (outcomes: readonly EvidenceOutcome[]) => {
    const now = deps.clock.now()
    if (outcomes.includes('early')) return keepWaiting(tx, { merchantId, id, dueAt: after(now, seconds(5)) })
    const outcome = [...outcomes, ...orphans.map(() => 'orphan')].join(' ')
    return markProcessed(tx, { merchantId, id, now, outcome })
  }
  const meant = attempts.toSorted(byTransaction)
  for (const [at, { id: attemptId, transactionId, trackId }] of meant.entries()) {
    const own = evidence.filter((piece) => piece.trackId === trackId)
    const facts = { merchantId, transactionId, attemptId, evidence: own, source }
    const isLast = at === meant.length - 1
    const { outcomes, superseded } = await applyUnderLock(tx, deps, {
      ...facts,
      ...(isLast && {
        alongside: (last: readonly EvidenceOutcome[]) => note([...applied.outcomes, ...last]),
      }),
    })
    applied.outcomes.push(...outcomes)
    applied.superseded.push(...superseded)
  }
  if (meant.length === 0) await note([])
  if (orphans.length > 0) await reportOrphans(tx, deps, { event, orphans })
  return { outcome: outcomeOf(applied, orphans), applied }
}

/** The gateway reports a payment that we never requested: it is stored and reported. */
async function reportOrphans(
  tx: Tx,
  deps: LedgerDeps,
  { event, orphans }: { event: KeptEvent; orphans: readonly Evidence[] },
): Promise<void> {
  deps.count('callback.orphan')
  const notice = {
    merchantId: event.merchantId,
    topic: 'gateway.orphan',
    aggregate: `gateway:${event.gatewayCode}`,
    dedupeKey: `gateway.orphan:${event.gatewayCode}:${event.dedupeKey}`,
    payload: { gateway: event.gatewayCode, trackIds: orphans.map(({ trackId }) => trackId) },
  }
  await writeNotice(tx, notice, deps.clock.now())
}

function reportRefused(
  deps: LedgerDeps,
  { gatewayCode, rawBody }: Callback,
  kind: 'badSignature' | 'malformed',
): void {
  const sha256 = createHash('sha256').update(rawBody).digest('hex')
  deps.count(`callback.${kind}`)
  deps.log.warn({ gateway: gatewayCode, sha256, kind }, 'a callback was refused')
}

function outcomeOf({ outcomes }: Applied, orphans: readonly Evidence[]): CallbackOutcome {
  if (outcomes.length === 0) return orphans.length > 0 ? 'orphan' : 'meaningless'
  if (outcomes.includes('early')) return 'kept'
  return outcomes.every((outcome) => outcome === 'duplicate') ? 'duplicate' : 'applied'
}

/** Locks of several transactions are always taken in this order. */
const byTransaction = (left: { transactionId: number }, right: { transactionId: number }): number =>
  left.transactionId - right.transactionId

const nothing: Applied = { outcomes: [], superseded: [] }
