import type {
  BulkDispatch as CoreDispatch,
  BulkLog as CoreLog,
  BulkRow as CoreRow,
  BulkUpload as CoreUpload,
  EarlierUpload as CoreEarlier,
} from '@wasl/contracts/core/dashboard/bulk/shapes.contract'
import type {
  BulkLog,
  BulkRow,
  Dispatch,
  EarlierUpload,
  Upload,
} from '@wasl/contracts/web/dashboard/bulk.contract'
import type { z } from 'zod'

export const toUpload = (upload: z.infer<typeof CoreUpload>): Upload => ({
  id: upload.id,
  name: upload.name,
  fileFormat: upload.file_format,
  bytes: upload.size,
  state: upload.state,
  isStopped: upload.is_stopped,
  rows: upload.rows,
  rowsChecked: upload.rows_checked,
  rowsImported: upload.imported_rows,
  rowsWrong: upload.wrong_rows,
  username: upload.username,
  uploadedAt: upload.created_at,
  problem: upload.problem,
})

export const toDispatch = (dispatch: z.infer<typeof CoreDispatch>): Dispatch => ({
  id: dispatch.id,
  number: dispatch.number,
  state: dispatch.state,
  username: dispatch.username,
  startsAt: dispatch.start_time,
  pausedAt: dispatch.pause_time,
  pausedBy: dispatch.paused_by,
  finishedAt: dispatch.finish_time,
  ratePerMinute: dispatch.rate_per_minute,
  total: dispatch.total,
  pending: dispatch.pending,
  dispatched: dispatch.dispatched,
  failed: dispatch.failed,
  canceled: dispatch.canceled,
  progress: dispatch.progress,
  actions: dispatch.actions,
})

export const toRow = (row: z.infer<typeof CoreRow>): BulkRow => ({
  number: row.number,
  customer: row.customer,
  values: row.values,
  state: row.state,
  isCorrected: row.is_corrected,
  canCorrect: row.can_correct,
  problems: row.problems,
})

export const toLog = (log: z.infer<typeof CoreLog>): BulkLog => ({
  row: log.row,
  state: log.state,
  customer: log.customer,
  email: log.email,
  phone: log.phone,
  money:
    log.amount === null || log.currency_code === null
      ? null
      : { amount: log.amount, currency: log.currency_code },
  channels: log.channels,
  error: log.error,
  errorCode: log.error_code,
  transactionId: log.transaction_id,
  orderNo: log.order_no,
  sentAt: log.sent_at,
  openedAt: log.opened_at,
  paidAt: log.paid_at,
})

export const toEarlier = ({
  created_at: uploadedAt,
  is_same: isSame,
  ...rest
}: z.infer<typeof CoreEarlier>): EarlierUpload => ({ ...rest, uploadedAt, isSame })

type CoreTotal = { currency_code: string; amount: string; rows: number }

export const toTotal = ({ currency_code: currency, amount, rows }: CoreTotal) => ({ amount, currency, rows })

export const toSum = ({ currency_code: currency, amount }: Omit<CoreTotal, 'rows'>) => ({ amount, currency })
