import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Problem, problems } from '../../values/web.ts'
import { Activity } from './activity.ts'

const c = initContract()

export const activityKinds = ['sign_in', 'payments', 'reports', 'settings'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** A browser's PushSubscription as JSON. */
const Registration = z.strictObject({ registrationId: z.string().check(z.maxLength(2_000)) })
const refusals = { ...problems, 401: Problem, 403: Problem } as const

/** Own details and settings of staff (S2 §2 "User details"). */
export const accountContract = c.router(
  {
    /** Own activity, newest first, fifty per page. */
    activity: {
      method: 'GET',
      path: '/dashboard/user/activity',
      query: z.object({
        kind: z.optional(z.enum(activityKinds)),
        from: z.optional(z.iso.datetime({ offset: true })),
        to: z.optional(z.iso.datetime({ offset: true })),
        page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
      }),
      responses: { 200: z.object({ activities: z.array(Activity), hasMore: z.boolean() }) },
    },
    /** Public key for push subscriptions; null if push is not configured. */
    pushKey: {
      method: 'GET',
      path: '/dashboard/user/push',
      responses: { 200: z.object({ publicKey: z.nullable(z.string()) }) },
    },
    registerPush: {
      method: 'POST',
      path: '/dashboard/user/push',
      body: Registration,
      responses: { 200: z.object({ isOn: z.boolean() }), 409: Problem, 413: Problem, 415: Problem },
    },
    removePush: {
      method: 'DELETE',
      path: '/dashboard/user/push',
      body: Registration,
      responses: { 200: z.object({ isOn: z.boolean() }), 413: Problem, 415: Problem },
    },
  },
  { strictStatusCodes: true, commonResponses: refusals },
)
