import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { readTarget, type TargetProblem, type TargetRules } from '../../platform/outbound/target.ts'
import type { Seal } from '../../platform/sealing/sealed.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { secretPlace } from './endpoint-secret.ts'
import { newWebhookSecret } from './signature.ts'
import type { EventType } from './webhook-event.domain.ts'
import {
  beginNewRound,
  changeEndpoint,
  findEndpoint,
  insertEndpoint,
  lockEndpoint,
  type EndpointRef,
} from './webhooks.store.ts'

export type WebhookDeps = { db: Db; clock: Clock; seal: Seal; targets: TargetRules }

export type Webhooks = ReturnType<typeof createWebhooks>

/** What merchants may do with the servers that listen to them. */
export function createWebhooks(deps: WebhookDeps) {
  return {
    find: (ref: EndpointRef) => findEndpoint(deps.db, ref),
    addEndpoint: (wish: NewEndpoint) => addEndpoint(deps, wish),
    rotateSecret: (wish: EndpointRef & { by: string }) => rotateSecret(deps, wish),
    move: (wish: EndpointRef & { url: string; by: string }) => moveEndpoint(deps, wish),
    switchOn: (wish: EndpointRef & { by: string }) => switchOn(deps, wish),
    replay: (wish: { merchantId: number; eventId: string; by: string }) => replay(deps, wish),
  }
}

export type NewEndpoint = {
  merchantId: number
  url: string
  /** Empty: every type. */
  eventTypes?: readonly EventType[]
  by: string
  /** Seeds name theirs. */
  named?: { publicId: string; secret: string }
}

/** The only moment, beside a rotation, at which anybody sees the secret. */
async function addEndpoint(
  { db, clock, seal, targets }: WebhookDeps,
  { merchantId, url, eventTypes = [], by, named }: NewEndpoint,
): Promise<Result<{ publicId: string; secret: string }, { kind: 'badTarget'; problem: TargetProblem }>> {
  const target = readTarget(url, targets)
  if (typeof target === 'string') return refused({ kind: 'badTarget', problem: target })
  const { publicId, secret } = named ?? { publicId: newPublicId(), secret: newWebhookSecret() }
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await insertEndpoint(tx, {
      merchantId,
      publicId,
      url: target.url.href,
      eventTypes: [...eventTypes],
      secret: seal.seal(secret, secretPlace(publicId)),
      createdAt: now,
    })
    const detail = { url: target.url.href, eventTypes }
    await recordAudit(tx, { merchantId, actor: by, action: 'webhook.added', object: publicId, detail }, now)
  })
  return accepted({ publicId, secret })
}

/** How long the old secret goes on signing beside the new one. */
const overlapMs = 24 * 3_600_000

async function rotateSecret(
  { db, clock, seal }: WebhookDeps,
  { merchantId, publicId, by }: EndpointRef & { by: string },
): Promise<Result<{ secret: string }, 'notFound'>> {
  const ref = { merchantId, publicId }
  return inTransaction(db, async (tx) => {
    const row = await lockEndpoint(tx, ref)
    if (!row) return refused('notFound')
    const secret = newWebhookSecret()
    const now = clock.now()
    await changeEndpoint(tx, ref, {
      secret: seal.seal(secret, secretPlace(publicId)),
      previousSecret: row.secret,
      previousSecretUntil: new Date(now.getTime() + overlapMs),
    })
    await recordAudit(tx, { merchantId, actor: by, action: 'webhook.secret_rotated', object: publicId }, now)
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

/** The same event under the same id, once more to every server that is on. */
async function replay(
  { db, clock }: WebhookDeps,
  { merchantId, eventId, by }: { merchantId: number; eventId: string; by: string },
): Promise<Result<{ deliveries: number }, 'notFound'>> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const { isKnown, deliveries } = await beginNewRound(tx, { merchantId, eventId, now })
    if (!isKnown) return refused('notFound')
    const detail = { deliveries }
    await recordAudit(tx, { merchantId, actor: by, action: 'webhook.replayed', object: eventId, detail }, now)
    return accepted({ deliveries })
  })
}
