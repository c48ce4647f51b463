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

/** By hand: one answer of what the core says in seven. */
export const shellContract = c.router(
  {
    shell: {
      method: 'GET',
      path: '/dashboard/shell',
      responses: { 200: Shell },
    },
  },
  { strictStatusCodes: true, commonResponses: { ...problems, 401: Problem } },
)
