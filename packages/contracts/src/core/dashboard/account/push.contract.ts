import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { Detail, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
/** A browser's PushSubscription as JSON. */
const RegistrationId = z.string().min(1).max(2_000)

/** S2 §7 "register-notif-token"; asking for the key and taking a browser off again are Wasl's additions. */
export const pushContract = c.router(
  {
    key: {
      method: 'GET',
      path: '/register-notif-token',
      metadata: staff(),
      query: Query,
      responses: { 200: z.object({ public_key: z.string().nullable() }) },
      summary: 'What a browser subscribes with; null where nobody is pushed',
    },
    register: {
      method: 'POST',
      path: '/register-notif-token',
      metadata: staff(),
      query: Query,
      body: z.strictObject({ registration_id: RegistrationId, type: z.literal('web') }),
      responses: { 200: z.object({ type: z.literal('web'), active: z.boolean() }), 409: Detail },
      summary: 'This browser is told of new orders and ready reports while no tab is open',
    },
    remove: {
      method: 'DELETE',
      path: '/register-notif-token',
      metadata: staff(),
      query: Query,
      body: z.strictObject({ registration_id: RegistrationId }),
      responses: { 200: z.object({ type: z.literal('web'), active: z.boolean() }) },
      summary: 'This browser is told nothing more',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
