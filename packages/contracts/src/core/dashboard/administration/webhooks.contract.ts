import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { deliveryList } from '../../../lists/deliveries.ts'
import { endlessAnswer, endlessQuery } from '../../../lists/query.ts'
import { Detail, Instant, PublicId, staffProblems } from '../../../values/core.ts'
import { deliveryStates } from '../../../values/states.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const seen = staff({ permissions: ['developers.manage'] })
/** Adding a server or asking for a secret asks for the password again. */
const managed = staff({ permissions: ['developers.manage'], recent: true })
const path = '/administration/webhooks'
const id = z.object({ id: PublicId })
const delivery = z.object({ delivery: z.string().regex(/^\d{1,15}$/) })

const wish = {
  url: z.string().trim().max(500),
  /** Empty means every event. */
  event_types: z.array(z.string().max(64)).max(64),
}

export const Endpoint = z.object({
  id: PublicId,
  url: z.string(),
  event_types: z.array(z.string()),
  active: z.boolean(),
  /** Since when every delivery has failed. */
  failing_since: Instant.nullable(),
  /** When it was switched off because every delivery failed. */
  disabled_at: Instant.nullable(),
  /** Until when the previous secret signs as well. */
  previous_secret_until: Instant.nullable(),
  /** Last seven days. */
  delivered: z.int(),
  failed: z.int(),
  due: z.int(),
  created: Instant,
  revision: z.int(),
})

export const Delivery = z.object({
  id: z.string(),
  /** The `webhook-id` of the event. */
  event_id: z.string(),
  type: z.string(),
  endpoint_id: PublicId,
  endpoint_url: z.string(),
  transaction_id: z.string().nullable(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  last_status: z.int().nullable(),
  last_problem: z.string().nullable(),
  created: Instant,
  delivered_at: Instant.nullable(),
  /** Time of the next try, if there is one. */
  due_at: Instant.nullable(),
})

export const webhookAdministrationContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      query: Query,
      metadata: seen,
      responses: { 200: z.object({ results: z.array(Endpoint), event_types: z.array(z.string()) }) },
      summary: 'The servers that are told of events, and how they fare',
    },
    create: {
      method: 'POST',
      path,
      query: Query,
      metadata: managed,
      body: z.strictObject(wish),
      responses: { 201: z.object({ secret: z.string(), endpoint: Endpoint }), 409: Detail },
      summary: 'One more server; its secret is told once',
    },
    deliveries: {
      method: 'GET',
      path: `${path}/deliveries`,
      query: endlessQuery(deliveryList),
      metadata: seen,
      responses: { 200: endlessAnswer(Delivery) },
      summary: 'What was sent where, newest first',
    },
    replayFailed: {
      method: 'POST',
      path: `${path}/deliveries/replay`,
      query: Query,
      metadata: seen,
      body: z.strictObject({ endpoint: PublicId.nullable() }),
      responses: { 202: z.object({ deliveries: z.int() }) },
      summary: 'Everything that failed, once more, the oldest thousand first',
    },
    delivery: {
      method: 'GET',
      path: `${path}/deliveries/:delivery`,
      pathParams: delivery,
      query: Query,
      metadata: seen,
      responses: {
        200: Delivery.extend({
          body: z.string(),
          /** The last hundred, newest first. */
          attempts: z.array(
            z.object({
              number: z.int(),
              at: Instant,
              took_ms: z.int(),
              status: z.int().nullable(),
              problem: z.string().nullable(),
            }),
          ),
        }),
      },
      summary: 'One delivery with its body and every try',
    },
    replay: {
      method: 'POST',
      path: `${path}/deliveries/:delivery/replay`,
      pathParams: delivery,
      query: Query,
      metadata: seen,
      body: z.strictObject({}),
      responses: { 202: Delivery, 409: Detail },
      summary: 'The same event to the same server, under the same webhook-id',
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: id,
      query: Query,
      metadata: managed,
      body: z.strictObject({ ...wish, active: z.boolean(), revision: z.int() }),
      responses: { 200: Endpoint, 409: Detail },
      summary: 'Another address, other events, on or off',
    },
    rotateSecret: {
      method: 'POST',
      path: `${path}/:id/secret`,
      pathParams: id,
      query: Query,
      metadata: managed,
      body: z.strictObject({}),
      responses: { 200: z.object({ secret: z.string(), endpoint: Endpoint }) },
      summary: 'A new secret, told once; the old one signs beside it for a day',
    },
    test: {
      method: 'POST',
      path: `${path}/:id/test`,
      pathParams: id,
      query: Query,
      metadata: seen,
      body: z.strictObject({}),
      responses: { 202: Delivery, 409: Detail },
      summary: 'Sends webhook.test to this server alone',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
