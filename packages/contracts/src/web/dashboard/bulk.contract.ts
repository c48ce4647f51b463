import { initContract } from '@ts-rest/core'
import { bulkColumns, dispatchStates, rowLogStates, uploadStates } from '@wasl/domain/bulk'
import * as z from 'zod/mini'
import { bulkLogList, uploadList, uploadRowList } from '../../lists/bulk.ts'
import { bodyProblems, MoneyValue, Problem, problems } from '../../values/web.ts'

const c = initContract()

const bulkChannels = ['email', 'sms', 'whatsapp'] as const

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const number = (pattern: RegExp) => z.optional(z.string().check(z.regex(pattern)))
const paging = { page: number(/^[1-9]\d{0,4}$/), rows: number(/^(10|50|100)$/) }
const one = z.object({ id })
const sending = z.object({ id, dispatch: id })

const Column = z.enum(bulkColumns)
const Total = z.object({ ...MoneyValue.shape, rows: z.int() })
const Sum = MoneyValue

export const Upload = z.object({
  id: z.string(),
  name: z.string(),
  fileFormat: z.enum(['csv', 'xlsx']),
  bytes: z.int(),
  state: z.enum(uploadStates),
  /** True if only some rows were sent. */
  isStopped: z.boolean(),
  /** Null until they are counted. */
  rows: z.nullable(z.int()),
  rowsChecked: z.int(),
  rowsImported: z.int(),
  rowsWrong: z.int(),
  username: z.string(),
  uploadedAt: z.string(),
  problem: z.nullable(z.string()),
})
export type Upload = z.infer<typeof Upload>

export const Dispatch = z.object({
  id: z.string(),
  number: z.int(),
  state: z.enum(dispatchStates),
  username: z.string(),
  startsAt: z.string(),
  pausedAt: z.nullable(z.string()),
  pausedBy: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  ratePerMinute: z.nullable(z.int()),
  total: z.int(),
  pending: z.int(),
  dispatched: z.int(),
  failed: z.int(),
  canceled: z.int(),
  progress: z.int(),
  actions: z.array(z.enum(['pause', 'resume', 'cancel'])),
})
export type Dispatch = z.infer<typeof Dispatch>

export const UploadPage = z.object({
  page: z.int(),
  /** Sent with the other pages: what came since moves none of their rows. */
  asOf: z.string(),
  count: z.int(),
  archived: z.int(),
  mayUpload: z.boolean(),
  uploads: z.array(Upload),
})
export type UploadPage = z.infer<typeof UploadPage>

/** Another upload of the last 30 days with the same content or the same requests. */
export const EarlierUpload = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  uploadedAt: z.string(),
  isSame: z.boolean(),
  rows: z.int(),
})
export type EarlierUpload = z.infer<typeof EarlierUpload>

export const UploadDetail = z.object({
  ...Upload.shape,
  columns: z.array(Column),
  ignored: z.array(z.string()),
  /** The sheet of a workbook that was read. */
  sheet: z.nullable(z.string()),
  /** Hidden or filtered rows. `isTaken` is null until a user decides. */
  hidden: z.object({ rows: z.int(), isTaken: z.nullable(z.boolean()) }),
  counts: z.object({
    wrong: z.int(),
    ready: z.int(),
    taken: z.int(),
    failed: z.int(),
    corrected: z.int(),
    looked: z.int(),
  }),
  totals: z.array(Total),
  problems: z.array(z.object({ column: Column, code: z.string(), text: z.string(), rows: z.int() })),
  dispatches: z.array(Dispatch),
  earlier: z.array(EarlierUpload),
  mayUpload: z.boolean(),
  mayDispatch: z.boolean(),
})
export type UploadDetail = z.infer<typeof UploadDetail>

export const BulkRow = z.object({
  number: z.int(),
  customer: z.string(),
  values: z.partialRecord(Column, z.string()),
  state: z.enum(['wrong', 'ready', 'taken', 'failed']),
  isCorrected: z.boolean(),
  canCorrect: z.boolean(),
  problems: z.array(z.object({ column: Column, code: z.string(), text: z.string(), hint: z.string() })),
})
export type BulkRow = z.infer<typeof BulkRow>

const BulkRowPage = z.object({ page: z.int(), count: z.int(), rows: z.array(BulkRow) })
export type BulkRowPage = z.infer<typeof BulkRowPage>

export const BulkPreview = z.object({
  totals: z.array(Total),
  channels: z.array(z.object({ channel: z.string(), rows: z.int() })),
  recipient: z.string(),
  revision: z.string(),
  messages: z.array(
    z.object({
      channel: z.enum(bulkChannels),
      language: z.enum(['en', 'ar']),
      subject: z.string(),
      text: z.string(),
    }),
  ),
})
export type BulkPreview = z.infer<typeof BulkPreview>

