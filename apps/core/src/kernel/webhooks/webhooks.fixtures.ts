import { openLedger, type LedgerScene } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { quietLog } from '@wasl/tests/support/quiet-log'
import type { Receiver } from '@wasl/tests/support/receiver'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { createOutbound } from '../../platform/outbound/outbound.ts'
import { createSeal } from '../../platform/sealing/sealed.ts'
import { createWebhooks, type Webhooks } from './endpoints.service.ts'
import { createEventSender, type EventSender } from './event-sender.ts'
import type { EventType } from './webhook-event.domain.ts'
import { webhookDelivery, webhookEvent } from './webhooks.schema.ts'
import { eventWriter } from './write-events.service.ts'

export type ListeningScene = LedgerScene & {
  webhooks: Webhooks
  /** A worker of its own; each may send at the same time as the others. */
  worker(): EventSender
  /** Adds an endpoint at the receiver and answers its id and secret. */
  listen(receiver: Receiver, eventTypes?: readonly EventType[]): Promise<{ publicId: string; secret: string }>
  /** Writes down what happened since. */
  hear(): Promise<void>
}

/** A shop whose merchant has a server; the clock decides what is due. */
export async function openListening(
  db: Db,
  origins: readonly string[],
  /** A busy machine is no silent server: only who waits for silence makes it short. */
  { timeoutMs = 10_000 }: { timeoutMs?: number } = {},
): Promise<ListeningScene> {
  const scene = await openLedger(db)
  const { clock, merchantId } = scene
  const seal = createSeal('a secret of the tests that is long enough')
  const targets = { allowed: origins, onlyAllowed: true }
  const outbound = createOutbound({ ...targets, timeoutMs })
  const webhooks = createWebhooks({ db, clock, seal, targets })
  const writer = eventWriter({ db })
  return {
    ...scene,
    webhooks,
    worker: () => createEventSender({ db, clock, outbound, seal, log: quietLog, luck: () => 0 }),
    hear: async () => void (await scene.ledger.runJanitorOnce([writer])),
    async listen(receiver, eventTypes = []) {
      const url = `${receiver.origin}/hooks/${merchantId}`
      const added = await webhooks.addEndpoint({ merchantId, url, eventTypes, by: 'a test' })
      if (!added.ok) throw new Error(`the endpoint was refused: ${added.error.kind}`)
      return added.value
    },
  }
}

/** `transaction.paid delivered 1`: type, state and tries, in the order in which they were written. */
export async function deliveriesOf({ db, merchantId }: LedgerScene): Promise<string[]> {
  const rows = await db
    .select({ type: webhookEvent.type, state: webhookDelivery.state, tries: webhookDelivery.tries })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eq(webhookEvent.id, webhookDelivery.eventId))
    .where(eq(webhookDelivery.merchantId, merchantId))
    .orderBy(asc(webhookDelivery.id))
  return rows.map(({ type, state, tries }) => `${type} ${state} ${tries}`)
}

/** The letters of this shop alone: tests of a file share the server. */
export const lettersFor = ({ letters }: Receiver, { merchantId }: LedgerScene) =>
  letters.filter(({ path }) => path === `/hooks/${merchantId}`)
