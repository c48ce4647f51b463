import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Outbound, Posted } from '../../platform/outbound/outbound.ts'
import type { Seal } from '../../platform/sealing/sealed.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { isGivenUp, nextTryAt, wasAway } from './delivery.domain.ts'
import { openSecrets } from './endpoint-secret.ts'
import { callWaiting, clearFailing, markFailing, settleDelivery, type DueDelivery } from './sending.store.ts'
import { signedHeaders } from './signature.ts'
import { changeEndpoint, giveUpDeliveries, insertTry } from './webhooks.store.ts'

export type EventDeps = {
  db: Db
  clock: Clock
  outbound: Outbound
  seal: Seal
  log: { warn(fields: object, message: string): void }
  /** From 0 to 1: spreads tries that failed together. */
  luck: () => number
}

/** Signs, posts and writes down what came of it. No transaction is open while the server is asked. */
export async function sendEvent(deps: EventDeps, delivery: DueDelivery): Promise<void> {
  const { event, url, signer } = delivery
  const at = deps.clock.now()
  const secrets = openSecrets(deps.seal, signer, at)
  const posted = await deps.outbound.post(url, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Wasl-Webhooks/1',
      ...signedHeaders({ id: event.publicId, at, body: event.body }, secrets),
    },
    body: event.body,
  })
  if (!isTaken(posted)) reportNotTaken(deps, delivery, posted)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    if (isTaken(posted)) await taken(tx, delivery, { posted, now })
    else await notTaken(tx, deps, { delivery, posted, now })
    await insertTry(tx, {
      merchantId: delivery.merchantId,
      deliveryId: delivery.id,
      number: delivery.tries,
      at,
      tookMs: Math.max(0, now.getTime() - at.getTime()),
      ...heardOf(posted),
    })
  })
}

/** What a list says of a try: the server's status, or why there is none. */
const heardOf = (posted: Posted): { status: number | null; problem: string | null } => {
  if (posted.kind !== 'answered') return { status: null, problem: posted.problem }
  return { status: posted.status, problem: isTaken(posted) ? null : 'status' }
}

type Answered = Extract<Posted, { kind: 'answered' }>

/** Any 2xx; a redirect is not followed. */
const isTaken = (posted: Posted): posted is Answered =>
  posted.kind === 'answered' && posted.status >= 200 && posted.status < 300

async function taken(
  tx: Tx,
  delivery: DueDelivery,
  { posted, now }: { posted: Answered; now: Date },
): Promise<void> {
  const isMine = await settleDelivery(tx, delivery, {
    state: 'delivered',
    dueAt: now,
    deliveredAt: now,
    lastStatus: posted.status,
    lastProblem: null,
  })
  const since = isMine ? await clearFailing(tx, delivery) : null
  if (since && wasAway(since, now)) await callWaiting(tx, delivery, now)
}

function reportNotTaken(
  { log }: EventDeps,
  { merchantId, event, endpoint, tries }: DueDelivery,
  posted: Posted,
): void {
  const about = { merchantId, endpoint: endpoint.publicId, event: event.publicId, tries }
  log.warn({ ...about, ...posted }, 'a webhook was not taken')
}

async function notTaken(
  tx: Tx,
  { luck }: EventDeps,
  { delivery, posted, now }: { delivery: DueDelivery; posted: Posted; now: Date },
): Promise<void> {
  const round = { beganAt: delivery.roundBeganAt, tries: delivery.roundTries }
  const next = nextTryAt(round, { now, luck: luck() })
  const { status: lastStatus, problem: lastProblem } = heardOf(posted)
  const isMine = await settleDelivery(tx, delivery, {
    state: next ? 'due' : 'failed',
    dueAt: next ?? now,
    lastStatus,
    lastProblem,
  })
  if (!isMine) return
  const { merchantId, endpointId, endpoint } = delivery
  const since = await markFailing(tx, delivery, now)
  // Nobody could switch a server of requests on again: each of its letters is given up by itself.
  if (since && !endpoint.ofRequests && isGivenUp(since, now))
    await switchOff(tx, { delivery, merchantId, endpointId, since, now })
}

type SwitchingOff = { delivery: DueDelivery; merchantId: number; endpointId: number; since: Date; now: Date }

/** Three days without one event taken: nobody is there. The merchant is told by mail, and may switch it on again. */
async function switchOff(
  tx: Tx,
  { delivery: { endpoint }, merchantId, endpointId, since, now }: SwitchingOff,
): Promise<void> {
  const { publicId, url } = endpoint
  await changeEndpoint(tx, { merchantId, publicId }, { active: false, disabledAt: now })
  await giveUpDeliveries(tx, { merchantId, endpointId })
  await recordAudit(
    tx,
    { merchantId, actor: 'wasl', action: 'webhook.disabled', object: publicId, detail: { url, since } },
    now,
  )
  await writeNotice(
    tx,
    {
      merchantId,
      topic: 'webhook.disabled',
      aggregate: `webhook_endpoint:${publicId}`,
      dedupeKey: `webhook.disabled:${publicId}:${since.toISOString()}`,
      payload: { endpoint: publicId, url, since: since.toISOString() },
    },
    now,
  )
}
