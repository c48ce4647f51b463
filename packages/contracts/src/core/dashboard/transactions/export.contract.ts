import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff, type StaffAccess } from '../../../access.ts'
import { coreSelection } from '../../../lists/query.ts'
import { transactionList } from '../../../lists/transactions.ts'
import { Detail, PublicId, staffProblems } from '../../../values/core.ts'
import { Plugin } from '../../../values/plugin.ts'

const c = initContract()

/** The format of the file. The rest of the query is the list's, so the export contains what the list shows. */
const wishes = {
  file_format: z.enum(['csv', 'xls']).optional(),
  export_type: z.enum(['default', 'selected']).optional(),
  language: z.enum(['en', 'ar']).optional(),
  /** Column names joined by commas, in order; for `selected`. */
  fields: z.string().max(2_000).optional(),
  /** `true`: the answer is the file itself, and no report is stored. */
  direct: z.enum(['true']).optional(),
}
export const ExportQuery = coreSelection(transactionList, 'module').extend(wishes)
export const AllExportQuery = coreSelection(transactionList, 'all').extend(wishes)
export type ExportQuery = z.infer<typeof ExportQuery>

export const ExportField = z.object({
  name: z.string(),
  verbose_name: z.string(),
  label_en: z.string(),
  label_ar: z.string(),
  /** True for the list's columns, which the default export contains. */
  is_default: z.boolean(),
})

/** S2 §3 "Export config". */
export const ExportConfig = z.object({
  builtin_fields: z.array(ExportField),
  custom_fields: z.array(ExportField),
  /** Always contains `gateway_response`. */
  other_fields: z.array(ExportField),
})
export type ExportConfig = z.infer<typeof ExportConfig>

const plugin = z.object({ plugin: Plugin })
const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const ofPlugin = staff({ section: 'ofPlugin', permissions: ['view_export_settings'] })
const ofAll = staff({ section: 'general-info', permissions: ['view_export_settings'] })

const offering = <Path extends string>(path: Path, metadata: StaffAccess) => ({
  method: 'GET' as const,
  path,
  query: Query,
  metadata: { ...metadata, verb: 'OPTIONS' },
  responses: { 200: ExportConfig },
  summary: 'Which fields an export may have',
})

const asking = <Path extends string, Asked>(path: Path, query: Asked, metadata: StaffAccess) => ({
  method: 'GET' as const,
  path,
  query,
  /** A repeated press under the same key returns the same report. */
  headers: z.object({ 'idempotency-key': z.string().min(8).max(128).optional() }),
  metadata: { ...metadata, acts: true },
  responses: {
    200: c.otherResponse({ contentType: 'application/octet-stream', body: z.unknown() }),
    201: z.object({ id: PublicId }),
    422: Detail,
    429: Detail,
  },
  summary: 'Asks for an export of what the list shows with this query; 200 is the file of a direct one',
})

/** Mounted before the transactions, because 'export' is not an id. */
export const exportContract = c.router(
  {
    config: { ...offering('/plugins/:plugin/transaction/export', ofPlugin), pathParams: plugin },
    deletedConfig: {
      ...offering('/plugins/:plugin/deleted_transaction/export', ofPlugin),
      pathParams: plugin,
    },
    allConfig: offering('/dashboard/transaction/export', ofAll),
    request: { ...asking('/plugins/:plugin/transaction/export', ExportQuery, ofPlugin), pathParams: plugin },
    requestDeleted: {
      ...asking('/plugins/:plugin/deleted_transaction/export', ExportQuery, ofPlugin),
      pathParams: plugin,
    },
    requestAll: asking('/dashboard/transaction/export', AllExportQuery, ofAll),
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
