import { bulkColumns, dispatchStates, rowLogStates, uploadStates } from '@wasl/domain/bulk'
import { z } from 'zod'
import { CurrencyCode, DecimalText, Instant, PublicId, SumText } from '../../../values/core.ts'

/** A column of a file. */
export const Column = z.enum(bulkColumns)

export const MoneyTotal = z.object({ currency_code: CurrencyCode, amount: SumText, rows: z.int() })

export const BulkUpload = z.object({
  id: PublicId,
  name: z.string(),
  file_format: z.enum(['csv', 'xlsx']),
  size: z.int(),
  state: z.enum(uploadStates),
  /** True if its last dispatch was stopped before the end, so only some rows were sent. */
  is_stopped: z.boolean(),
  /** Null until they are counted. */
  rows: z.int().nullable(),
  rows_checked: z.int(),
  /** Rows that became requests. */
  imported_rows: z.int(),
  wrong_rows: z.int(),
  username: z.string(),
  created_at: Instant,
  /** Why the file could not be read. */
  problem: z.string().nullable(),
})

/** Another upload of the last 30 days with the same content or the same requests. */
export const EarlierUpload = z.object({
  id: PublicId,
  name: z.string(),
  username: z.string(),
  created_at: Instant,
  is_same: z.boolean(),
  rows: z.int(),
})

const BulkProblem = z.object({
  column: Column,
  code: z.string(),
  /** In the request's language: what is wrong, and how to fix it. */
  text: z.string(),
  hint: z.string(),
})

export const BulkRow = z.object({
  number: z.int(),
  customer: z.string(),
  values: z.partialRecord(Column, z.string()),
  state: z.enum(['wrong', 'ready', 'taken', 'failed']),
  is_corrected: z.boolean(),
  can_correct: z.boolean(),
  problems: z.array(BulkProblem),
})

export const BulkDispatch = z.object({
  id: PublicId,
  number: z.int(),
  state: z.enum(dispatchStates),
  username: z.string(),
  start_time: Instant,
  pause_time: Instant.nullable(),
  paused_by: z.string().nullable(),
  finish_time: Instant.nullable(),
  rate_per_minute: z.int().nullable(),
  total: z.int(),
  pending: z.int(),
  dispatched: z.int(),
  failed: z.int(),
  canceled: z.int(),
  /** 0 to 100; canceled rows do not count as done. */
  progress: z.int(),
  actions: z.array(z.enum(['pause', 'resume', 'cancel'])),
})

export const BulkLog = z.object({
  row: z.int(),
  state: z.enum(rowLogStates),
  customer: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  amount: DecimalText.nullable(),
  currency_code: CurrencyCode.nullable(),
  channels: z.array(z.enum(['email', 'sms', 'whatsapp'])),
  error_code: z.string().nullable(),
  error: z.string().nullable(),
  transaction_id: PublicId.nullable(),
  order_no: z.string().nullable(),
  sent_at: Instant.nullable(),
  opened_at: Instant.nullable(),
  paid_at: Instant.nullable(),
})
