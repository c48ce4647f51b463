import { deliveryList } from '@wasl/contracts/lists/deliveries'
import { and, eq, exists, sql } from 'drizzle-orm'
import { paymentTransaction } from '../../../kernel/ledger/ledger.schema.ts'
import { among, is } from '../../../kernel/lists/conditions.ts'
import { listOf } from '../../../kernel/lists/list-of.store.ts'
import { endpointOfDelivery, eventOfDelivery } from '../../../kernel/webhooks/delivery-joins.ts'
import { webhookDelivery, webhookEndpoint, webhookEvent } from '../../../kernel/webhooks/webhooks.schema.ts'
import type { SQL } from 'drizzle-orm'

const hasEvent = (condition: SQL) =>
  exists(sql`(select 1 from ${webhookEvent} where ${and(eventOfDelivery, condition)})`)
const hasEndpoint = (condition: SQL) =>
  exists(sql`(select 1 from ${webhookEndpoint} where ${and(endpointOfDelivery, condition)})`)

export const deliveries = listOf(deliveryList, webhookDelivery, {
  id: webhookDelivery.id,
  createdAt: webhookDelivery.createdAt,
  columns: {
    endpoint: (ids) => hasEndpoint(among(webhookEndpoint.publicId)(ids)),
    state: is(webhookDelivery.state),
    type: (types) => hasEvent(among(webhookEvent.type)(types)),
  },
  sorts: { created: [] },
  scope: (merchantId: number) => eq(webhookDelivery.merchantId, merchantId),
  // An event by its own id, or everything of a transaction by its.
  says: (q, merchantId) =>
    sql`(${hasEvent(eq(webhookEvent.publicId, q))} or ${webhookDelivery.aggregate} in (
      select 'transaction:' || ${paymentTransaction.id} from ${paymentTransaction}
      where ${paymentTransaction.merchantId} = ${merchantId} and ${paymentTransaction.publicId} = ${q}))`,
})
