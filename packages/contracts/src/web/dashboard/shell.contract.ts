import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Merchant } from '../../values/merchant.ts'
import { LocalisedText, Problem, problems } from '../../values/web.ts'

const c = initContract()

export const StaffUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  name: LocalisedText,
  isSuperuser: z.boolean(),
  /** Permission codes of product.md 6. A superuser has all, whatever is listed. */
  permissions: z.array(z.string()),
  receivesOrderNotifications: z.boolean(),
})
export type StaffUser = z.infer<typeof StaffUser>

/** The signed-in user and what they may open. */
export const Shell = z.object({
  user: StaffUser,
  /** Current data of the merchant; an open page may have older data. */
  merchant: Merchant,
  /** Plugins of the merchant. */
  plugins: z.array(z.string()),
  /** Sections that are open for the user. */
  sections: z.array(z.string()),
  /** Plugins whose table headers the user may set (S2 §6). */
  tableHeaders: z.array(z.string()),
  /** Unanswered permission requests; null if the user cannot answer any. */
  newRequests: z.nullable(z.number()),
  /** Address of administration, if it is elsewhere. */
  administrationUrl: z.nullable(z.string()),
})
export type Shell = z.infer<typeof Shell>

/** S1 §7: a request for a permission. */
export const PermissionRequest = z.object({
  id: z.string(),
  username: z.string(),
  name: LocalisedText,
  permission: z.string(),
  /** Id of the transaction. */
  object: z.string(),
  at: z.string(),
})
export type PermissionRequest = z.infer<typeof PermissionRequest>

const signedIn = { strictStatusCodes: true, commonResponses: { ...problems, 401: Problem } } as const

export const shellContract = c.router(
  {
    shell: {
      method: 'GET',
      path: '/dashboard/shell',
      responses: { 200: Shell },
    },
    /** The newest hundred unanswered requests. */
    newRequests: {
      method: 'GET',
      path: '/dashboard/permission-requests',
      responses: { 200: z.object({ requests: z.array(PermissionRequest), count: z.number() }) },
    },
    /** S2 §8: the notification switch in the user's details. */
    notify: {
      method: 'PATCH',
      path: '/dashboard/user',
      body: z.strictObject({ receivesOrderNotifications: z.boolean() }),
      responses: { 200: z.object({ receivesOrderNotifications: z.boolean() }), 413: Problem, 415: Problem },
    },
  },
  signedIn,
)
