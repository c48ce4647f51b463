import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { readTarget, type TargetProblem, type TargetRules } from '../../platform/outbound/target.ts'
import type { Seal } from '../../platform/sealing/sealed.ts'
import { recordAudit, type AuditEntry } from '../audit/audit.store.ts'
import { lockMerchant } from '../merchants/merchants.store.ts'
import { replacing, secretPlace } from './endpoint-secret.ts'
import { beginNewRound, beginNewRoundOf, beginNewRoundOfFailed } from './replay.store.ts'
import { newWebhookSecret } from './signature.ts'
import { testBody, testEventType, type EventType } from './webhook-event.domain.ts'
import {
  changeEndpoint,
  countEndpoints,
  findEndpoint,
  findLastEvent,
  giveUpDeliveries,
  insertEndpoint,
  insertEvent,
  lockEndpoint,
  type EndpointRef,
  type NewEvent,
} from './webhooks.store.ts'

export type WebhookDeps = { db: Db; clock: Clock; seal: Seal; targets: TargetRules }

export type Webhooks = ReturnType<typeof createWebhooks>

/** What merchants may do with the servers that listen to them. */
export function createWebhooks(deps: WebhookDeps) {
  return {
    find: (ref: EndpointRef) => findEndpoint(deps.db, ref),
    addEndpoint: (wish: NewEndpoint) => addEndpoint(deps, wish),
    change: (wish: ChangedEndpoint) => changeWhole(deps, wish),
    rotateSecret: (wish: EndpointRef & Asking) => rotateSecret(deps, wish),
    sendTest: (wish: EndpointRef & Asking) => sendTest(deps, wish),
    replayDelivery: (wish: { merchantId: number; id: number } & Asking) => replayDelivery(deps, wish),
    replayFailed: (wish: { merchantId: number; endpointId: string | null } & Asking) =>
      replayFailed(deps, wish),
    move: (wish: EndpointRef & { url: string; by: string }) => moveEndpoint(deps, wish),
    switchOn: (wish: EndpointRef & { by: string }) => switchOn(deps, wish),
    tellAgain: (wish: { merchantId: number; aggregate: string; by: string }) => tellAgain(deps, wish),
    replay: (wish: { merchantId: number; eventId: string; by: string }) => replay(deps, wish),
  }
}

/** Who asks; `audit` is of somebody who signed in. */
export type Asking = { by: string; audit?: Pick<AuditEntry, 'requestId' | 'sessionId' | 'network'> }

type BadTarget = { kind: 'badTarget'; problem: TargetProblem }

/** No merchant has more servers than this. */
export const mostEndpoints = 20

export type NewEndpoint = Asking & {
  merchantId: number
  url: string
  /** Empty: every type. */
  eventTypes?: readonly EventType[]
  /** Seeds name theirs. */
  named?: { publicId: string; secret: string }
}

/** The only moment, beside a rotation, at which anybody sees the secret. */
async function addEndpoint(
  { db, clock, seal, targets }: WebhookDeps,
  { merchantId, url, eventTypes = [], by, audit, named }: NewEndpoint,
): Promise<Result<{ publicId: string; secret: string }, BadTarget | { kind: 'tooMany' }>> {
  const target = readTarget(url, targets)
  if (typeof target === 'string') return refused({ kind: 'badTarget', problem: target })
  const { publicId, secret } = named ?? { publicId: newPublicId(), secret: newWebhookSecret() }
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId)
    if ((await countEndpoints(tx, { merchantId, ofRequests: false })) >= mostEndpoints)
      return refused({ kind: 'tooMany' as const })
    await insertEndpoint(tx, {
      merchantId,
      publicId,
      url: target.url.href,
      eventTypes: [...eventTypes],
      secret: seal.seal(secret, secretPlace(publicId)),
      createdAt: now,
    })
    const detail = { url: target.url.href, eventTypes }
    const who = { ...audit, merchantId, actor: by }
    const entry = { ...who, action: 'webhook.added' as const, object: publicId, detail }
    await recordAudit(tx, entry, now)
    return accepted({ publicId, secret })
  })
}

