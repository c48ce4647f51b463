import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/db.ts'
import { deliveryAddress, endpointOfDelivery, eventOfDelivery } from './delivery-joins.ts'
import { webhookDelivery, webhookEndpoint, webhookEvent } from './webhooks.schema.ts'

const signer = alias(webhookEndpoint, 'signer')

/** Whose secret signs: an endpoint's own, and for a server of requests that of the merchant's first. */
const signerOfEndpoint = and(
  eq(signer.merchantId, webhookEndpoint.merchantId),
  eq(
    signer.id,
    sql`case when ${webhookEndpoint.ofRequests} then (select min(own.id) from webhook_endpoint own
      where own.merchant_id = ${webhookEndpoint.merchantId} and not own.of_requests) else ${webhookEndpoint.id} end`,
  ),
)

export type DueDelivery = Awaited<ReturnType<typeof leaseDueDeliveries>>[number]

export type Room = {
  now: Date
  until: Date
  limit: number
  /** At most so many at once for one endpoint; one for an endpoint that is failing. */
  perEndpoint: number
  /** Endpoints this process is sending to, once per delivery. */
  sendingTo: readonly number[]
}

const isDue = (now: SQL): SQL => sql`d.state = 'due' and d.due_at <= ${now}
  and (d.leased_until is null or d.leased_until <= ${now})`

export const deliveriesAreDue = (now: SQL): SQL =>
  sql`exists (select from webhook_delivery d where ${isDue(now)})`

/**
 * Due deliveries, leased so that nobody else sends them meanwhile. Of one transaction an endpoint hears one event after
 * the other, and however much is due for one endpoint, it takes no more than its share.
 */
export async function leaseDueDeliveries(tx: Tx, { now, until, limit, perEndpoint, sendingTo }: Room) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const sending = sql`(select count(*) from unnest(${`{${sendingTo.join(',')}}`}::bigint[]) busy where busy = e.id)`
  const share = sql`(case when e.failing_since is null then ${perEndpoint}::int else 1 end - ${sending})`
  const mine = sql`
    select due.id from webhook_endpoint e cross join lateral (
      select d.id, row_number() over (order by d.id) as place from webhook_delivery d
      where d.endpoint_id = e.id and ${isDue(moment)}
        and not exists (
          select 1 from webhook_delivery earlier
          where earlier.endpoint_id = d.endpoint_id and earlier.aggregate = d.aggregate
            and earlier.merchant_id = d.merchant_id and earlier.state = 'due' and earlier.id < d.id)
      order by d.id limit ${perEndpoint}) due
    where e.active and due.place <= ${share}`
  const locked = sql`
    select d.id from webhook_delivery d
    where d.id in (${mine}) and d.state = 'due'
      and (d.leased_until is null or d.leased_until <= ${moment})
    order by d.id limit ${limit} for update skip locked`
  const leased = await tx
    .update(webhookDelivery)
    .set({
      leasedUntil: until,
      tries: sql`${webhookDelivery.tries} + 1`,
      roundTries: sql`${webhookDelivery.roundTries} + 1`,
    })
    .where(sql`${webhookDelivery.id} in (${locked})`)
    .returning({ id: webhookDelivery.id })
  if (leased.length === 0) return []
  return tx
    .select({
      id: webhookDelivery.id,
      merchantId: webhookDelivery.merchantId,
      endpointId: webhookDelivery.endpointId,
      tries: webhookDelivery.tries,
      roundTries: webhookDelivery.roundTries,
      roundBeganAt: webhookDelivery.roundBeganAt,
      event: { publicId: webhookEvent.publicId, body: webhookEvent.body },
      url: deliveryAddress,
      endpoint: {
        publicId: webhookEndpoint.publicId,
        url: webhookEndpoint.url,
        ofRequests: webhookEndpoint.ofRequests,
      },
      signer: {
        publicId: signer.publicId,
        secret: signer.secret,
        previousSecret: signer.previousSecret,
        previousSecretUntil: signer.previousSecretUntil,
        earlierSecrets: signer.earlierSecrets,
      },
    })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eventOfDelivery)
    .innerJoin(webhookEndpoint, endpointOfDelivery)
    .innerJoin(signer, signerOfEndpoint)
    .where(
      inArray(
        webhookDelivery.id,
        leased.map(({ id }) => id),
      ),
    )
    .orderBy(webhookDelivery.id)
}

type Outcome = Pick<
  typeof webhookDelivery.$inferInsert,
  'state' | 'dueAt' | 'deliveredAt' | 'lastStatus' | 'lastProblem'
>

/** Only by whoever still holds the lease; answers whether it was so. */
export async function settleDelivery(
  tx: Tx,
  { merchantId, id, tries }: DueDelivery,
  outcome: Outcome,
): Promise<boolean> {
  const rows = await tx
    .update(webhookDelivery)
    .set({ ...outcome, leasedUntil: null })
    .where(
      and(
        eq(webhookDelivery.merchantId, merchantId),
        eq(webhookDelivery.id, id),
        eq(webhookDelivery.tries, tries),
        eq(webhookDelivery.state, 'due'),
      ),
    )
    .returning({ id: webhookDelivery.id })
  return rows.length > 0
}

/** An endpoint has taken something: since when it had been failing, or null. */
export async function clearFailing(tx: Tx, { merchantId, endpointId }: DueDelivery): Promise<Date | null> {
  const failing = and(
    eq(webhookEndpoint.merchantId, merchantId),
    eq(webhookEndpoint.id, endpointId),
    isNotNull(webhookEndpoint.failingSince),
  )
  const [was] = await tx
    .select({ since: webhookEndpoint.failingSince })
    .from(webhookEndpoint)
    .where(failing)
    .for('update')
  if (was) await tx.update(webhookEndpoint).set({ failingSince: null }).where(failing)
  return was?.since ?? null
}

/** Whatever waits for an endpoint is due at once. */
export async function callWaiting(tx: Tx, { merchantId, endpointId }: DueDelivery, now: Date): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ dueAt: now })
    .where(
      and(
        eq(webhookDelivery.merchantId, merchantId),
        eq(webhookDelivery.endpointId, endpointId),
        eq(webhookDelivery.state, 'due'),
        or(isNull(webhookDelivery.leasedUntil), sql`${webhookDelivery.leasedUntil} <= ${now.toISOString()}`),
      ),
    )
}

/** Since when an endpoint that is on has been failing. */
export async function markFailing(
  tx: Tx,
  { merchantId, endpointId }: DueDelivery,
  now: Date,
): Promise<Date | null> {
  const [row] = await tx
    .update(webhookEndpoint)
    .set({
      failingSince: sql`coalesce(${webhookEndpoint.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(webhookEndpoint.merchantId, merchantId),
        eq(webhookEndpoint.id, endpointId),
        eq(webhookEndpoint.active, true),
      ),
    )
    .returning({ failingSince: webhookEndpoint.failingSince })
  return row?.failingSince ?? null
}
