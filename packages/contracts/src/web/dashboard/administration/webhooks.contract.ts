import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const text = (most: number) => z.string().check(z.maxLength(most))
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const deliveryId = z.string().check(z.regex(/^\d{1,15}$/))

export const Endpoint = z.object({
  id: z.string(),
  url: z.string(),
  /** Empty: every event. */
  eventTypes: z.array(z.string()),
  active: z.boolean(),
  failingSince: z.nullable(z.string()),
  disabledAt: z.nullable(z.string()),
  previousSecretUntil: z.nullable(z.string()),
  delivered: z.int(),
  failed: z.int(),
  due: z.int(),
  createdAt: z.string(),
  revision: z.int(),
})
export type Endpoint = z.infer<typeof Endpoint>

export const Endpoints = z.object({ endpoints: z.array(Endpoint), eventTypes: z.array(z.string()) })
export type Endpoints = z.infer<typeof Endpoints>

export const deliveryStates = ['due', 'delivered', 'failed'] as const

export const Delivery = z.object({
  id: z.string(),
  eventId: z.string(),
  type: z.string(),
  endpointId: z.string(),
  endpointUrl: z.string(),
  transactionId: z.nullable(z.string()),
  state: z.enum(deliveryStates),
  tries: z.int(),
  lastStatus: z.nullable(z.int()),
  lastProblem: z.nullable(z.string()),
  createdAt: z.string(),
  deliveredAt: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof Delivery>

export const WholeDelivery = z.extend(Delivery, {
  body: z.string(),
  attempts: z.array(
    z.object({
      number: z.int(),
      at: z.string(),
      tookMs: z.int(),
      status: z.nullable(z.int()),
      problem: z.nullable(z.string()),
    }),
  ),
})
export type WholeDelivery = z.infer<typeof WholeDelivery>

export const Deliveries = z.object({ deliveries: z.array(Delivery), nextBefore: z.nullable(z.string()) })
export type Deliveries = z.infer<typeof Deliveries>

const wish = { url: text(500), eventTypes: z.array(text(64)).check(z.maxLength(64)) }
const one = z.object({ id })
const oneDelivery = z.object({ delivery: deliveryId })
const nothing = z.strictObject({})
const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/webhooks'

export const webhookAdministrationContract = c.router(
  {
    list: { method: 'GET', path, responses: { 200: Endpoints, ...problems, ...ofStaff } },
    create: {
      method: 'POST',
      path,
      body: z.strictObject(wish),
      /** The only moment, beside a new one, at which anybody sees the secret. */
      responses: { 201: z.object({ secret: z.string() }), ...bodyProblems, ...ofStaff, 409: Problem },
    },
    deliveries: {
      method: 'GET',
      path: `${path}/deliveries`,
      query: z.object({
        endpoint: z.optional(id),
        state: z.optional(z.enum(deliveryStates)),
        type: z.optional(text(64)),
        q: z.optional(text(80)),
        before: z.optional(deliveryId),
      }),
      responses: { 200: Deliveries, ...problems, ...ofStaff },
    },
    replayFailed: {
      method: 'POST',
      path: `${path}/deliveries/replay`,
      body: z.strictObject({ endpoint: z.nullable(id) }),
      responses: { 202: z.object({ deliveries: z.int() }), ...bodyProblems, ...ofStaff },
    },
    delivery: {
      method: 'GET',
      path: `${path}/deliveries/:delivery`,
      pathParams: oneDelivery,
      responses: { 200: WholeDelivery, ...problems, ...ofStaff },
    },
    replay: {
      method: 'POST',
      path: `${path}/deliveries/:delivery/replay`,
      pathParams: oneDelivery,
      body: nothing,
      responses: { 202: Delivery, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: one,
      body: z.strictObject({ ...wish, active: z.boolean(), revision: z.int() }),
      responses: { 200: Endpoint, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    rotateSecret: {
      method: 'POST',
      path: `${path}/:id/secret`,
      pathParams: one,
      body: nothing,
      responses: { 200: z.object({ secret: z.string() }), ...bodyProblems, ...ofStaff },
    },
    test: {
      method: 'POST',
      path: `${path}/:id/test`,
      pathParams: one,
      body: nothing,
      responses: { 202: Delivery, ...bodyProblems, ...ofStaff, 409: Problem },
    },
  },
  { strictStatusCodes: true },
)
