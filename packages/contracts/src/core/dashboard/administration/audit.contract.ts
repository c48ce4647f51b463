import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { Detail, Instant, staffProblems } from '../../../values/core.ts'
import { activityKinds } from '../../../values/states.ts'

const c = initContract()

export const AuditEntry = z.object({
  id: z.int(),
  actor: z.string(),
  /** Null if the actor is not a user: an API key, the payer, the installation. */
  actor_name_en: z.string().nullable(),
  actor_name_ar: z.string().nullable(),
  /** Name for programs: `user.changed`. */
  action: z.string(),
  description: z.string(),
  object: z.string(),
  /** Values before and after, and other recorded facts. */
  detail: z.record(z.string(), z.unknown()),
  /** A keyed hash: equal for the same network, and it does not reveal the address. */
  network: z.string().nullable(),
  request_id: z.string().nullable(),
  timestamp: Instant,
})

const Wish = z.strictObject({
  json: z.string().optional(),
  format: z.string().optional(),
  actor: z.string().max(150).optional(),
  object: z.string().max(200).optional(),
  kind: z.enum(activityKinds).optional(),
  action: z
    .string()
    .regex(/^[a-z_]+\.[a-z_]+$/)
    .max(64)
    .optional(),
  created_after: Instant.optional(),
  created_before: Instant.optional(),
})

export const auditContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/administration/audit',
      metadata: staff({ permissions: ['audit.view'] }),
      query: Wish.extend({
        /** Return entries older than this one. */
        before: z
          .string()
          .regex(/^\d{1,15}$/)
          .optional(),
        limit: z.coerce.number().int().min(1).max(1_000).optional(),
      }),
      responses: { 200: z.object({ results: z.array(AuditEntry), next: z.string().nullable() }) },
      summary: 'What was done at the merchant, newest first; `next` goes on from the last',
    },
    /** In the caller's language; times in the merchant's zone, as in every export. */
    file: {
      method: 'GET',
      path: '/administration/audit/file',
      metadata: { ...staff({ permissions: ['audit.view'] }), acts: true },
      query: Wish,
      responses: {
        200: c.otherResponse({ contentType: 'text/csv', body: z.unknown() }),
        429: Detail,
      },
      summary: 'The same entries as a CSV, newest first',
    },
    actors: {
      method: 'GET',
      path: '/administration/audit/actors',
      metadata: staff({ permissions: ['audit.view'] }),
      query: z.strictObject({ json: z.string().optional(), format: z.string().optional() }),
      responses: {
        200: z.object({
          results: z.array(z.object({ actor: z.string(), name_en: z.string(), name_ar: z.string() })),
        }),
      },
      summary: 'Users whose doings can be asked for',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