export const DispatchDetail = z.object({
  ...Dispatch.shape,
  upload: Upload,
  counts: z.object({
    all: z.int(),
    sent: z.int(),
    waiting: z.int(),
    not_sent: z.int(),
    paid: z.int(),
  }),
  asked: z.array(Sum),
  paid: z.array(Total),
  canRetry: z.int(),
  mayDispatch: z.boolean(),
})
export type DispatchDetail = z.infer<typeof DispatchDetail>

export const BulkLog = z.object({
  row: z.int(),
  state: z.enum(rowLogStates),
  customer: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  money: z.nullable(Sum),
  channels: z.array(z.enum(bulkChannels)),
  error: z.nullable(z.string()),
  errorCode: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  orderNo: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  openedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
})
export type BulkLog = z.infer<typeof BulkLog>

export const BulkLogPage = z.object({ page: z.int(), logs: z.array(BulkLog) })
export type BulkLogPage = z.infer<typeof BulkLogPage>

const reading = { ...problems, 401: Problem, 404: Problem }
const changing = { ...bodyProblems, 401: Problem, 404: Problem, 409: Problem }

/** Files are uploaded to `/bff/dashboard/bulk/upload?name=` and downloaded from addresses of `bulk-files`. */
export const bulkContract = c.router(
  {
    uploads: {
      method: 'GET',
      path: '/dashboard/bulk/uploads',
      query: z.object({
        ...paging,
        asOf: z.optional(z.iso.datetime()),
        state: z.optional(z.enum(uploadList.filters.state.of)),
      }),
      responses: { 200: UploadPage, ...reading },
    },
    upload: {
      method: 'GET',
      path: '/dashboard/bulk/uploads/:id',
      pathParams: one,
      responses: { 200: UploadDetail, ...reading },
    },
    rows: {
      method: 'GET',
      path: '/dashboard/bulk/uploads/:id/rows',
      pathParams: one,
      query: z.object({ ...paging, show: z.optional(z.enum(uploadRowList.filters.show.of)) }),
      responses: { 200: BulkRowPage, ...reading },
    },
    correct: {
      method: 'PATCH',
      path: '/dashboard/bulk/uploads/:id/rows/:row',
      pathParams: z.object({ id, row: z.string().check(z.regex(/^[1-9]\d{0,7}$/)) }),
      body: z.strictObject({ values: z.partialRecord(Column, z.string().check(z.maxLength(2_000))) }),
      responses: { 200: BulkRow, ...changing },
    },
    answerHidden: {
      method: 'POST',
      path: '/dashboard/bulk/uploads/:id/hidden-rows',
      pathParams: one,
      body: z.strictObject({ take: z.boolean() }),
      responses: { 200: one, ...changing },
    },
    preview: {
      method: 'GET',
      path: '/dashboard/bulk/uploads/:id/preview',
      pathParams: one,
      responses: { 200: BulkPreview, ...reading },
    },
    archive: {
      method: 'POST',
      path: '/dashboard/bulk/uploads/:id/archive',
      pathParams: one,
      body: z.strictObject({}),
      responses: { 200: one, ...changing },
    },
    dispatches: {
      method: 'GET',
      path: '/dashboard/bulk/uploads/:id/dispatches',
      pathParams: one,
      responses: { 200: z.object({ upload: Upload, dispatches: z.array(Dispatch) }), ...reading },
    },
    dispatch: {
      method: 'POST',
      path: '/dashboard/bulk/uploads/:id/dispatches',
      pathParams: one,
      /** One key makes one dispatch. */
      headers: { 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(128)) },
      body: z.strictObject({
        startsAt: z.nullable(z.string()),
        ratePerMinute: z.nullable(z.int()),
        withFailed: z.boolean(),
        rows: z.int(),
        /** Revision of the preview that was shown. */
        revision: z.optional(z.string()),
      }),
      responses: { 201: one, ...changing, 422: Problem },
    },
    dispatchDetail: {
      method: 'GET',
      path: '/dashboard/bulk/uploads/:id/dispatches/:dispatch',
      pathParams: sending,
      responses: { 200: DispatchDetail, ...reading },
    },
    move: {
      method: 'POST',
      path: '/dashboard/bulk/uploads/:id/dispatches/:dispatch/:action',
      pathParams: z.object({ id, dispatch: id, action: z.enum(['pause', 'resume', 'cancel']) }),
      body: z.strictObject({}),
      responses: { 200: one, ...changing },
    },
    logs: {
      method: 'GET',
      path: '/dashboard/bulk/uploads/:id/dispatches/:dispatch/logs',
      pathParams: sending,
      query: z.object({ ...paging, show: z.optional(z.enum(bulkLogList.filters.show.of)) }),
      responses: { 200: BulkLogPage, ...reading },
    },
  },
  { strictStatusCodes: true },
)
