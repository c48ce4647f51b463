import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { exportFormats, exportGroups, transactionList } from '../../../lists/transactions.ts'
import { webFilters, webOrdering } from '../../../lists/query.ts'
import { bodyProblems, LocalisedText, Problem, problems } from '../../../values/web.ts'
import { ListPlace } from '../transactions.contract.ts'

const c = initContract()

export const ExportField = z.object({
  name: z.string(),
  label: LocalisedText,
  group: z.enum(exportGroups),
  /** True for the visible columns. */
  isDefault: z.boolean(),
})
export type ExportField = z.infer<typeof ExportField>

export const ExportSetup = z.object({ fields: z.array(ExportField) })
export type ExportSetup = z.infer<typeof ExportSetup>

/** Query of the list without its page. Without `fields`: the visible columns. */
export const ExportWish = z.strictObject({
  filters: webFilters(transactionList),
  q: z.optional(z.string().check(z.maxLength(128))),
  ordering: webOrdering(transactionList),
  fileFormat: z.enum(exportFormats),
  language: z.enum(['en', 'ar']),
  fields: z.optional(
    z.array(z.string().check(z.regex(/^[A-Za-z0-9_.]{1,80}$/))).check(z.minLength(1), z.maxLength(100)),
  ),
})
export type ExportWish = z.infer<typeof ExportWish>

const path = '/dashboard/transactions/:module/:list/export'
const answers = { 401: Problem, 404: Problem }

/** S2 §3 "Export config", §7 "Export request". */
export const exportContract = c.router(
  {
    setup: {
      method: 'GET',
      path,
      pathParams: ListPlace,
      responses: { 200: ExportSetup, ...problems, ...answers },
    },
    ask: {
      method: 'POST',
      path,
      pathParams: ListPlace,
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(128)) },
      body: ExportWish,
      /** Id of the report. */
      responses: { 201: z.object({ id: z.string() }), ...bodyProblems, ...answers, 422: Problem },
    },
  },
  { strictStatusCodes: true },
)