export type ChangedEndpoint = EndpointRef &
  Asking & {
    url: string
    eventTypes: readonly EventType[]
    active: boolean
    /** The one that was shown: what has changed since is refused. */
    revision: number
  }

/** Another address or switched on again: it starts there as one that has never failed. Off: what is due is given up. */
async function changeWhole(
  { db, clock, targets }: WebhookDeps,
  { merchantId, publicId, url, eventTypes, active, revision, by, audit }: ChangedEndpoint,
): Promise<Result<null, BadTarget | { kind: 'notFound' | 'changed' }>> {
  const target = readTarget(url, targets)
  if (typeof target === 'string') return refused({ kind: 'badTarget', problem: target })
  const ref = { merchantId, publicId }
  return inTransaction(db, async (tx) => {
    const row = await lockEndpoint(tx, ref)
    if (!row) return refused({ kind: 'notFound' as const })
    if (row.revision !== revision) return refused({ kind: 'changed' as const })
    const after = { url: target.url.href, eventTypes: [...eventTypes], active }
    const isFresh = row.url !== after.url || (active && !row.active)
    await changeEndpoint(tx, ref, {
      ...after,
      revision: revision + 1,
      ...(isFresh && { failingSince: null, disabledAt: null }),
    })
    if (!active && row.active) await giveUpDeliveries(tx, { merchantId, endpointId: row.id })
    const before = { url: row.url, eventTypes: row.eventTypes, active: row.active }
    const detail = { before, after }
    const who = { ...audit, merchantId, actor: by }
    const entry = { ...who, action: 'webhook.changed' as const, object: publicId, detail }
    await recordAudit(tx, entry, clock.now())
    return accepted(null)
  })
}

/** To one server, which has to be on. */
async function sendTest(
  { db, clock }: WebhookDeps,
  { merchantId, publicId, by, audit }: EndpointRef & Asking,
): Promise<Result<{ deliveryId: number }, 'notFound' | 'off'>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const row = await lockEndpoint(tx, { merchantId, publicId })
    if (!row) return refused('notFound')
    if (!row.active) return refused('off')
    const event: NewEvent = {
      merchantId,
      publicId: `msg_${newPublicId()}`,
      noticeId: null,
      type: testEventType,
      // Its own, so that it waits behind nothing.
      aggregate: `test:${newPublicId()}`,
      body: testBody({ endpoint: publicId, by, at: now }),
      createdAt: now,
    }
    const [deliveryId] = await insertEvent(tx, event, [{ endpointId: row.id, url: null }])
    if (deliveryId === undefined) throw new Error('the test was not stored')
    const who = { ...audit, merchantId, actor: by }
    const entry = { ...who, action: 'webhook.tested' as const, object: publicId }
    await recordAudit(tx, entry, now)
    return accepted({ deliveryId })
  })
}

async function replayDelivery(
  { db, clock }: WebhookDeps,
  { merchantId, id, by, audit }: { merchantId: number; id: number } & Asking,
): Promise<Result<null, 'notFound' | 'off'>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const round = await beginNewRoundOf(tx, { merchantId, id, now })
    if (!round) return refused('notFound')
    if (!round.isSent) return refused('off')
    const detail = { deliveries: 1 }
    const entry = {
      ...audit,
      merchantId,
      actor: by,
      action: 'webhook.replayed' as const,
      object: round.eventId,
      detail,
    }
    await recordAudit(tx, entry, now)
    return accepted(null)
  })
}

/** A press takes so many; the next press takes the next. */
const mostReplayed = 1_000

async function replayFailed(
  { db, clock }: WebhookDeps,
  { merchantId, endpointId, by, audit }: { merchantId: number; endpointId: string | null } & Asking,
): Promise<Result<{ deliveries: number }, 'notFound'>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const row = endpointId === null ? null : await lockEndpoint(tx, { merchantId, publicId: endpointId })
    if (endpointId !== null && row === null) return refused('notFound')
    const round = { merchantId, endpointId: row?.id ?? null, most: mostReplayed, now }
    const deliveries = await beginNewRoundOfFailed(tx, round)
    const object = endpointId ?? `merchant:${merchantId}`
    const detail = { deliveries }
    const who = { ...audit, merchantId, actor: by }
    const entry = { ...who, action: 'webhook.failed_replayed' as const, object, detail }
    if (deliveries > 0) await recordAudit(tx, entry, now)
    return accepted({ deliveries })
  })
}

