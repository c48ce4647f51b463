import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, Problem, problems } from '../../values/web.ts'

const c = initContract()

export const reportStates = ['queued', 'preparing', 'ready', 'failed', 'canceled', 'expired'] as const
export type ReportState = (typeof reportStates)[number]

export const Report = z.object({
  id: z.string(),
  state: z.enum(reportStates),
  source: z.enum(['transactions', 'deleted', 'bookings']),
  /** Null: all modules. */
  plugin: z.nullable(z.string()),
  fileFormat: z.enum(['csv', 'xls']),
  language: z.enum(['en', 'ar']),
  /** Filters, named as in the list's address. */
  filters: z.record(z.string(), z.string()),
  search: z.nullable(z.string()),
  /** Null until they are counted. */
  rows: z.nullable(z.int()),
  rowsDone: z.int(),
  bytes: z.nullable(z.int()),
  askedAt: z.string(),
  readyAt: z.nullable(z.string()),
  keptUntil: z.nullable(z.string()),
  username: z.string(),
  /** Failed because the person who asked has lost the rights. */
  lacksRights: z.boolean(),
  /** True if the same report can be requested again. */
  canRepeat: z.boolean(),
  /** True if this user may cancel it. */
  canCancel: z.boolean(),
})
export type Report = z.infer<typeof Report>

export const ReportPage = z.object({
  page: z.int(),
  /** Number in the open tab. */
  count: z.int(),
  counts: z.object({
    all: z.int(),
    queued: z.int(),
    preparing: z.int(),
    ready: z.int(),
    failed: z.int(),
    canceled: z.int(),
    expired: z.int(),
  }),
  reports: z.array(Report),
})
export type ReportPage = z.infer<typeof ReportPage>

const number = (pattern: RegExp) => z.optional(z.string().check(z.regex(pattern)))

export const ReportQuery = z.object({
  state: z.optional(z.enum(reportStates)),
  page: number(/^[1-9]\d{0,4}$/),
  rows: number(/^(10|50|100)$/),
  /** Id of a report: its page is returned. */
  id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
})
export type ReportQuery = z.infer<typeof ReportQuery>

const one = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })

export const reportsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/dashboard/reports',
      query: ReportQuery,
      responses: { 200: ReportPage, ...problems, 401: Problem, 404: Problem },
    },
    /** An address that opens the file for an hour, for the person who asked. */
    link: {
      method: 'POST',
      path: '/dashboard/reports/:id/link',
      pathParams: one,
      body: z.strictObject({}),
      responses: {
        201: z.object({ href: z.string() }),
        ...bodyProblems,
        401: Problem,
        404: Problem,
        409: Problem,
        410: Problem,
      },
    },
    cancel: {
      method: 'POST',
      path: '/dashboard/reports/:id/cancel',
      pathParams: one,
      body: z.strictObject({}),
      responses: { 200: Report, ...bodyProblems, 401: Problem, 404: Problem, 409: Problem },
    },
    again: {
      method: 'POST',
      path: '/dashboard/reports/:id/again',
      pathParams: one,
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(128)) },
      body: z.strictObject({}),
      responses: {
        201: z.object({ id: z.string() }),
        ...bodyProblems,
        401: Problem,
        404: Problem,
        409: Problem,
        422: Problem,
      },
    },
  },
  { strictStatusCodes: true },
)
