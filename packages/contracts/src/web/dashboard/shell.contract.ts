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
  /** Codes of product.md 6; a superuser holds every one, whatever is listed. */
  permissions: z.array(z.string()),
  receivesOrderNotifications: z.boolean(),
})
export type StaffUser = z.infer<typeof StaffUser>

/** Who is signed in, and what of the dashboard is theirs. */
export const Shell = z.object({
  user: StaffUser,
  /** As it is now: a document that stays open was made of an earlier one. */
  merchant: Merchant,
  /** Installed for the merchant. */
  plugins: z.array(z.string()),
  /** On for the user, and their plugin installed. */
  sections: z.array(z.string()),
  /** Plugins whose table headers may be set (S2 §6: header check and permission). */
  tableHeaders: z.array(z.string()),
  /** Permission requests nobody has answered; null for whoever does not answer them. */
  newRequests: z.nullable(z.number()),
  /** Where the merchant is administered, if that is elsewhere. */
  administrationUrl: z.nullable(z.string()),
})
export type Shell = z.infer<typeof Shell>

/** S1 §7: who asked to be allowed what. */
export const PermissionRequest = z.object({
  id: z.string(),
  username: z.string(),
  name: LocalisedText,
  permission: z.string(),
  /** The transaction it is asked for. */
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
    /** The newest hundred that nobody has answered. */
    newRequests: {
      method: 'GET',
      path: '/dashboard/permission-requests',
      responses: { 200: z.object({ requests: z.array(PermissionRequest), count: z.number() }) },
    },
    /** S2 §8: the switch of the user's details. */
    notify: {
      method: 'PATCH',
      path: '/dashboard/user',
      body: z.strictObject({ receivesOrderNotifications: z.boolean() }),
      responses: { 200: z.object({ receivesOrderNotifications: z.boolean() }), 413: Problem, 415: Problem },
    },
  },
  signedIn,
)
