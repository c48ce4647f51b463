import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { activityList } from '../../lists/audit.ts'
import { endlessAnswer, endlessQuery } from '../../lists/query.ts'
import { staffProblems } from '../../values/core.ts'
import { RecentAction } from './recent-action.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const Flags = z.record(z.string(), z.boolean())

/** S1 §3, S2 §3 "User"; the names and the language are Wasl's additions. Both spellings of the notification flag (product.md 9.12). */
export const UserDetails = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  language: z.enum(['en', 'ar']),
  is_superuser: z.boolean(),
  user_permissions: z.array(z.string()),
  permissions: z.array(z.string()),
  receive_order_notification: z.boolean(),
  send_order_notification: z.boolean(),
  merchant_logo: z.string().nullable(),
  merchant_title: z.string(),
  sections: Flags,
})

export const accountContract = c.router(
  {
    details: {
      method: 'GET',
      path: '/user/details',
      metadata: staff(),
      query: Query,
      responses: { 200: UserDetails },
      summary: 'Who has signed in, and what they may',
    },
    update: {
      method: 'PATCH',
      path: '/user/update-user/:id',
      metadata: staff(),
      pathParams: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
      query: Query,
      body: z.strictObject({ receive_order_notification: z.boolean() }),
      responses: {
        200: z.object({ receive_order_notification: z.boolean(), send_order_notification: z.boolean() }),
      },
      summary: "The user's own settings",
    },
    actions: {
      method: 'GET',
      path: '/user/actions',
      metadata: staff(),
      query: endlessQuery(activityList),
      responses: { 200: endlessAnswer(RecentAction) },
      summary: "The user's activity history, newest first, fifty on a page",
    },
    installed: {
      method: 'GET',
      path: '/installed',
      metadata: staff(),
      query: Query,
      responses: { 200: Flags },
      summary: "The merchant's plugins",
    },
    sections: {
      method: 'GET',
      path: '/sections',
      metadata: staff(),
      query: Query,
      responses: { 200: Flags },
      summary: "Which sections of the menu are the user's",
    },
    headerCheck: {
      method: 'GET',
      path: '/plugins/transaction-fields/check/:section',
      metadata: staff(),
      pathParams: z.object({ section: z.string().regex(/^[a-z_]{1,32}$/) }),
      query: Query,
      responses: { 200: z.object({ enabled: z.boolean() }) },
      summary:
        "Whether the section's table headers can be set up; editing needs the header permission besides",
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
