import { inTransaction } from '../../platform/db/in-transaction.ts'
import { onceMore } from '../../platform/jobs/once-more.ts'
import { sendEvent, type EventDeps } from './send-events.service.ts'
import { leaseDueDeliveries, type DueDelivery } from './sending.store.ts'

export type EventSender = {
  /** Starts sending what is due and does not wait for it. */
  begin(): Promise<void>
  /** Sends what is due, and what becomes due by that. */
  finish(): Promise<void>
  /** Begins nothing more and waits for what is under way. */
  stop(): Promise<void>
}

/** How many are sent at once, in all and to one endpoint. A server that never answers holds its own places, nobody else's. */
const MOST = 64
const PER_ENDPOINT = 4
/** Longer than a post may take. */
const LEASE_MS = 60_000

export type SenderDeps = EventDeps & { log: { error(fields: object, message: string): void } }

export function createEventSender(deps: SenderDeps): EventSender {
  const underWay = new Map<Promise<void>, number>()
  let isStopped = false

  const leasing = onceMore(async () => {
    const room = MOST - underWay.size
    if (isStopped || room <= 0) return
    for (const delivery of await lease(room)) start(delivery)
  })
  const begin = (): Promise<void> => leasing.ask()

  const lease = (limit: number): Promise<DueDelivery[]> => {
    const now = deps.clock.now()
    const until = new Date(now.getTime() + LEASE_MS)
    const sendingTo = [...underWay.values()]
    return inTransaction(deps.db, (tx) =>
      leaseDueDeliveries(tx, { now, until, limit, perEndpoint: PER_ENDPOINT, sendingTo }),
    )
  }

  const start = (delivery: DueDelivery): void => {
    const work: Promise<void> = sendEvent(deps, delivery)
      .catch((err: unknown) => deps.log.error({ err, delivery: delivery.id }, 'a webhook was left half sent'))
      .then(() => {
        underWay.delete(work)
        return begin()
      })
      .catch((err: unknown) => deps.log.error({ err }, 'webhooks could not be leased'))
    underWay.set(work, delivery.endpointId)
  }

  const isBusy = (): boolean => underWay.size > 0 || leasing.underWay() !== null

  const quiet = async (): Promise<void> => {
    while (isBusy()) await Promise.all([...underWay.keys(), leasing.underWay()])
  }

  return {
    begin,
    async finish() {
      await begin()
      await quiet()
    },
    async stop() {
      isStopped = true
      await quiet()
    },
  }
}