/** How long the old secret goes on signing beside the new one. */
const overlapMs = 24 * 3_600_000

async function rotateSecret(
  { db, clock, seal }: WebhookDeps,
  { merchantId, publicId, by, audit }: EndpointRef & Asking,
): Promise<Result<{ secret: string }, 'notFound'>> {
  const ref = { merchantId, publicId }
  return inTransaction(db, async (tx) => {
    const row = await lockEndpoint(tx, ref)
    if (!row) return refused('notFound')
    const secret = newWebhookSecret()
    const now = clock.now()
    await changeEndpoint(tx, ref, {
      secret: seal.seal(secret, secretPlace(publicId)),
      ...replacing(seal, row, { now, until: new Date(now.getTime() + overlapMs) }),
    })
    const who = { ...audit, merchantId, actor: by }
    const entry = { ...who, action: 'webhook.secret_rotated' as const, object: publicId }
    await recordAudit(tx, entry, now)
    return accepted({ secret })
  })
}

/** To another address; it starts there as one that has never failed. */
async function moveEndpoint(
  { db, clock, targets }: WebhookDeps,
  { merchantId, publicId, url, by }: EndpointRef & { url: string; by: string },
): Promise<Result<null, { kind: 'notFound' } | { kind: 'badTarget'; problem: TargetProblem }>> {
  const target = readTarget(url, targets)
  if (typeof target === 'string') return refused({ kind: 'badTarget', problem: target })
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const set = { url: target.url.href, active: true, failingSince: null, disabledAt: null }
    if (!(await changeEndpoint(tx, { merchantId, publicId }, set))) return refused({ kind: 'notFound' })
    const detail = { url: target.url.href }
    await recordAudit(tx, { merchantId, actor: by, action: 'webhook.moved', object: publicId, detail }, now)
    return accepted(null)
  })
}

async function switchOn(
  { db, clock }: WebhookDeps,
  { merchantId, publicId, by }: EndpointRef & { by: string },
): Promise<Result<null, 'notFound'>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const set = { active: true, failingSince: null, disabledAt: null }
    if (!(await changeEndpoint(tx, { merchantId, publicId }, set))) return refused('notFound')
    await recordAudit(tx, { merchantId, actor: by, action: 'webhook.enabled', object: publicId }, now)
    return accepted(null)
  })
}

/** What those of the merchant's servers that are on heard last of something, once more. */
async function tellAgain(
  deps: WebhookDeps,
  { merchantId, aggregate, by }: { merchantId: number; aggregate: string; by: string },
): Promise<Result<{ deliveries: number }, 'notFound'>> {
  const last = await findLastEvent(deps.db, { merchantId, aggregate })
  return last ? replay(deps, { merchantId, eventId: last.publicId, by, aggregate }) : refused('notFound')
}

type Replay = { merchantId: number; eventId: string; by: string }

/** The same event under the same id, once more to every server that is on. */
async function replay(
  { db, clock }: WebhookDeps,
  { merchantId, eventId, by, aggregate }: Replay & { aggregate?: string },
): Promise<Result<{ deliveries: number }, 'notFound'>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const { isKnown, deliveries } = await beginNewRound(tx, { merchantId, eventId, now })
    if (!isKnown) return refused('notFound')
    const detail = { ...(aggregate && { event: eventId }), deliveries }
    // Whoever tells of a transaction again looks for it there.
    const action = aggregate ? 'transaction.disclosed' : 'webhook.replayed'
    const entry = { merchantId, actor: by, action, object: aggregate ?? eventId, detail } as const
    await recordAudit(tx, entry, now)
    return accepted({ deliveries })
  })
}
