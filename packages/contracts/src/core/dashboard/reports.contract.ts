import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { numberedAnswer, numberedQuery } from '../../lists/query.ts'
import { reportList } from '../../lists/reports.ts'
import { Detail, Instant, PublicId, staffProblems } from '../../values/core.ts'
import { reportStates } from '../../values/states.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const id = z.object({ id: PublicId })
/** Open without the reports section too, for own exports; `seesReports` of the handlers decides. */
const whoExports = staff({})

export const Report = z.object({
  id: PublicId,
  state: z.enum(reportStates),
  /** What the report contains. A null `plugin` means all plugins. */
  source: z.enum(['transactions', 'deleted_transactions', 'bookings']),
  plugin: z.string().nullable(),
  file_format: z.enum(['csv', 'xls']),
  language: z.enum(['en', 'ar']),
  fields: z.array(z.string()),
  /** Filters and sort of the list. */
  query: z.record(z.string(), z.string()),
  /** Null until they are counted. */
  records_amount: z.int().nullable(),
  records_done: z.int(),
  size: z.int().nullable(),
  created_at: Instant,
  exported_at: Instant.nullable(),
  available_until: Instant.nullable(),
  username: z.string(),
  /** Why it failed; `rights`: its user no longer has the rights. */
  problem: z.string().nullable(),
  /** True for the user who asked, until it is ready. */
  can_cancel: z.boolean(),
  /** The same can be asked for again. */
  can_repeat: z.boolean(),
})

const Counts = z.object({
  all: z.int(),
  queued: z.int(),
  preparing: z.int(),
  ready: z.int(),
  failed: z.int(),
  canceled: z.int(),
  expired: z.int(),
})

export const reportsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/dashboard/generated-reports',
      query: numberedQuery(reportList).extend({
        /** A report to show: its page is returned, whatever `page` says. */
        id: PublicId.optional(),
      }),
      metadata: whoExports,
      responses: {
        200: numberedAnswer(Report).extend({ page: z.int(), counts: Counts }),
      },
      summary: 'Reports of the user; of everybody for a superuser',
    },
    link: {
      method: 'POST',
      path: '/dashboard/generated-reports/:id/link',
      pathParams: id,
      query: Query,
      body: z.strictObject({}),
      metadata: whoExports,
      responses: { 201: z.object({ token: PublicId, expires_at: Instant }), 409: Detail, 410: Detail },
      summary: 'A word that opens the file for an hour, for this user',
    },
    file: {
      method: 'GET',
      path: '/dashboard/generated-reports/:id/file/:token',
      pathParams: id.extend({ token: PublicId }),
      query: Query,
      headers: z.object({ range: z.string().optional(), 'if-range': z.string().optional() }),
      metadata: { ...whoExports, acts: true },
      responses: {
        200: c.otherResponse({ contentType: 'application/octet-stream', body: z.unknown() }),
        206: c.otherResponse({ contentType: 'application/octet-stream', body: z.unknown() }),
        410: Detail,
        416: Detail,
      },
      summary: 'The file itself or a part of it, for a word of the last hour',
    },
    cancel: {
      method: 'POST',
      path: '/dashboard/generated-reports/:id/cancel',
      pathParams: id,
      query: Query,
      body: z.strictObject({}),
      metadata: whoExports,
      responses: { 200: Report, 409: Detail },
      summary: 'By whoever asked, until it is ready: what is being written is thrown away',
    },
    again: {
      method: 'POST',
      path: '/dashboard/generated-reports/:id/again',
      pathParams: id,
      query: Query,
      /** A repeated press under the same key returns the same report. */
      headers: z.object({ 'idempotency-key': z.string().min(8).max(128).optional() }),
      body: z.strictObject({}),
      metadata: staff({ permissions: ['view_export_settings'] }),
      responses: { 201: z.object({ id: PublicId }), 409: Detail, 422: Detail },
      summary: 'The same export once more',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
