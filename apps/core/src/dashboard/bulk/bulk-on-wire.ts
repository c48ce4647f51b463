import type {
  BulkDispatch,
  BulkLog,
  BulkRow,
  BulkUpload,
} from '@wasl/contracts/core/dashboard/bulk/shapes.contract'
import { dispatchActions } from '@wasl/domain/bulk'
import { decimalText, money } from '@wasl/domain/money'
import type { z } from 'zod'
import { problemWords, type Says } from './bulk-words.ts'
import { isOpen } from './rows/correct-row.service.ts'
import type { DispatchRow } from './dispatch/dispatches.store.ts'
import type { EarlierUpload } from './earlier.store.ts'
import { customerName } from './rows/judge-row.ts'
import type { LogCounts, LogLine } from './logs.store.ts'
import type { Cells, Channel } from './rows/row.domain.ts'
import type { Row, RowCounts, Total } from './rows/rows.store.ts'
import type { UploadRow } from './uploads.store.ts'

/** `isStopped`: its last dispatch was stopped before its end. */
export type Tally = { wrong: number; imported: number; isStopped: boolean }

export const uploadOnWire = (
  row: UploadRow,
  { wrong, imported, isStopped }: Tally,
  says: Says,
): z.infer<typeof BulkUpload> => ({
  id: row.publicId,
  name: row.fileName,
  file_format: row.fileFormat,
  size: row.bytes,
  state: row.state,
  is_stopped: row.state === 'dispatched' && isStopped,
  rows: row.rowsTotal,
  rows_checked: row.rowsDone,
  imported_rows: imported,
  wrong_rows: wrong,
  username: row.username,
  created_at: row.createdAt.toISOString(),
  problem: row.problem && says(row.problem.code, row.problem.values),
})

export const rowOnWire = (upload: UploadRow, row: Row, says: Says): z.infer<typeof BulkRow> => ({
  number: row.number,
  customer: nameOrAddress(row.cells),
  values: row.cells,
  state: row.state,
  is_corrected: row.isCorrected,
  can_correct: isOpen(upload, row),
  problems: row.problems.map((problem) => ({
    column: problem.column,
    code: problem.code,
    ...problemWords(problem, says),
  })),
})

export function dispatchOnWire(row: DispatchRow, counts: LogCounts): z.infer<typeof BulkDispatch> {
  const pending = counts.pending + counts.creating
  const done = row.total - pending - counts.canceled
  return {
    id: row.publicId,
    number: row.number,
    state: row.state,
    username: row.username,
    start_time: row.startsAt.toISOString(),
    pause_time: row.pausedAt?.toISOString() ?? null,
    paused_by: row.pausedBy,
    finish_time: row.finishedAt?.toISOString() ?? null,
    rate_per_minute: row.ratePerMinute,
    total: row.total,
    pending,
    dispatched: counts.created + counts.sent,
    failed: counts.failed + counts.send_failed + counts.skipped_duplicate,
    canceled: counts.canceled,
    progress: row.total === 0 ? 100 : Math.floor((done / row.total) * 100),
    actions: dispatchActions(row.state),
  }
}

export const logOnWire = (line: LogLine, says: Says): z.infer<typeof BulkLog> => ({
  row: line.rowNumber,
  state: line.state,
  customer: nameOrAddress(line.cells),
  email: line.cells.customer_email ?? null,
  phone: line.cells.customer_phone ?? null,
  amount:
    line.amount === null || line.currency === null ? null : decimalText(money(line.amount, line.currency)),
  currency_code: line.currency,
  channels: line.channels.filter(isChannel),
  error_code: line.errorCode,
  error: line.errorCode && says(line.errorCode, line.errorValues ?? {}),
  transaction_id: line.transactionId,
  order_no: line.orderNo,
  sent_at: line.sentAt?.toISOString() ?? null,
  opened_at: line.openedAt?.toISOString() ?? null,
  paid_at: line.paidAt?.toISOString() ?? null,
})

export const totalOnWire = ({ currency, amount, rows }: Total) => ({
  currency_code: currency,
  amount: decimalText({ minor: amount, currency }),
  rows,
})

export const countsOnWire = ({ wrong, ready, taken, failed, corrected }: RowCounts) => ({
  wrong,
  ready,
  taken,
  failed,
  corrected,
  looked: wrong + corrected + failed,
})

export const earlierOnWire = ({ publicId, fileName, username, createdAt, isSame, rows }: EarlierUpload) => ({
  id: publicId,
  name: fileName,
  username,
  created_at: createdAt.toISOString(),
  is_same: isSame,
  rows,
})

const isChannel = (text: string): text is Channel => text === 'email' || text === 'sms' || text === 'whatsapp'

const nameOrAddress = (cells: Cells): string =>
  customerName(cells) || cells.customer_email || cells.customer_phone || ''
