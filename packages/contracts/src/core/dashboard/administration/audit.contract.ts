import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { auditList } from '../../../lists/audit.ts'
import { coreFilters, endlessAnswer, endlessQuery } from '../../../lists/query.ts'
import { Detail, Instant, staffProblems } from '../../../values/core.ts'

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

export const auditContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/administration/audit',
      metadata: staff({ permissions: ['audit.view'] }),
      query: endlessQuery(auditList),
      responses: { 200: endlessAnswer(AuditEntry) },
      summary: 'What was done at the merchant, newest first; `next` goes on from the last',
    },
    /** In the caller's language; times in the merchant's zone, as in every export. */
    file: {
      method: 'GET',
      path: '/administration/audit/file',
      metadata: { ...staff({ permissions: ['audit.view'] }), acts: true },
      query: coreFilters(auditList),
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
