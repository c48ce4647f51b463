import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { bulkLogList, uploadList, uploadRowList } from '../../lists/bulk.ts'
import { numberedAnswer, numberedQuery } from '../../lists/query.ts'
import { CurrencyCode, Detail, Instant, PublicId, staffProblems, SumText } from '../../values/core.ts'
import {
  BulkDispatch,
  BulkLog,
  BulkRow,
  BulkUpload,
  Column,
  EarlierUpload,
  MoneyTotal,
} from './bulk/shapes.contract.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const file = c.otherResponse({ contentType: 'application/octet-stream', body: z.unknown() })
const Upload = z.object({ id: PublicId })
const Dispatch = Upload.extend({ dispatch: PublicId })

const inSection = staff({ section: 'bulk' })
const uploading = staff({ section: 'bulk', permissions: ['bulk.upload'] })
const dispatching = staff({ section: 'bulk', permissions: ['bulk.dispatch'] })

const headers = z.object({ 'idempotency-key': z.string().min(8).max(255) })

export const bulkContract = c.router(
  {
    uploads: {
      method: 'GET',
      path: '/plugins/bulk/uploads',
      metadata: inSection,
      query: numberedQuery(uploadList),
      responses: {
        200: numberedAnswer(BulkUpload).extend({
          page: z.int(),
          archived: z.int(),
          may_upload: z.boolean(),
        }),
      },
      summary: 'Files of requests, newest first; archived ones only by their state',
    },
    upload: {
      method: 'POST',
      path: '/plugins/bulk/uploads',
      metadata: uploading,
      query: Query.extend({ name: z.string().min(1).max(255) }),
      body: c.noBody(),
      responses: { 201: Upload },
      summary: 'The file itself is the body: CSV or XLSX, at most 20 MB and 50,000 rows',
    },
    detail: {
      method: 'GET',
      path: '/plugins/bulk/uploads/:id',
      pathParams: Upload,
      metadata: inSection,
      query: Query,
      responses: {
        200: BulkUpload.extend({
          columns: z.array(Column),
          ignored: z.array(z.string()),
          /** The sheet of a workbook that was read: the first visible one. */
          sheet: z.string().nullable(),
          /** Hidden rows of that sheet. While `taken` is null, nothing of the file can be sent or corrected. */
          hidden_rows: z.object({ rows: z.int(), taken: z.boolean().nullable() }),
          counts: z.object({
            wrong: z.int(),
            ready: z.int(),
            taken: z.int(),
            failed: z.int(),
            corrected: z.int(),
            looked: z.int(),
          }),
          totals: z.array(MoneyTotal),
          problems: z.array(z.object({ column: Column, code: z.string(), text: z.string(), rows: z.int() })),
          dispatches: z.array(BulkDispatch),
          earlier: z.array(EarlierUpload),
          may_upload: z.boolean(),
          may_dispatch: z.boolean(),
        }),
      },
      summary: 'How a file was checked, what it asks for, and how often it was sent',
    },
    rows: {
      method: 'GET',
      path: '/plugins/bulk/uploads/:id/rows',
      pathParams: Upload,
      metadata: inSection,
      query: numberedQuery(uploadRowList),
      responses: { 200: z.object({ page: z.int(), count: z.int(), results: z.array(BulkRow) }) },
      summary: 'Rows of a file with what is wrong in each',
    },
    correct: {
      method: 'PATCH',
      path: '/plugins/bulk/uploads/:id/rows/:row',
      pathParams: Upload.extend({ row: PublicId }),
      metadata: uploading,
      query: Query,
      body: z.strictObject({ values: z.partialRecord(Column, z.string().max(2_000)) }),
      responses: { 200: BulkRow, 409: Detail },
      summary: 'Cells of a row anew; after sending only of rows that failed',
    },
    answerHidden: {
      method: 'POST',
      path: '/plugins/bulk/uploads/:id/hidden-rows',
      pathParams: Upload,
      metadata: uploading,
      query: Query,
      body: z.strictObject({ take: z.boolean() }),
      responses: { 200: Upload, 409: Detail },
      summary:
        'Whether rows that are hidden or filtered out in the sheet are requests too; taken, they are checked',
    },
    preview: {
      method: 'GET',
      path: '/plugins/bulk/uploads/:id/preview',
      pathParams: Upload,
      metadata: inSection,
      query: Query,
      responses: {
        200: z.object({
          totals: z.array(MoneyTotal),
          channels: z.array(z.object({ channel: z.string(), rows: z.int() })),
          recipient: z.string(),
          /** Revision of the rows it shows. */
          revision: z.string(),
          messages: z.array(
            z.object({
              channel: z.enum(['email', 'sms', 'whatsapp']),
              language: z.enum(['en', 'ar']),
              subject: z.string(),
              text: z.string(),
            }),
          ),
        }),
      },
      summary: 'What would be asked for, and in which words, before anything is sent',
    },
    archive: {
      method: 'POST',
      path: '/plugins/bulk/uploads/:id/archive',
      pathParams: Upload,
      metadata: uploading,
      query: Query,
      body: z.strictObject({}),
      responses: { 200: Upload, 409: Detail },
      summary: 'Out of the list; what was sent stays',
    },
    original: {
      method: 'GET',
      path: '/plugins/bulk/uploads/:id/file',
      pathParams: Upload,
      metadata: inSection,
      query: Query,
      responses: { 200: file },
      summary: 'The file as it was uploaded',
    },
    errorFile: {
      method: 'GET',
      path: '/plugins/bulk/uploads/:id/error-file',
      pathParams: Upload,
      metadata: inSection,
      query: Query,
      responses: { 200: file },
      summary: 'The rows that need a fix, with what is wrong: corrected, it can be uploaded as it is',
    },
    example: {
      method: 'GET',
      path: '/plugins/bulk/example/:kind',
      pathParams: z.object({ kind: z.enum(['required_fields', 'all_fields']) }),
      metadata: inSection,
      query: Query.extend({ file_format: z.enum(['csv', 'xlsx']).optional() }),
      responses: { 200: file },
      summary: 'An example file, with heads in the language of the request',
    },
    dispatches: {
      method: 'GET',
      path: '/plugins/bulk/uploads/:id/dispatch-logs',
      pathParams: Upload,
      metadata: inSection,
      query: Query,
      responses: { 200: z.object({ upload: BulkUpload, results: z.array(BulkDispatch) }) },
      summary: 'Every sending of a file',
    },
    dispatch: {
      method: 'POST',
      path: '/plugins/bulk/uploads/:id/dispatch-logs',
      pathParams: Upload,
      metadata: { ...dispatching, recent: true, seen: ['rows', 'revision'] },
      query: Query,
      headers,
      body: z.strictObject({
        start_time: Instant.nullable(),
        rate_per_minute: z.int().nullable(),
        with_failed: z.boolean(),
        /** The number of rows that the person saw. */
        rows: z.int().min(0),
        /** The revision of the preview that the person saw. */
        revision: z.string().max(64).optional(),
      }),
      responses: { 201: z.object({ id: PublicId }), 409: Detail, 422: Detail },
      summary: 'Sends what is ready: now or later, as fast as it goes or evenly',
    },
    dispatchDetail: {
      method: 'GET',
      path: '/plugins/bulk/uploads/:id/dispatch-logs/:dispatch',
      pathParams: Dispatch,
      metadata: inSection,
      query: Query,
      responses: {
        200: BulkDispatch.extend({
          upload: BulkUpload,
          counts: z.object({
            all: z.int(),
            sent: z.int(),
            waiting: z.int(),
            not_sent: z.int(),
            paid: z.int(),
          }),
          asked: z.array(z.object({ currency_code: CurrencyCode, amount: SumText })),
          paid: z.array(MoneyTotal),
          can_retry: z.int(),
          may_dispatch: z.boolean(),
        }),
      },
      summary: 'How far a sending is, and how much of it is paid',
    },
    move: {
      method: 'POST',
      path: '/plugins/bulk/uploads/:id/dispatch-logs/:dispatch/:command',
      pathParams: Dispatch.extend({ command: z.enum(['pause', 'resume', 'cancel']) }),
      metadata: dispatching,
      query: Query,
      body: z.strictObject({}),
      responses: { 200: z.object({ id: PublicId }), 409: Detail },
      summary: 'Pause, resume or stop for good',
    },
    logs: {
      method: 'GET',
      path: '/plugins/bulk/uploads/:id/dispatch-logs/:dispatch/transaction-logs',
      pathParams: Dispatch,
      metadata: inSection,
      query: numberedQuery(bulkLogList),
      responses: { 200: z.object({ page: z.int(), results: z.array(BulkLog) }) },
      summary: 'What became of every row',
    },
    logFile: {
      method: 'GET',
      path: '/plugins/bulk/uploads/:id/dispatch-logs/:dispatch/transaction-logs/file',
      pathParams: Dispatch,
      metadata: inSection,
      query: Query,
      responses: { 200: file },
      summary: 'The same as a CSV',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
