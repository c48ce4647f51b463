import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { deliveryAddress } from '../webhooks/delivery-joins.ts'
import { webhookDelivery, webhookEndpoint, webhookEvent } from '../webhooks/webhooks.schema.ts'

export type EventLine = Awaited<ReturnType<typeof listEvents>>[number]

/** Events to the demo's merchants' servers, newest first: the demo's owner reads all of them. */
export async function listEvents(db: Db, limit: number) {
  const newest = db
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .orderBy(desc(webhookDelivery.id))
    .limit(limit)
  return db
    .select({
      publicId: webhookEvent.publicId,
      type: webhookEvent.type,
      body: webhookEvent.body,
      createdAt: webhookEvent.createdAt,
      url: deliveryAddress,
      state: webhookDelivery.state,
      tries: webhookDelivery.tries,
      lastStatus: webhookDelivery.lastStatus,
      lastProblem: webhookDelivery.lastProblem,
      merchantTitleEn: merchant.titleEn,
      merchantTitleAr: merchant.titleAr,
      timezone: merchant.timezone,
    })
    .from(webhookDelivery)
    .innerJoin(webhookEvent, eq(webhookEvent.id, webhookDelivery.eventId))
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .innerJoin(merchant, eq(merchant.id, webhookDelivery.merchantId))
    .where(inArray(webhookDelivery.id, newest))
    .orderBy(desc(webhookDelivery.id))
}
