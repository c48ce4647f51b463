import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { LocalisedText, Problem, problems } from '../../../values/web.ts'

const c = initContract()

export const auditKinds = ['sign_in', 'payments', 'reports', 'settings'] as const
export type AuditKind = (typeof auditKinds)[number]

export const AuditEntry = z.object({
  id: z.string(),
  actor: z.string(),
  /** Null if the actor is not a user: an API key, the payer, the installation. */
  actorName: z.nullable(LocalisedText),
  action: z.string(),
  description: z.string(),
  object: z.string(),
  /** One line per recorded value; `before` and `after` for a change. */
  changes: z.array(
    z.object({ name: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Equal for the same network. */
  network: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  at: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({ entries: z.array(AuditEntry), next: z.nullable(z.string()) })
export type AuditPage = z.infer<typeof AuditPage>

const instant = z.iso.datetime({ offset: true })
const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/audit'

/** Filters of the log. */
export const AuditWish = z.object({
  who: z.optional(z.string().check(z.maxLength(150))),
  object: z.optional(z.string().check(z.maxLength(200))),
  kind: z.optional(z.enum(auditKinds)),
  from: z.optional(instant),
  to: z.optional(instant),
})
export type AuditWish = z.infer<typeof AuditWish>

export const auditContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      query: z.extend(AuditWish, {
        before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
      }),
      responses: { 200: AuditPage, ...problems, ...ofStaff },
    },
    actors: {
      method: 'GET',
      path: `${path}/actors`,
      responses: {
        200: z.object({ actors: z.array(z.object({ username: z.string(), name: LocalisedText })) }),
        ...problems,
        ...ofStaff,
      },
    },
  },
  { strictStatusCodes: true },
)
